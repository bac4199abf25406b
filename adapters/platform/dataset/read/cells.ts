import type { Language } from '@fairdesk/core/shared';
import type { Cell } from '../../profile-service/rows.ts';

/** A row, or some of its columns. */
export type Cells = Readonly<Record<string, Cell>>;

/** A text in some of the languages; null removes that of a language. */
export type LocalisedWish = Readonly<Partial<Record<Language, string | null>>>;

/** The folder's value for a column: nothing, a value, or a text in some of the languages. */
export type Wish = Cell | LocalisedWish | undefined;
export type Wishes = Readonly<Record<string, Wish>>;

/** A single text for the columns that identify a row. */
export const keyOf = (cells: Cells, columns: readonly string[]): string =>
  JSON.stringify(columns.map((column) => cells[column] ?? null));
