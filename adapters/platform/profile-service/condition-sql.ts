import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Resource } from '../resources/resource.ts';
import type { Condition } from './condition.ts';
import { attributeOf, backColumn } from './resource-map.ts';

/** SQL that is true or false for one row. */
export type Truth = RawBuilder<SqlBool>;

/**
 * A condition on the rows of a table, as SQL: names from our descriptions, values as parameters.
 *
 * @param table the table's alias in the statement; `depth` keeps nested aliases apart.
 */
export const conditionSql = (condition: Condition, table: string, depth = 0): Truth => {
  const column = 'column' in condition ? sql.ref(`${table}.${condition.column}`) : sql``;
  switch (condition.kind) {
    case 'all':
      return joined(condition.of, ' and ', ALWAYS, table, depth);
    case 'some':
      return joined(condition.of, ' or ', NEVER, table, depth);
    case 'compare':
      return sql`${column} ${sql.raw(condition.sign)} ${condition.value}`;
    case 'among':
      return amongSql(column, condition.values, condition.not);
    case 'like': {
      // Escapes the backslash, which is an escape character in only one of the engines.
      const pattern = condition.pattern.replaceAll('\\', '\\\\');
      return condition.anyCase
        ? sql`lower(${column}) like lower(${pattern}) escape '\\'`
        : sql`${column} like ${pattern} escape '\\'`;
    }
    case 'absent':
      return condition.is ? sql`${column} is null` : sql`${column} is not null`;
    case 'related':
      return relatedSql(condition, table, depth + 1);
  }
};

const ALWAYS: Truth = sql`1 = 1`;
const NEVER: Truth = sql`1 = 0`;

const joined = (
  conditions: readonly Condition[],
  word: ' and ' | ' or ',
  none: Truth,
  table: string,
  depth: number,
): Truth => {
  if (conditions.length === 0) return none;
  const parts = conditions.map((condition) => conditionSql(condition, table, depth));
  return sql`(${sql.join(parts, sql.raw(word))})`;
};

const amongSql = (column: RawBuilder<unknown>, values: readonly unknown[], not: boolean): Truth => {
  if (values.length === 0) return not ? ALWAYS : NEVER;
  return not ? sql`${column} not in (${sql.join(values)})` : sql`${column} in (${sql.join(values)})`;
};

type Related = Extract<Condition, { kind: 'related' }>;

/**
 * A condition on related rows that the caller can see.
 *
 * When the condition selects few related rows by an index, they are found first (`in`); otherwise each of
 * our rows is checked against the related table (`exists`), so that the cost follows the requested list.
 */
const relatedSql = ({ relation, target, where }: Related, table: string, depth: number): Truth => {
  const other = `r${depth}`;
  const matches = conditionSql(where, other, depth);
  const truth = target.access ? sql<SqlBool>`${matches} and ${target.access.includes(other)}` : matches;
  const from = sql`${sql.table(target.table)} as ${sql.table(other)}`;
  const own = sql.ref(`${table}.id`);
  const others = (column: string) => sql.ref(`${other}.${column}`);
  switch (relation.kind) {
    case 'one':
      return sql`${sql.ref(`${table}.${relation.column}`)} in (select ${others('id')} from ${from} where ${truth})`;
    case 'many': {
      const back = others(backColumn(target, relation.by));
      return namesFew(where, target)
        ? sql`${own} in (select ${back} from ${from} where ${truth})`
        : sql`exists (select 1 from ${from} where ${back} = ${own} and ${truth})`;
    }
    case 'through': {
      const pair = sql.table(`p${depth}`);
      const owner = sql`${pair}.${sql.ref(relation.from)}`;
      const pairs = sql`${sql.table(relation.table)} as ${pair}`;
      const both = sql`${from} where ${pair}.${sql.ref(relation.target)} = ${others('id')} and ${truth}`;
      // A cross join makes SQLite begin with the pairs of our row, however few rows the condition leaves.
      return namesFew(where, target)
        ? sql`${own} in (select ${owner} from ${pairs}, ${both})`
        : sql`exists (select 1 from ${pairs} cross join ${both} and ${owner} = ${own})`;
    }
  }
};

/** Whether a condition selects rows by their ids. */
export const namesIds = (where: Condition): boolean => {
  switch (where.kind) {
    case 'all':
      return where.of.some(namesIds);
    case 'some':
      return where.of.length > 0 && where.of.every(namesIds);
    case 'compare':
      return where.sign === '=' && where.column === 'id';
    case 'among':
      return !where.not && where.column === 'id';
    default:
      return false;
  }
};

/** Whether a condition selects few rows by an index, independent of the table's size. */
const namesFew = (where: Condition, target: Resource): boolean => {
  switch (where.kind) {
    case 'all':
      return where.of.some((each) => namesFew(each, target));
    case 'some':
      return where.of.length > 0 && where.of.every((each) => namesFew(each, target));
    case 'compare':
      return where.sign === '=' && isIndexed(where.column, target);
    case 'among':
      return !where.not && isIndexed(where.column, target);
    default:
      return false;
  }
};

const isIndexed = (column: string, target: Resource): boolean =>
  column === 'id' || attributeOf(target, column)?.indexed === true;
