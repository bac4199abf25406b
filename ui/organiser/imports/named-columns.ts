import type { ImportColumn } from '@fairdesk/core/organiser';
import type { Labels } from '../../shared/texts/translate.ts';

/** A column of a list, with a name of its own. */
export interface NamedColumn extends ImportColumn {
  readonly name: string;
}

/**
 * The columns of a list that have a heading or a value, by their headings. The letters of the spreadsheet name a
 * column without a heading, and tell columns with the same heading apart.
 */
export const namedColumns = (
  columns: readonly ImportColumn[],
  { t }: Pick<Labels, 't'>,
): readonly NamedColumn[] => {
  const headings = Map.groupBy(columns, ({ heading }) => heading);
  return columns
    .map((column, place) => {
      const { heading } = column;
      const letters = columnLetters(place);
      if (heading === '') return { ...column, name: t('import-column-unnamed', { letters }) };
      const isOnly = headings.get(heading)?.length === 1;
      return { ...column, name: isOnly ? heading : `${heading} (${letters})` };
    })
    .filter(({ heading, samples }) => heading !== '' || samples.length > 0);
};

/** The letters of a column in a spreadsheet: the 0-based place 27 is `AB`. */
const columnLetters = (place: number): string =>
  (place < LETTERS ? '' : columnLetters(Math.floor(place / LETTERS) - 1)) +
  String.fromCharCode(FIRST_LETTER + (place % LETTERS));

const LETTERS = 26;
const FIRST_LETTER = 'A'.charCodeAt(0);
