/**
 * Caches the results of a function for the keys that came last.
 *
 * @param max how many results are cached, at least 1
 * @param keyOf equal keys have equal results
 */
export const cacheLast = <Input extends readonly unknown[], Result>(
  max: number,
  keyOf: (...input: Input) => string,
  compute: (...input: Input) => Result,
): ((...input: Input) => Result) => {
  const results = new Map<string, Result>();
  return (...input) => {
    const key = keyOf(...input);
    const result = results.has(key) ? (results.get(key) as Result) : compute(...input);
    results.delete(key);
    if (results.size >= max) results.delete(results.keys().next().value ?? '');
    results.set(key, result);
    return result;
  };
};
