import { isSame } from '../is-same.ts';

/**
 * The values of another user with one's own changes: what both changed is one's own, what only the other one changed is
 * theirs. Texts by language, and other values by name, are changed one by one; a list is changed as a whole.
 *
 * @param start what both began with
 */
export const withOwnChanges = <Value>(start: Value, mine: Value, theirs: Value): Value => {
  if (isSame(mine, start)) return theirs;
  if (!isRecord(start) || !isRecord(mine) || !isRecord(theirs)) return mine;
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  const merged = names.map((name) => [name, withOwnChanges(start[name], mine[name], theirs[name])] as const);
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined)) as Value;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
