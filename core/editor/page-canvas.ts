import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../shared/index.ts';
import type { DocumentPlace, PageDocument } from './page-document.ts';
import type { PagePlace } from './page-office.ts';

/** Port: draws a page as visitors would see it, with marks around its blocks, places and fields. */
export interface PageCanvas {
  /** The page as HTML without scripts, drawn from {@link canvasDocument}. */
  readonly draw: (place: PagePlace, document: PageDocument) => ResultAsync<string, Failure>;
}

/** The id of a block in the drawing of a page. @param index its place in the order of reading */
export const canvasId = (index: number): string => `block-${index}`;

/** A page whose blocks have the ids of {@link canvasId}: stored ids may occur twice, or be missing. */
export const canvasDocument = (document: PageDocument): PageDocument => {
  let last = -1;
  const nextId = (): string => {
    last += 1;
    return canvasId(last);
  };
  const renamed = (places: readonly DocumentPlace[]): readonly DocumentPlace[] =>
    places.map((place) => ({
      ...place,
      blocks: place.blocks.map((block) => ({
        ...block,
        // In the order of reading: before the blocks within.
        id: nextId(),
        places: renamed(block.places),
      })),
    }));
  return { ...document, areas: renamed(document.areas) };
};
