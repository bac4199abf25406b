import type { TableKey } from './engine.ts';

/** Collects the columns of primary keys, which are sorted by table, then by place in the key. */
export const tableKeysOf = (
  columns: readonly { readonly name: string; readonly column: string }[],
): readonly TableKey[] =>
  [...Map.groupBy(columns, ({ name }) => name)].map(([name, key]) => ({
    name,
    key: key.map(({ column }) => column),
  }));
