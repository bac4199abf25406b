import { slugOf } from '../shared/index.ts';

/** The table of contents beside an article. Source: site spec §2 "Table of contents", §9. */

/** The delay before the table is built, after the page has loaded, in milliseconds. */
export const CONTENTS_DELAY_MS = 2000;

/** The table appears once the first heading is within this distance of the top of the screen, in pixels. */
export const CONTENTS_THRESHOLD_PX = 400;

/** A heading of an article. */
export interface Heading {
  readonly level: 1 | 2 | 3 | 4 | 5;
  readonly text: string;
  /** Distance from the top of the screen, in pixels; negative once scrolled past. */
  readonly top: number;
}

/** Whether the table is visible: once the first second-level heading is within 400 px of the top. */
export const showsContents = (headings: readonly Heading[]): boolean => {
  const first = headings.find(({ level }) => level === 2);
  return first !== undefined && first.top <= CONTENTS_THRESHOLD_PX;
};

/**
 * The index of the active entry: that of the last heading in view, or with none in view, of the last one
 * scrolled past.
 *
 * 0-based; `undefined` before the first.
 */
export const activeEntry = (headings: readonly Heading[], screenHeight: number): number | undefined => {
  const place = headings.findLastIndex(({ top }) => top < screenHeight);
  return place < 0 ? undefined : place;
};

/** A unique anchor for each heading: `getting-there`, `getting-there-2`. */
export const anchorsOf = (texts: readonly string[]): readonly string[] => {
  /** Every anchor used so far; for a slug, the number it has reached. */
  const anchors = new Map<string, number>();
  return texts.map((text) => {
    const slug = slugOf(text) || 'section';
    let number = anchors.get(slug) ?? 1;
    let anchor = slug;
    while (anchors.has(anchor)) {
      number += 1;
      anchor = `${slug}-${number}`;
    }
    anchors.set(anchor, 1).set(slug, number);
    return anchor;
  });
};
