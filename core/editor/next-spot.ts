import type { Area } from '../page/index.ts';
import { blockWith, type DocumentSpot, placeAt } from './find-block.ts';
import type { PageDocument } from './page-document.ts';

const MAIN: Area = 'main';

/**
 * Where a block would be inserted: in the first empty place of the selected block, else after it; without a selected
 * block at the end of the main area.
 */
export const nextSpot = (document: PageDocument, selected: string | undefined): DocumentSpot => {
  const current = selected === undefined ? undefined : blockWith(document, selected);
  if (current === undefined)
    return { key: MAIN, index: placeAt(document, { key: MAIN })?.blocks.length ?? 0 };
  const empty = current.block.places.find(({ blocks }) => blocks.length === 0);
  if (empty) return { owner: current.block.id, key: empty.key, index: 0 };
  return { ...current.spot, index: current.spot.index + 1 };
};

/** Every page has a main area, even one that was never filled. */
export const withMainArea = (document: PageDocument): PageDocument =>
  placeAt(document, { key: MAIN })
    ? document
    : { ...document, areas: [...document.areas, { key: MAIN, blocks: [] }] };
