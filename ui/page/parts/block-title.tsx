import { PLAIN_LOOK, type Placed } from '@fairdesk/core/page';
import type { RenderContext } from '../render-context.ts';
import { Editable } from './editable.tsx';

interface Props {
  block: Placed & { readonly title: string };
  page: RenderContext;
  className?: string | undefined;
}

/** The id of a block's title. */
export const titleId = (uid: string): string => `title-${uid}`;

/** A block's title, in the tag its editor chose; other elements refer to its id to name the block. */
export function BlockTitle({ block, page, className }: Props) {
  const { uid, title, look = PLAIN_LOOK } = block;
  if (look.hidesTitle || (title === '' && page.state !== 'edit')) return null;
  const Tag = look.heading;
  return (
    <Tag id={titleId(uid)} className={className} data-title>
      <Editable owner={block} of="title" page={page} isEmpty={title === ''}>
        {title}
      </Editable>
    </Tag>
  );
}
