import type { Query } from '../../database/open-database.ts';
import { anyTable } from '../../profile-service/rows.ts';
import type { Cells } from '../read/cells.ts';
import { distinct, textOf } from './export-cells.ts';
import type { ExportedFiles } from './export-files.ts';
import type { ExportNotes } from './export-table.ts';

/** The fair to export. */
export interface ExportedFair {
  readonly query: Query;
  readonly event: Cells;
  readonly slug: string;
  readonly timeZone: string;
  /** The uid of each company by its id. */
  readonly uids: ReadonlyMap<string, string>;
  readonly sites: readonly Cells[];
  readonly codes: ReadonlyMap<string, string>;
  readonly files: Pick<ExportedFiles, 'pathOf'>;
  readonly notes: ExportNotes;
}

export const ofEvent = (query: Query, table: string, event: Cells) =>
  anyTable(query).selectFrom(table).selectAll().where('eventId', '=', textOf(event.id)).execute();

export const sorted = <T>(rows: readonly T[], keyOf: (row: T) => string): readonly T[] =>
  rows
    .map((row) => ({ row, key: keyOf(row) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ row }) => row);

/** The codes of the categories of a fair by id; a category without one is known by its id. */
export const categoryCodes = async (query: Query, event: Cells): Promise<ReadonlyMap<string, string>> => {
  const rows = sorted(await ofEvent(query, 'categories', event), ({ id }) => textOf(id));
  const codes = distinct(rows.map(({ code, id }) => textOf(code) || textOf(id)));
  return new Map(rows.map(({ id }, place) => [textOf(id), codes[place] ?? '']));
};
