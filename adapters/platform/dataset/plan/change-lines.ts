import type { Query } from '../../database/open-database.ts';
import type { Cell } from '../../profile-service/rows.ts';
import type { Cells } from '../read/cells.ts';
import type { Write } from './plan-rows.ts';
import { VOLATILE } from './recorded-values.ts';
import { deletionsIn, rowsBelow } from './rows-below.ts';
import { storedRows } from './stored-rows.ts';

/** How many changes are listed. */
const LISTED_CHANGES = 1_000;

/** How much of a value a line shows. */
const SHOWN = 60;

/**
 * What an import would do, value by value: `Changes stands, Noria Pumps, 8.B2, hall: "7" becomes "8"`. Removals come
 * first; at most {@link LISTED_CHANGES} lines, then their total.
 */
export const changeLines = async (query: Query, writes: readonly Write[]): Promise<readonly string[]> => {
  const names = await namesIn(query, writes);
  const removals = await removalLines(query, writes, names);
  const changes = writes.flatMap((write): readonly string[] => {
    if (write.does === 'delete') return [];
    if (write.does === 'insert') return [`Adds ${write.table}, ${names(write.row)}`];
    const { table, before, changes: after } = write;
    return Object.keys(after)
      .filter((column) => !HIDDEN.has(column) && !column.endsWith('Folded') && !column.endsWith('Natural'))
      .map((column) => {
        const [from, to] = [textOf(before[column]), textOf(after[column])];
        return `Changes ${table}, ${names(before)}, ${column}: ${from} becomes ${to}`;
      });
  });
  const lines = [...removals, ...changes];
  const more = lines.length - LISTED_CHANGES;
  return more > 0 ? [...lines.slice(0, LISTED_CHANGES), `and ${more} more changes`] : lines;
};

/** What every removal deletes, with what goes with it. */
const removalLines = async (
  query: Query,
  writes: readonly Write[],
  nameOf: (row: Cells) => string,
): Promise<readonly string[]> => {
  const below = await rowsBelow(query, deletionsIn(writes));
  return [...below].map(([{ table, before }, rows]) => {
    const others = Map.groupBy(rows.slice(1), (row) => row.table);
    const counts = [...others].map(([other, own]) => `${own.length} ${other}`);
    return `Removes ${table}, ${nameOf(before)}${counts.length > 0 ? ` (with ${counts.join(', ')})` : ''}`;
  });
};

const HIDDEN: ReadonlySet<string> = new Set([...VOLATILE, 'updated', 'searchText']);

const textOf = (cell: Cell | undefined): string => {
  const text = cell === null || cell === undefined ? '' : String(cell);
  if (text === '') return 'empty';
  return `"${text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text}"`.replaceAll(/\s+/g, ' ');
};

/** The columns that name a row of another table, and what that is called. */
const NAMED = [
  ['participationId', 'participations', 'organizationName'],
  ['productId', 'products', 'name'],
  ['newsItemId', 'newsItems', 'header'],
  ['awardId', 'awards', 'code'],
  ['categoryId', 'categories', 'code'],
] as const;

/** The first one that a row has says what it is called. */
const NAMES = [
  ...['organizationName', 'code', 'standNumber', 'header', 'title', 'refKey', 'name', 'email', 'uriType'],
  ...['path', 'key', 'slug', 'id'],
] as const;

/** Names rows as their organiser knows them: `Noria Pumps, Quiet 40`. */
const namesIn = async (query: Query, writes: readonly Write[]): Promise<(row: Cells) => string> => {
  const rows = writes.map((write) => (write.does === 'insert' ? write.row : write.before));
  const names = new Map<Cell, string>();
  for (const [column, table, name] of NAMED) {
    const ids = rows.flatMap((row) => row[column] ?? []).map(String);
    for (const row of await storedRows(query, table, 'id', ids)) names.set(row.id ?? null, String(row[name]));
    for (const write of writes)
      if (write.does === 'insert' && write.table === table)
        names.set(write.row.id ?? null, String(write.row[name]));
  }
  return (row) => {
    const owners = NAMED.flatMap(([column]) => names.get(row[column] ?? null) ?? []);
    const own = NAMES.find((name) => row[name] && !(name === 'id' && owners.length > 0));
    return [...owners, ...(own ? [String(row[own])] : [])].join(', ');
  };
};
