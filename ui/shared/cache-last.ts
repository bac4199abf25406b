/** Caches the results of a function for its latest different keys. */
export const cacheLast = <Input extends readonly unknown[], Result>(
  max: number,
  keyOf: (...input: Input) => string,
  compute: (...input: Input) => Result,
): ((...input: Input) => Result) => {
  const results = new Map<string, Result>();
  return (...input) => {
    const key = keyOf(...input);
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = compute(...input);
    if (results.size >= max) results.delete(results.keys().next().value ?? '');
    results.set(key, result);
    return result;
  };
};
