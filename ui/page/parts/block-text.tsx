import type { BlockEditing } from '@fairdesk/core/page';
import { RichText } from '../../shared/rich-text.tsx';
import type { RenderContext } from '../render-context.ts';
import { Editable } from './editable.tsx';

interface Props {
  owner: { readonly html: string; readonly editing?: BlockEditing };
  page: RenderContext;
}

/** The formatted text of a block, or of an item in it. */
export function BlockText({ owner, page }: Props) {
  if (owner.html === '' && page.state !== 'edit') return null;
  return (
    <Editable owner={owner} of="html" page={page} isEmpty={owner.html === ''}>
      <RichText html={owner.html} />
    </Editable>
  );
}
