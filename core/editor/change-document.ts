import { blockWith, type DocumentSpot, holds, placeAt } from './find-block.ts';
import type { DocumentBlock, DocumentPlace, PageDocument } from './page-document.ts';

/** Puts a block at a spot; an index past the end means the end. The page is unchanged when it has no such place. */
export const insertBlock = (document: PageDocument, block: DocumentBlock, spot: DocumentSpot): PageDocument =>
  withPlace(document, spot, (blocks) => [...blocks.slice(0, spot.index), block, ...blocks.slice(spot.index)]);

/** Removes a block with all it holds. */
export const removeBlock = (document: PageDocument, id: string): PageDocument => {
  const found = blockWith(document, id);
  return found === undefined
    ? document
    : withPlace(document, found.spot, (blocks) => blocks.filter((block) => block.id !== id));
};

/**
 * Moves a block with all it holds. The index counts the blocks of the place before the move. A block cannot move into
 * itself: the page is then unchanged.
 */
export const moveBlock = (document: PageDocument, id: string, spot: DocumentSpot): PageDocument => {
  const found = blockWith(document, id);
  if (found === undefined || placeAt(document, spot) === undefined) return document;
  if (holds(found.block, spot.owner)) return document;
  const isSamePlace = found.spot.owner === spot.owner && found.spot.key === spot.key;
  const index = spot.index - (isSamePlace && found.spot.index < spot.index ? 1 : 0);
  return insertBlock(removeBlock(document, id), found.block, { ...spot, index });
};

/**
 * Puts a copy of a block, and of all it holds, after it.
 *
 * @param newId gives the id of each copy; the first call is for the block itself
 */
export const duplicateBlock = (document: PageDocument, id: string, newId: () => string): PageDocument => {
  const found = blockWith(document, id);
  if (found === undefined) return document;
  return insertBlock(document, copyOf(found.block, newId), { ...found.spot, index: found.spot.index + 1 });
};

/** A copy of a block and of all it holds, with new ids. */
export const copyOf = (block: DocumentBlock, newId: () => string): DocumentBlock => ({
  ...block,
  id: newId(),
  places: block.places.map(({ key, blocks }) => ({
    key,
    blocks: blocks.map((inner) => copyOf(inner, newId)),
  })),
});

/** Replaces a block by what a change makes of it. */
export const changeBlock = (
  document: PageDocument,
  id: string,
  change: (block: DocumentBlock) => DocumentBlock,
): PageDocument => {
  const found = blockWith(document, id);
  return found === undefined
    ? document
    : withPlace(document, found.spot, (blocks) =>
        blocks.map((block) => (block.id === id ? change(block) : block)),
      );
};

type ChangeBlocks = (blocks: readonly DocumentBlock[]) => readonly DocumentBlock[];

/** Blocks outside that place stay the same objects, so that a view draws only what changed. */
const withPlace = (
  document: PageDocument,
  { owner, key }: Omit<DocumentSpot, 'index'>,
  change: ChangeBlocks,
): PageDocument => ({ ...document, areas: inPlaces(document.areas, undefined, { owner, key }, change) });

const inPlaces = (
  places: readonly DocumentPlace[],
  owner: string | undefined,
  target: { readonly owner: string | undefined; readonly key: string },
  change: ChangeBlocks,
): readonly DocumentPlace[] => {
  if (owner === target.owner)
    return places.map((place) =>
      place.key === target.key ? { ...place, blocks: change(place.blocks) } : place,
    );
  return places.map((place) =>
    place.blocks.some((block) => holds(block, target.owner))
      ? {
          ...place,
          blocks: place.blocks.map((block) =>
            holds(block, target.owner)
              ? { ...block, places: inPlaces(block.places, block.id, target, change) }
              : block,
          ),
        }
      : place,
  );
};
