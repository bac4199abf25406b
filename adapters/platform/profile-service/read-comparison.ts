import { fold } from '../database/fold.ts';
import type { Attribute } from '../resources/resource.ts';
import type { Condition, Sign } from './condition.ts';
import { badParameter } from './json-api.ts';
import { readFilterValue, readFilterValues, readPattern } from './read-filter-value.ts';

/** Parses an operator and its value for a column. */
export const readComparison = (column: string, attribute: Attribute, op: string, val: unknown): Condition => {
  if (op === 'is_null') return readAbsence(column, val);
  const { kind } = attribute;
  // The text of a JSON value can be searched, and nothing else.
  if (kind === 'localised' || (kind === 'json' && op !== 'like')) throw unknownOperator();
  switch (op) {
    case 'in':
    case 'notin':
      return { kind: 'among', column, values: readFilterValues(attribute, val), not: op === 'notin' };
    case 'like':
    case 'ilike':
      return readLike(column, attribute, val, op === 'ilike');
    default:
      return readSign(column, attribute, op, val);
  }
};

export const badFilter = (code: string, title: string) => badParameter('filter', code, title);

export const unknownOperator = () => badFilter('filter-operator', 'That operator cannot be used there');

const readAbsence = (column: string, val: unknown): Condition => {
  if (typeof val !== 'boolean') throw badFilter('filter-value', 'is_null asks for true or false');
  return { kind: 'absent', column, is: val };
};

/** Folded names match regardless of case and accents; other texts regardless of the case of a to z. */
const readLike = (column: string, attribute: Attribute, val: unknown, anyCase: boolean): Condition => {
  const pattern = readPattern(attribute, val);
  return anyCase && attribute.folded
    ? { kind: 'like', column: `${column}Folded`, pattern: fold(pattern), anyCase: false }
    : { kind: 'like', column, pattern, anyCase };
};

/** Comparing with null tests for absence. */
const readSign = (column: string, attribute: Attribute, op: string, val: unknown): Condition => {
  const sign = SIGNS.get(op);
  if (!sign) throw unknownOperator();
  if (val === null && (sign === '=' || sign === '!=')) return { kind: 'absent', column, is: sign === '=' };
  return { kind: 'compare', column, sign, value: readFilterValue(attribute, val) };
};

const SIGNS: ReadonlyMap<string, Sign> = new Map([
  ['eq', '='],
  ['ne', '!='],
  ['gt', '>'],
  ['ge', '>='],
  ['lt', '<'],
  ['le', '<='],
]);
