import { badParameter } from './json-api.ts';
import { isStorable, isWholeNumber } from './read-attribute.ts';
import type { Attribute } from './resource.ts';
import type { Cell } from './rows.ts';

/** Most values of an `in`, and most characters of a value. */
const MOST_VALUES = 500;
const LONGEST_VALUE = 1_000;

/** One value to compare with, of the attribute's own kind. */
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

/** A pattern in which `%` stands for any text and `_` for any character; the backslash is an ordinary one. */
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

const badValue = (wanted: string) => badParameter('filter', 'filter-value', `The value must be ${wanted}`);
