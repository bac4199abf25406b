import {
  type ColumnDefinitionBuilder,
  type CreateTableBuilder,
  type Kysely,
  type SchemaModule,
  sql,
} from 'kysely';
import type { ColumnTypes } from '../engine.ts';

/** A step of the schema. Frozen once released. `query` fills new columns from stored rows. */
export type Migration = (schema: SchemaModule, types: ColumnTypes, query: Kysely<unknown>) => Promise<void>;

/** A column as the migrations write it: `text('required')`, `refers('events', 'restrict')`. */
export interface Column {
  readonly type: keyof ColumnTypes;
  readonly required?: boolean;
  readonly initial?: string | number;
  readonly refers?: { readonly table: string; readonly key: string; readonly onDelete: OnDelete };
}

type OnDelete = 'cascade' | 'restrict' | 'set null';

export const text: Column = { type: 'text' };
export const requiredText: Column = { type: 'text', required: true };
export const integer: Column = { type: 'integer' };
export const requiredInteger: Column = { type: 'integer', required: true };
export const flag: Column = { type: 'integer', required: true, initial: 0 };
export const sortIndex: Column = { type: 'double', required: true, initial: 100 };
export const initially = (initial: string): Column => ({ type: 'text', required: true, initial });
export const refers = (table: string, onDelete: OnDelete, key = 'id'): Column => ({
  type: 'text',
  refers: { table, key, onDelete },
});
export const requires = (table: string, onDelete: OnDelete, key = 'id'): Column => ({
  ...refers(table, onDelete, key),
  required: true,
});

/** The columns of every resource. */
export const everyResource = {
  id: requiredText,
  version: { type: 'integer', required: true, initial: 1 },
  created: requiredText,
  modified: requiredText,
} as const satisfies Record<string, Column>;

export interface Keys {
  readonly primary: readonly string[];
  /** A name ending in `?` is nullable, and null counts as a value: two nulls clash. */
  readonly unique?: readonly (readonly string[])[];
  readonly indexes?: readonly (readonly string[])[];
}

/** Creates a table with its keys and indexes; index names are derived from the columns. */
export const createTable = async (
  schema: SchemaModule,
  types: ColumnTypes,
  table: string,
  columns: Readonly<Record<string, Column>>,
  { primary, unique = [], indexes = [] }: Keys,
): Promise<void> => {
  let builder: CreateTableBuilder<string, string> = schema.createTable(table);
  for (const [name, column] of Object.entries(columns)) builder = withColumn(builder, types, name, column);
  await builder.addPrimaryKeyConstraint(`${table}Key`, [...primary]).execute();
  for (const names of unique) await indexOn(schema, table, names, true);
  for (const names of indexes) await indexOn(schema, table, names, false);
};

/** Adds columns to an existing table. */
export const addColumns = async (
  schema: SchemaModule,
  types: ColumnTypes,
  table: string,
  columns: Readonly<Record<string, Column>>,
): Promise<void> => {
  for (const [name, column] of Object.entries(columns)) {
    await schema
      .alterTable(table)
      .addColumn(name, types[column.type] as 'text', (made) => described(made, column))
      .execute();
  }
};

const withColumn = (
  builder: CreateTableBuilder<string, string>,
  types: ColumnTypes,
  name: string,
  column: Column,
): CreateTableBuilder<string, string> =>
  builder.addColumn(name, types[column.type] as 'text', (made) => described(made, column));

const described = (
  column: ColumnDefinitionBuilder,
  { required, initial, refers: target }: Column,
): ColumnDefinitionBuilder => {
  let made = column;
  if (required) made = made.notNull();
  if (initial !== undefined) made = made.defaultTo(initial);
  if (target) made = made.references(`${target.table}.${target.key}`).onDelete(target.onDelete);
  return made;
};

/** Creates an index; the expression for an optional column makes two nulls clash. */
const indexOn = async (
  schema: SchemaModule,
  table: string,
  names: readonly string[],
  unique: boolean,
): Promise<void> => {
  const plain = names.map((name) => name.replace('?', ''));
  let index = schema.createIndex([table, 'by', ...plain].join('_')).on(table);
  for (const name of names) index = index.expression(partOf(name));
  await (unique ? index.unique() : index).execute();
};

const partOf = (name: string) =>
  name.endsWith('?') ? sql`coalesce(${sql.ref(name.slice(0, -1))}, '')` : sql`${sql.ref(name)}`;
