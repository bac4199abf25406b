import type { Placed } from './placed.ts';

/** An element that an editor sent along between the blocks, to find them by; only while a page is edited. */
export interface RawBlock extends Placed {
  readonly kind: 'raw';
  readonly element: RawElement;
  readonly attributes: Readonly<Record<string, string>>;
  /** What stands in it, as HTML of the editor's own; empty for nothing. */
  readonly contents: string;
}

/** The elements that may be sent along: none of them runs anything. */
export const RAW_ELEMENTS = ['code', 'div', 'span', 'p', 'a', 'img'] as const;
/** One of {@link RAW_ELEMENTS}. */
export type RawElement = (typeof RAW_ELEMENTS)[number];
