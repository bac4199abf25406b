import {
  type ExhibitorCursor,
  type ExhibitorQuery,
  type ExhibitorSort,
  NO_STAND_KEY,
  naturalKey,
} from '../organiser/index.ts';
import type { ExhibitorContext, ExhibitorFacts } from './matches-exhibitor.ts';

/** The place of an exhibitor when the list is sorted by this column. */
export const cursorAt = (
  { row, names }: ExhibitorFacts,
  sort: ExhibitorSort,
  { fold }: Pick<ExhibitorContext, 'fold'>,
): ExhibitorCursor => {
  const { id } = row;
  switch (sort) {
    case 'name':
      return { key: names[0] ?? '', id };
    case 'stand': {
      const keys = row.stands.map(({ number }) => naturalKey(fold(number))).toSorted(byCodePoint);
      return { key: keys[0] ?? NO_STAND_KEY, id };
    }
    case 'sign-in':
      return { key: row.lastSignIn ?? '', id };
    case 'late':
      return { key: row.lateTasks, id };
    case 'completeness':
      return { key: row.completeness, id };
  }
};

/** Compares two places in the order of a query: equal values by id, in the same direction. */
export const compareCursors =
  ({ isDescending }: Pick<ExhibitorQuery, 'isDescending'>) =>
  (one: ExhibitorCursor, other: ExhibitorCursor): number => {
    const order = compareKeys(one.key, other.key) || byCodePoint(one.id, other.id);
    return isDescending ? -order : order;
  };

const compareKeys = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : byCodePoint(String(one), String(other));

/** By code point, as databases sort; `<` alone would sort by UTF-16 unit. */
const byCodePoint = (one: string, other: string): number => {
  const others = [...other];
  for (const [place, letter] of [...one].entries()) {
    const theirs = others[place];
    if (theirs === undefined) return 1;
    if (letter !== theirs) return (letter.codePointAt(0) ?? 0) - (theirs.codePointAt(0) ?? 0);
  }
  return [...one].length - others.length;
};
