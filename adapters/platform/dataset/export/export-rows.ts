import type { z } from 'zod';
import type { Query } from '../../database/open-database.ts';
import { storedRows } from '../plan/stored-rows.ts';
import type { Cells } from '../read/cells.ts';
import { type ExportedRow, listOf, textOf } from './export-cells.ts';
import { type ExportedFiles, keyIn } from './export-files.ts';

/** Some companies of a fair, to write at once. */
export interface CompanyChunk {
  readonly query: Query;
  readonly event: { readonly slug: string; readonly timeZone: string };
  /** The uid of each company by its id, in the order of the folder. */
  readonly uids: ReadonlyMap<string, string>;
  readonly files: Pick<ExportedFiles, 'pathOf'>;
  /** The codes of the fair's categories by id. */
  readonly codes: ReadonlyMap<string, string>;
}

/** A table with a row, or rows, for each company. */
export interface CompanyTable {
  readonly file: string;
  readonly schema: z.ZodObject;
  readonly rowsOf: (chunk: CompanyChunk) => Promise<readonly ExportedRow[]>;
}

export const stored = ({ query, uids }: CompanyChunk, table: string) =>
  storedRows(query, table, 'participationId', [...uids.keys()]);

/** Rows by the text in a column. */
export const groupBy = (rows: readonly Cells[], column: string): ReadonlyMap<string, readonly Cells[]> => {
  const groups = new Map<string, Cells[]>();
  for (const row of rows) {
    const key = textOf(row[column]);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
};

export const inOrder = (rows: readonly Cells[] = []): readonly Cells[] =>
  rows.toSorted(
    (a, b) => Number(a.sortIndex ?? 0) - Number(b.sortIndex ?? 0) || (textOf(a.id) < textOf(b.id) ? -1 : 1),
  );

export const byText = (rows: readonly Cells[], column: string): readonly Cells[] =>
  rows.toSorted((a, b) => (textOf(a[column]) < textOf(b[column]) ? -1 : 1));

/** The rows of each company, in the order of the folder. */
export const each = (
  chunk: CompanyChunk,
  rows: readonly Cells[],
  toRow: (row: Cells) => ExportedRow,
  order: (rows: readonly Cells[]) => readonly Cells[] = inOrder,
): readonly ExportedRow[] => {
  const groups = groupBy(rows, 'participationId');
  return [...chunk.uids].flatMap(([id, participation]) =>
    order(groups.get(id) ?? []).map((row) => ({ event: chunk.event.slug, participation, ...toRow(row) })),
  );
};

export const codesOf = ({ codes }: CompanyChunk, pairs: readonly Cells[] = []): string =>
  listOf(pairs.flatMap(({ categoryId }) => codes.get(textOf(categoryId)) ?? []).toSorted());

/** Pictures and documents of an owner, in order; those of award entries and withdrawn ones belong elsewhere. */
export const visibleFiles = (rows: readonly Cells[]): readonly Cells[] =>
  inOrder(
    rows.filter(({ questionnaireId, isWithdrawn }) => !questionnaireId && Number(isWithdrawn ?? 0) !== 1),
  );

/** The logo of each company by its id: the address of a file. */
export const logosOf = async ({ query, uids }: Pick<CompanyChunk, 'query' | 'uids'>) => {
  const rows = await storedRows(query, 'participations', 'id', [...uids.keys()]);
  return new Map(rows.map((row) => [textOf(row.id), { row, key: keyIn(row.logoUrl) }]));
};
