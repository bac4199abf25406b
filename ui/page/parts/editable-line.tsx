import type { BlockEditing } from '@fairdesk/core/page';
import type { RenderContext } from '../render-context.ts';
import { Editable } from './editable.tsx';

interface Props {
  owner: { readonly editing?: BlockEditing };
  /** The name of the displayed property. */
  of: string;
  text: string;
  page: RenderContext;
  className?: string | undefined;
}

/** A line of a block; an empty one is visible only to editors, who can fill it. */
export function EditableLine({ owner, of, text, page, className }: Props) {
  if (text === '' && page.state !== 'edit') return null;
  return (
    <p className={className}>
      <Editable owner={owner} of={of} page={page} isEmpty={text === ''}>
        {text}
      </Editable>
    </p>
  );
}
