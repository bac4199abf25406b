import { hash } from 'node:crypto';
import { oncePerValue } from '#adapters/shared/http/once-per-value.ts';

/**
 * A text that only equal values have, for plain data. Of values that cannot change, such as the blocks of a cached
 * page, it is made once: making it takes longer than finding what belongs to it.
 */
export const valueKey = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return String(JSON.stringify(value));
  if (Object.isFrozen(value)) return hashOf(value);
  if (Array.isArray(value)) return `[${value.map(valueKey).join()}]`;
  if (Object.getPrototypeOf(value) !== Object.prototype) return JSON.stringify(value);
  const entries = Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}:${valueKey(each)}`);
  return `{${entries.join()}}`;
};

const hashOf = oncePerValue((value: object) => hash('sha256', JSON.stringify(value), 'base64url'));
