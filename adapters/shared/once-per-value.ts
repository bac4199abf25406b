import { frozen } from './frozen.ts';

/**
 * Computes a result once for each value that cannot change, such as a cached response, and for each key.
 *
 * The result is shared, so it is made unchangeable too. Results of other values are computed each time.
 */
export const oncePerValue = <Value, Key extends object, Result>(
  compute: (value: Value, key: Key) => Result,
): ((value: Value, key: Key) => Result) => {
  const results = new WeakMap<object, WeakMap<Key, { readonly result: Result }>>();
  return (value, key) => {
    if (typeof value !== 'object' || value === null || !Object.isFrozen(value)) return compute(value, key);
    const ofValue = results.get(value) ?? new WeakMap<Key, { readonly result: Result }>();
    results.set(value, ofValue);
    const known = ofValue.get(key) ?? { result: frozen(compute(value, key)) };
    ofValue.set(key, known);
    return known.result;
  };
};
