import { blocksOf, blockWith, type DocumentBlock, type PageDocument } from '@fairdesk/core/editor';

/**
 * The block of the same page in another language that a block translates: the one with its id, else the one in its
 * position when it is of the same component.
 */
export const sourceBlock = (
  source: PageDocument,
  document: PageDocument,
  id: string,
): DocumentBlock | undefined => {
  const same = blockWith(source, id);
  if (same) return same.block;
  const place = blocksOf(document).findIndex(({ block }) => block.id === id);
  const own = blocksOf(document)[place]?.block;
  const beside = blocksOf(source)[place]?.block;
  return own && beside?.component === own.component ? beside : undefined;
};
