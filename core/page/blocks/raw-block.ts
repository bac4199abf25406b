import type { Placed } from './placed.ts';

/** A marker element that the editor placed between blocks to locate them; present only in edit mode. */
export interface RawBlock extends Placed {
  readonly kind: 'raw';
  readonly element: RawElement;
  readonly attributes: Readonly<Record<string, string>>;
  /** Its contents, as HTML from the editor; empty for none. */
  readonly contents: string;
}

/** The elements an editor may place between blocks; none of them executes code. */
export const RAW_ELEMENTS = ['code', 'div', 'span', 'p', 'a', 'img'] as const;
/** One of {@link RAW_ELEMENTS}. */
export type RawElement = (typeof RAW_ELEMENTS)[number];
