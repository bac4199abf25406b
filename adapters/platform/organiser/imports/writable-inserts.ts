import type { ImportStepRow } from '../../database/desk-tables.ts';
import type { Query } from '../../database/open-database.ts';
import { cellsIn } from '../../dataset/plan/recorded-values.ts';
import { ADDRESSES, PERMISSIONS, type RowKind, STANDS, URIS, USERS } from '../../dataset/plan/row-kinds.ts';
import { storedRows } from '../../dataset/plan/stored-rows.ts';
import { keyOf } from '../../dataset/read/cells.ts';

/** The tables of a list beside the companies, and the column by which their rows are found. */
const KINDS: readonly (readonly [kind: RowKind, column: 'participationId' | 'email'])[] = [
  ...[STANDS, ADDRESSES, URIS, PERMISSIONS].map((kind) => [kind, 'participationId'] as const),
  [USERS, 'email'],
];

/**
 * The steps that can add their rows: since the plan of the import, someone may have added the same person, stand,
 * address or link, or deleted the company.
 */
export const writableInserts = async (
  query: Query,
  steps: readonly ImportStepRow[],
): Promise<readonly ImportStepRow[]> => {
  const ids = steps.flatMap(({ after }) => textsOf(cellsIn(after).participationId));
  const companies = new Set([
    ...steps.filter(({ tableName }) => tableName === 'participations').map(({ rowId }) => rowId),
    ...(await storedRows(query, 'participations', 'id', ids)).map(({ id }) => String(id)),
  ]);
  const stored = new Set<string>();
  for (const [kind, column] of KINDS) {
    const own = steps.filter(({ tableName }) => tableName === kind.table);
    const values = own.flatMap(({ after }) => textsOf(cellsIn(after)[column]));
    for (const row of await storedRows(query, kind.table, column, values)) stored.add(nameOf(kind, row));
  }
  return steps.filter(({ tableName, after }) => {
    const cells = cellsIn(after);
    const kind = KINDS.map(([each]) => each).find(({ table }) => table === tableName);
    const hasCompany = textsOf(cells.participationId).every((id) => companies.has(id));
    return hasCompany && !(kind && stored.has(nameOf(kind, cells)));
  });
};

const nameOf = ({ table, key }: RowKind, row: Parameters<typeof keyOf>[0]): string =>
  `${table} ${keyOf(row, key)}`;

const textsOf = (cell: unknown): readonly string[] => (typeof cell === 'string' ? [cell] : []);
