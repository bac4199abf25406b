import type { DocumentBlock, DocumentPlace, PageDocument } from './page-document.ts';

/** A position on a page: in an area, or in a place of a block. */
export interface DocumentSpot {
  /** The block that has the place; absent for an area of the page. */
  readonly owner?: string;
  /** The key of the area or place. */
  readonly key: string;
  /** How many blocks of the place come before it. */
  readonly index: number;
}

/** Every block of a page with its spot and depth, in the order of reading. A block in an area has depth 1. */
export const blocksOf = (document: Pick<PageDocument, 'areas'>): readonly PlacedBlock[] =>
  document.areas.flatMap((area) => inPlace(area, undefined, 1));

/** A block and where it stands. */
export interface PlacedBlock {
  readonly block: DocumentBlock;
  readonly spot: DocumentSpot;
  readonly depth: number;
}

const inPlace = (place: DocumentPlace, owner: string | undefined, depth: number): readonly PlacedBlock[] =>
  place.blocks.flatMap((block, index) => [
    { block, spot: { ...(owner !== undefined && { owner }), key: place.key, index }, depth },
    ...block.places.flatMap((inner) => inPlace(inner, block.id, depth + 1)),
  ]);

/** The block with that id and its spot; `undefined` when the page has none. */
export const blockWith = (document: Pick<PageDocument, 'areas'>, id: string): PlacedBlock | undefined =>
  blocksOf(document).find(({ block }) => block.id === id);

/** The place at a spot; `undefined` when the page has none. */
export const placeAt = (
  document: Pick<PageDocument, 'areas'>,
  { owner, key }: Omit<DocumentSpot, 'index'>,
): DocumentPlace | undefined => {
  const places = owner === undefined ? document.areas : blockWith(document, owner)?.block.places;
  return places?.find((place) => place.key === key);
};

/** Whether a block is that block or holds it, at any depth; false without an id. */
export const holds = (block: DocumentBlock, id: string | undefined): boolean =>
  block.id === id || block.places.some(({ blocks }) => blocks.some((inner) => holds(inner, id)));

/** How many levels of blocks a block is: 1 for a block that holds no other. */
export const heightOf = ({ places }: DocumentBlock): number =>
  1 + Math.max(0, ...places.flatMap(({ blocks }) => blocks.map(heightOf)));
