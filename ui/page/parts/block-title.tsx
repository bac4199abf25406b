import { PLAIN_LOOK, type Placed } from '@fairdesk/core/page';
import type { RenderContext } from '../render-context.ts';
import { Editable } from './editable.tsx';

interface Props {
  block: Placed & { readonly title: string };
  page: RenderContext;
  className?: string | undefined;
  /** Whether the block is named by it: only then it has an id, which takes 40 bytes that do not compress. */
  isName?: boolean;
}

/** The id of a title that is the name of its block. */
export const titleId = (uid: string): string => `title-${uid}`;

/** A block's title, in the tag its editor chose. */
export function BlockTitle({ block, page, className, isName = false }: Props) {
  const { uid, title, look = PLAIN_LOOK } = block;
  if (look.hidesTitle || (title === '' && page.state !== 'edit')) return null;
  const Tag = look.heading;
  return (
    <Tag {...(isName && { id: titleId(uid) })} className={className} data-title>
      <Editable owner={block} of="title" page={page} isEmpty={title === ''}>
        {title}
      </Editable>
    </Tag>
  );
}
