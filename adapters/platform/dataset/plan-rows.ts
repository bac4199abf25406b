import { naturalKey } from '@fairdesk/core/organiser';
import { LANGUAGES, type Localised } from '@fairdesk/core/shared';
import { v7 as newId } from 'uuid';
import { fold } from '../database/fold.ts';
import type { Cell } from '../profile-service/rows.ts';
import { type Cells, keyOf, type Wish, type Wishes } from './cells.ts';
import type { DatasetFault } from './dataset-fault.ts';
import type { Entry } from './read-table.ts';
import type { RowKind } from './row-kinds.ts';

/** A row as the folder describes it. */
export interface PlannedRow {
  /** The columns that identify the row among its kind. */
  readonly key: Cells;
  readonly values: Wishes;
  /** Defaults for a new row. */
  readonly initial?: Cells;
  readonly fault: Entry<unknown>['fault'];
}

export type Write =
  | { readonly does: 'insert'; readonly table: string; readonly row: Cells }
  | {
      readonly does: 'update';
      readonly table: string;
      readonly where: Cells;
      readonly changes: Cells;
      /** The stored row. */
      readonly before: Cells;
    };

export interface Counts {
  readonly new: number;
  readonly changed: number;
  readonly unchanged: number;
}

/** The writes that bring one kind of row in line with the folder. */
export interface RowPlan {
  readonly writes: readonly Write[];
  readonly faults: readonly DatasetFault[];
  readonly counts: Counts;
  /** All rows after the import, stored and new, by {@link keyOf} of their key. */
  readonly rows: ReadonlyMap<string, Cells>;
}

/** Compares the folder's rows with the store; writes nothing. */
export const planRows = (
  kind: RowKind,
  stored: readonly Cells[],
  wanted: readonly PlannedRow[],
  now: Date,
): RowPlan => {
  const rows = new Map(stored.map((row) => [keyOf(row, kind.key), row]));
  const keys = new Set<string>();
  const writes: Write[] = [];
  const faults: DatasetFault[] = [];
  for (const row of wanted) {
    const key = keyOf(row.key, kind.key);
    const known = rows.get(key);
    if (keys.has(key)) faults.push(row.fault('', 'Another row already says this; leave one of them out.'));
    else if (known === undefined) {
      faults.push(...missing(kind, row));
      const made = { ...idFor(kind), ...row.initial, ...row.key, ...wishesOf(row.values), ...kind.made(now) };
      rows.set(key, made);
      writes.push({ does: 'insert', table: kind.table, row: withFolded(kind, made) });
    } else {
      const changes = changesTo(known, row.values);
      rows.set(key, { ...known, ...changes });
      if (Object.keys(changes).length > 0)
        writes.push({
          does: 'update',
          table: kind.table,
          where: identityOf(kind, known),
          changes: { ...withFolded(kind, changes), ...kind.touched(now, known) },
          before: known,
        });
    }
    keys.add(key);
  }
  const inserts = writes.filter(({ does }) => does === 'insert').length;
  const counts = { new: inserts, changed: writes.length - inserts, unchanged: keys.size - writes.length };
  return { writes, faults, counts, rows };
};

const missing = ({ needs }: RowKind, { values, fault }: PlannedRow): readonly DatasetFault[] =>
  Object.entries(needs)
    .filter(([column]) => values[column] === undefined)
    .map(([, named]) => fault(named, 'This is new, so it cannot be left empty.'));

const idFor = ({ id }: RowKind): Cells => (id === 'made' ? { id: newId() } : {});

const identityOf = ({ id, key }: RowKind, row: Cells): Cells =>
  Object.fromEntries((id === 'none' ? key : ['id']).map((column) => [column, row[column] ?? null]));

const wishesOf = (values: Wishes): Cells =>
  Object.fromEntries(
    Object.entries(values).flatMap(([column, wish]) =>
      wish === undefined ? [] : [[column, cellOf(wish, null)]],
    ),
  );

const changesTo = (stored: Cells, values: Wishes): Cells =>
  Object.fromEntries(
    Object.entries(values).flatMap(([column, wish]) => {
      if (wish === undefined) return [];
      const before = stored[column] ?? null;
      const after = cellOf(wish, before);
      return after === before ? [] : [[column, after]];
    }),
  );

/** Merges a localised text: languages that the folder omits keep their stored text. */
const cellOf = (wish: Exclude<Wish, undefined>, before: Cell): Cell => {
  if (wish === null || typeof wish !== 'object') return wish;
  const stored = typeof before === 'string' ? (JSON.parse(before) as Localised) : {};
  const merged = LANGUAGES.flatMap((language) => {
    const text = wish[language] ?? stored[language];
    return text === undefined ? [] : [[language, text]];
  });
  const same = LANGUAGES.every(
    (language) => wish[language] === undefined || wish[language] === stored[language],
  );
  return same && typeof before === 'string' ? before : JSON.stringify(Object.fromEntries(merged));
};

const withFolded = ({ folded, natural = [] }: RowKind, cells: Cells): Cells => {
  const copies = (columns: readonly string[], suffix: string, copy: (text: string) => string) =>
    columns.flatMap((column) => {
      const text = cells[column];
      return typeof text === 'string' ? [[`${column}${suffix}`, copy(text)]] : [];
    });
  const keys = copies(natural, 'Natural', (text) => naturalKey(fold(text)));
  return { ...cells, ...Object.fromEntries([...copies(folded, 'Folded', fold), ...keys]) };
};
