import { pageFaults } from '@fairdesk/core/editor';
import { sanitise } from '../../shared/sanitise.ts';
import { Layout } from '../content/layout-schema.ts';
import { invalid } from '../identity/read-input.ts';

/**
 * A layout as it is stored: valid for readers, within the limits of a page, with its rich text sanitised.
 *
 * @throws 400 with the fault
 */
export const cleanLayout = (layout: unknown): string => {
  const faults = pageFaults(layout);
  if (faults.length > 0) throw invalid(faults);
  if (!Layout.safeParse(layout).success) throw invalid([{ path: '', code: 'page-invalid' }]);
  return JSON.stringify(cleaned(layout));
};

/** The limits keep values shallow enough for recursion. */
const cleaned = (value: unknown, name = ''): unknown => {
  if (typeof value === 'string') return cleanText(value, name);
  if (Array.isArray(value)) return value.map((each) => cleaned(each, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cleaned(each, key)]));
};

const cleanText = (text: string, name: string): string => {
  if (ADDRESSES.test(name) && isScript(text)) return '';
  if (!/<[a-z!/?]/i.test(text)) return text;
  const values = valuesIn(text);
  if (values === undefined) return sanitise(text);
  const clean = cleaned(values);
  return JSON.stringify(clean) === JSON.stringify(values) ? text : JSON.stringify(clean);
};

const ADDRESSES = /^(?:href|src|url|value)$/i;

/** Browsers ignore control characters and spaces in schemes. */
const isScript = (text: string): boolean =>
  /^(?:javascript|vbscript|data):/i.test(text.replaceAll(/[\p{Cc}\s]/gu, ''));

/** The values of a text that is JSON, such as the steps of a form; `undefined` for any other text. */
const valuesIn = (text: string): object | undefined => {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    const values: unknown = JSON.parse(text);
    // A text may nest deeper than its page.
    return typeof values === 'object' && values !== null && pageFaults(values).length === 0
      ? values
      : undefined;
  } catch {
    return undefined;
  }
};
