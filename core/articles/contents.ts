import { slugOf } from '../shared/index.ts';

/** The table of contents beside an article. Source: site spec §2 "Table of contents", §9. */

/** How long after the page has loaded it is built, in milliseconds. */
export const CONTENTS_DELAY_MS = 2000;

/** How near to the top of the screen the first heading must be for it to appear, in pixels. */
export const CONTENTS_THRESHOLD_PX = 400;

/** A heading of the article. */
export interface Heading {
  readonly level: 1 | 2 | 3 | 4 | 5;
  readonly text: string;
  /** From the top of the screen, in pixels; negative once scrolled past. */
  readonly top: number;
}

/** Whether the table is seen: once the first heading of the second level is within 400 px of the top. */
export const showsContents = (headings: readonly Heading[]): boolean => {
  const first = headings.find(({ level }) => level === 2);
  return first !== undefined && first.top <= CONTENTS_THRESHOLD_PX;
};

/**
 * The place of the entry that is marked: of the last heading in view; with none in view, the one read last.
 *
 * 0-based; `undefined` before the first.
 */
export const activeEntry = (headings: readonly Heading[], screenHeight: number): number | undefined => {
  const place = headings.findLastIndex(({ top }) => top < screenHeight);
  return place < 0 ? undefined : place;
};

/** An anchor for each heading, none twice: `getting-there`, `getting-there-2`. */
export const anchorsOf = (texts: readonly string[]): readonly string[] => {
  /** Every anchor that is given, and for a slug the number it came to. */
  const given = new Map<string, number>();
  return texts.map((text) => {
    const slug = slugOf(text) || 'section';
    let number = given.get(slug) ?? 1;
    let anchor = slug;
    while (given.has(anchor)) {
      number += 1;
      anchor = `${slug}-${number}`;
    }
    given.set(anchor, 1).set(slug, number);
    return anchor;
  });
};
