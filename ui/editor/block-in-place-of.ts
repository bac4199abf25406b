import { type DocumentSpot, type PageDocument, placeAt } from '@fairdesk/core/editor';

/** The id of the block to select where one was removed: the next one, the last one, or the owner of the place. */
export const blockInPlaceOf = (document: PageDocument, spot: DocumentSpot): string | undefined => {
  const blocks = placeAt(document, spot)?.blocks;
  return (blocks?.[spot.index] ?? blocks?.at(-1))?.id ?? spot.owner;
};
