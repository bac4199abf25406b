/** Whether two values of a document have the same content. */
export const isEqual = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Values by name that both may have changed, added or removed.
 *
 * @param join merges a value that both changed differently; `undefined` when that is impossible
 * @returns `undefined` when a value cannot be merged
 */
export const mergeRecords = <Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
  join: (...values: Values[keyof Values][]) => unknown = () => undefined,
): Values | undefined => {
  const merged = new Map<string, unknown>();
  for (const name of Object.keys({ ...base, ...mine, ...theirs }) as (keyof Values & string)[]) {
    const [before, own, other] = [base[name], mine[name], theirs[name]];
    const isClash = ![before, other].some((value) => isEqual(own, value)) && !isEqual(other, before);
    const value = isClash ? join(before, own, other) : isEqual(own, before) ? other : own;
    if (value !== undefined) merged.set(name, value);
    else if (isClash) return undefined;
  }
  return Object.fromEntries(merged) as Values;
};
