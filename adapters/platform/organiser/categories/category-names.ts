import type { Query } from '../../database/open-database.ts';

/** The names of these categories; of a deleted one, its id. */
export const categoryNames = async (
  query: Query,
  ids: readonly string[],
): Promise<(id: string) => string> => {
  const unique = [...new Set(ids)];
  const rows =
    unique.length === 0
      ? []
      : await query.selectFrom('categories').select(['id', 'name']).where('id', 'in', unique).execute();
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? id;
};
