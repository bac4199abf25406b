import type { Query } from '../../database/open-database.ts';
import { anyTable } from '../../profile-service/rows.ts';
import type { Cells } from '../read/cells.ts';

/** Maximum number of values in a statement: a limit that every engine accepts. */
const AT_ONCE = 500;

/** The stored rows whose column has one of these values. */
export const storedRows = async (
  query: Query,
  table: string,
  column: string,
  values: readonly string[],
): Promise<readonly Cells[]> => {
  const distinct = [...new Set(values)];
  const rows: Cells[] = [];
  for (let start = 0; start < distinct.length; start += AT_ONCE) {
    const some = distinct.slice(start, start + AT_ONCE);
    rows.push(...(await anyTable(query).selectFrom(table).selectAll().where(column, 'in', some).execute()));
  }
  return rows;
};

/** All rows of a table that stays small. */
export const allRows = (query: Query, table: string): Promise<readonly Cells[]> =>
  anyTable(query).selectFrom(table).selectAll().execute();
