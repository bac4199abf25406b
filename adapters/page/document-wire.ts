import type { PageDocument } from '@fairdesk/core/editor';
import { swapAreaName } from './area-names.ts';

/** A document with placeholders as the keys of its areas, from one with their roles, and the reverse. Columns stay. */
const withSwappedAreas = (document: PageDocument): PageDocument => ({
  ...document,
  areas: document.areas.map((area) => ({ ...area, key: swapAreaName(area.key) })),
});

/**
 * Converts documents to and from JSON of the API, which names areas as the content platform does.
 *
 * Tabs and servers of two releases share it, and so do unsaved copies in a browser: it must not change.
 */
export const documentWire = { read: withSwappedAreas, write: withSwappedAreas, areaOf: swapAreaName };
