import type { ExhibitorSort } from './exhibitor-query.ts';

/** The place of an exhibitor in a sorted list: its value in the sorted column, then its id. */
export interface ExhibitorCursor {
  readonly key: string | number;
  readonly id: string;
}

/** The key of an exhibitor without a stand: after every number and letter. */
export const NO_STAND_KEY = '~';

/** The columns that sort by number; the others sort by text. */
const NUMERIC: readonly ExhibitorSort[] = ['late', 'completeness'];

/** The text of a cursor, for an address. */
export const cursorText = ({ key, id }: ExhibitorCursor): string => JSON.stringify([key, id]);

/** Parses a cursor; `undefined` unless it fits the sorted column. */
export const exhibitorCursorOf = (text: string, sort: ExhibitorSort): ExhibitorCursor | undefined => {
  const [key, id] = partsOf(text);
  if (typeof id !== 'string') return undefined;
  if (NUMERIC.includes(sort)) return typeof key === 'number' ? { key, id } : undefined;
  return typeof key === 'string' ? { key, id } : undefined;
};

const partsOf = (text: string): readonly unknown[] => {
  try {
    const parts: unknown = JSON.parse(text);
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
};
