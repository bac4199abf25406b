import { naturalKey } from '@fairdesk/core/organiser';
import { LANGUAGES, type Localised } from '@fairdesk/core/shared';
import { v7 as newId } from 'uuid';
import { mapInSlices } from '../../../shared/pause.ts';
import { fold } from '../../database/fold.ts';
import type { Cell } from '../../profile-service/rows.ts';
import { type Cells, keyOf, type Wish, type Wishes } from '../read/cells.ts';
import type { DatasetFault } from '../read/dataset-fault.ts';
import { FAULT_REASONS } from '../read/fault-reason.ts';
import type { Entry } from '../read/read-table.ts';
import type { RowKind } from './row-kinds.ts';

/** A row as the folder describes it. */
export interface PlannedRow {
  /** The columns that identify the row among its kind. */
  readonly key: Cells;
  readonly values: Wishes;
  /** Defaults for a new row. */
  readonly initial?: Cells;
  /** Whether to delete the stored row. */
  readonly isRemoved?: boolean | undefined;
  /** Whether to change a stored row only: what is made empty needs no new row. */
  readonly isChangeOnly?: boolean | undefined;
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
      readonly fault: PlannedRow['fault'];
    }
  | {
      readonly does: 'delete';
      readonly table: string;
      readonly where: Cells;
      /** The stored row. */
      readonly before: Cells;
      readonly fault: PlannedRow['fault'];
    };

export interface Counts {
  readonly new: number;
  readonly changed: number;
  readonly removed: number;
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

/** Compares the folder's rows with the store, in slices; writes nothing. */
export const planRows = async (
  kind: RowKind,
  stored: readonly Cells[],
  targetRows: readonly PlannedRow[],
  now: Date,
): Promise<RowPlan> => {
  const rows = new Map(await mapInSlices(stored, (row) => [keyOf(row, kind.key), row] as const));
  const keys = new Set<string>();
  const writes: Write[] = [];
  const faults: DatasetFault[] = [];
  await mapInSlices(targetRows, (row) => {
    const key = keyOf(row.key, kind.key);
    const storedRow = rows.get(key);
    if (storedRow === undefined && isLeftOut(row)) return;
    const planned = keys.has(key) ? repeated(row, storedRow) : planRow(kind, row, storedRow, now);
    faults.push(...(planned.faults ?? []));
    writes.push(...(planned.write ? [planned.write] : []));
    if (planned.stored) rows.set(key, planned.stored);
    else rows.delete(key);
    keys.add(key);
  });
  const countOf = (verb: Write['does']) => writes.filter(({ does }) => does === verb).length;
  const counts = {
    new: countOf('insert'),
    changed: countOf('update'),
    removed: countOf('delete'),
    unchanged: keys.size - writes.length,
  };
  return { writes, faults, counts, rows };
};

/** What is not stored cannot be removed or made empty. */
const isLeftOut = ({ isRemoved, isChangeOnly }: PlannedRow): boolean => Boolean(isRemoved || isChangeOnly);

interface PlannedWrite {
  /** The row after the import. */
  readonly stored?: Cells;
  readonly write?: Write;
  readonly faults?: readonly DatasetFault[];
}

const repeated = ({ fault }: PlannedRow, stored: Cells | undefined): PlannedWrite => ({
  ...(stored && { stored }),
  faults: [fault('', FAULT_REASONS.repeated())],
});

const planRow = (kind: RowKind, row: PlannedRow, stored: Cells | undefined, now: Date): PlannedWrite => {
  const { table } = kind;
  if (stored === undefined) {
    const made = { ...idFor(kind), ...row.initial, ...row.key, ...wishesOf(row.values), ...kind.made(now) };
    const write: Write = { does: 'insert', table, row: withFolded(kind, made) };
    return { stored: made, write, faults: missing(kind, row) };
  }
  const where = identityOf(kind, stored);
  const { fault } = row;
  if (row.isRemoved) return { write: { does: 'delete', table, where, before: stored, fault } };
  const values = changesTo(stored, row.values);
  if (Object.keys(values).length === 0) return { stored };
  const changes = { ...withFolded(kind, values), ...kind.touched(now, stored) };
  const faults = emptied(kind, values).map((named) => fault(named, FAULT_REASONS.notEmptied()));
  const write: Write = { does: 'update', table, where, changes, before: stored, fault };
  return { stored: { ...stored, ...values }, write, faults };
};

const missing = (kind: RowKind, { values, fault }: PlannedRow): readonly DatasetFault[] => {
  const absent = Object.entries(kind.needs).filter(([column]) => values[column] === undefined);
  return [...absent.map(([, named]) => named), ...emptied(kind, wishesOf(values))].map((named) =>
    fault(named, FAULT_REASONS.missing()),
  );
};

/** The required columns without a text in any language, by the organiser's name. */
const emptied = ({ needs }: RowKind, cells: Cells): readonly string[] =>
  Object.entries(needs).flatMap(([column, named]) => (cells[column] === '{}' ? [named] : []));

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
export const cellOf = (wish: Exclude<Wish, undefined>, before: Cell): Cell => {
  if (wish === null || typeof wish !== 'object') return wish;
  const stored = typeof before === 'string' ? (JSON.parse(before) as Localised) : {};
  const merged = LANGUAGES.flatMap((language) => {
    const text = wish[language] === undefined ? stored[language] : wish[language];
    return text === undefined || text === null ? [] : [[language, text]];
  });
  const same = LANGUAGES.every(
    (language) => wish[language] === undefined || (wish[language] ?? undefined) === stored[language],
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
