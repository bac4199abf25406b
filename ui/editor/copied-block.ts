import {
  type BlockDescription,
  blockWith,
  duplicateBlock,
  type PageDocument,
  spotFault,
} from '@fairdesk/core/editor';

/** A page with the copy of a block, and the id of the copy. */
interface CopiedBlock {
  readonly document: PageDocument;
  readonly id: string;
}

/** Copies a block to the place after it; `undefined` when the page may have no other one. */
export const copiedBlock = (
  document: PageDocument,
  descriptions: readonly BlockDescription[],
  id: string,
  newId: () => string,
): CopiedBlock | undefined => {
  const found = blockWith(document, id);
  if (found === undefined) return undefined;
  const ids: string[] = [];
  const next = duplicateBlock(document, id, () => {
    const added = newId();
    ids.push(added);
    return added;
  });
  const [copy] = ids;
  const added = copy === undefined ? undefined : blockWith(next, copy);
  if (added === undefined) return undefined;
  // As if it were new: a page may have only so many of it.
  const isAllowed = spotFault(document, descriptions, added.block, found.spot) === undefined;
  return isAllowed ? { document: next, id: added.block.id } : undefined;
};
