import type { Attribute } from '../resources/resource.ts';
import { badParameter } from './json-api.ts';
import { isStorable, isWholeNumber } from './read-attribute.ts';
import type { Cell } from './rows.ts';

/** Maximum number of values of an `in`, and maximum length of a value in characters. */
const MOST_VALUES = 500;
const LONGEST_VALUE = 1_000;

/** Parses a value to compare with, of the attribute's kind. */
export const readFilterValue = (attribute: Attribute, value: unknown): Cell => {
  switch (attribute.kind) {
    case 'flag':
      if (typeof value !== 'boolean') throw badValue('true or false');
      return value ? 1 : 0;
    case 'integer':
      if (!isWholeNumber(value)) throw badValue('a whole number');
      return value;
    case 'number':
      if (typeof value !== 'number' || !Number.isFinite(value)) throw badValue('a number');
      return value;
    default:
      return readText(attribute, value);
  }
};

export const readFilterValues = (attribute: Attribute, values: unknown): readonly Cell[] => {
  if (!Array.isArray(values) || values.length > MOST_VALUES) {
    throw badValue(`a list of at most ${MOST_VALUES} values`);
  }
  return values.map((value) => readFilterValue(attribute, value));
};

/** A pattern in which `%` matches any text and `_` any character; the backslash is literal. */
export const readPattern = (attribute: Attribute, value: unknown): string => {
  if (typeof value !== 'string' || attribute.kind === 'flag' || isNumeric(attribute)) {
    throw badValue('a text to compare with a text');
  }
  return readText(attribute, value);
};

const isNumeric = ({ kind }: Attribute): boolean => kind === 'integer' || kind === 'number';

const readText = ({ lowerCase }: Attribute, value: unknown): string => {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || text.length > LONGEST_VALUE || !isStorable(text)) throw badValue('a text');
  return lowerCase ? text.toLowerCase() : text;
};

const badValue = (expected: string) =>
  badParameter('filter', 'filter-value', `The value must be ${expected}`);
