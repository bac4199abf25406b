import type { BlockEditing } from '@fairdesk/core/page';
import type { RenderContext } from '../render-context.ts';
import { Editable } from './editable.tsx';

interface Props {
  owner: { readonly editing?: BlockEditing };
  /** The property it shows. */
  of: string;
  text: string;
  page: RenderContext;
  className?: string | undefined;
}

/** One line of a block: left out where it is empty, except to the editor, who may still fill it. */
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
