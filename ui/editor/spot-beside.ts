import { blockWith, type DocumentSpot, type PageDocument, placeAt } from '@fairdesk/core/editor';

/** The spot of a block once it has moved past the one beside it; `undefined` at the end of its place. */
export const spotBeside = (
  document: PageDocument,
  id: string,
  way: 'up' | 'down',
): DocumentSpot | undefined => {
  const spot = blockWith(document, id)?.spot;
  if (spot === undefined) return undefined;
  const last = (placeAt(document, spot)?.blocks.length ?? 0) - 1;
  if (way === 'up' ? spot.index === 0 : spot.index >= last) return undefined;
  return { ...spot, index: way === 'up' ? spot.index - 1 : spot.index + 2 };
};
