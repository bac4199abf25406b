import { pageFaults } from '@fairdesk/core/editor';
import { sanitise } from '../../../shared/sanitise.ts';

type Values = Readonly<Record<string, unknown>>;

export const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Values in their order, each replaced. */
export const mapped = (values: Values, to: (value: unknown, name: string) => unknown): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, to(value, name)]));

/**
 * A value that may hold HTML, with every text in it sanitised. The limits of a page keep it shallow enough for
 * recursion.
 *
 * @param name of its field
 */
export const cleanValue = (value: unknown, name = ''): unknown => {
  if (typeof value === 'string') return cleanText(value, name);
  if (Array.isArray(value)) return value.map((each) => cleanValue(each, name));
  return isValues(value) ? mapped(value, cleanValue) : value;
};

const cleanText = (text: string, name: string): string => {
  if (ADDRESSES.test(name) && isScript(text)) return '';
  // JSON may write `<` as `\u003c`, so its values are read before markup is looked for.
  const values = valuesIn(text);
  if (values === undefined) return MARKUP.test(text) ? sanitise(text) : text;
  // It may nest deeper than its page, where markup is not looked for.
  if (pageFaults(values).length > 0) return '';
  const clean = cleanValue(values);
  return JSON.stringify(clean) === JSON.stringify(values) ? text : JSON.stringify(clean);
};

const MARKUP = /<[a-z!/?]/i;

const ADDRESSES = /^(?:href|src|url|value|jsonValue)$/i;

/** Browsers ignore control characters and spaces in schemes. */
export const isScript = (text: string): boolean =>
  /^(?:javascript|vbscript|data):/i.test(text.replaceAll(/[\p{Cc}\s]/gu, ''));

/** The values of a text that is JSON, such as the steps of a form; `undefined` for any other text. */
const valuesIn = (text: string): object | undefined => {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
