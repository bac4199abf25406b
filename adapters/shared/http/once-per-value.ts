import { frozen } from '../frozen.ts';

/**
 * Computes a result once for each value that cannot change, such as a cached response, and for each key.
 *
 * The result is shared, so it is made unchangeable too. Results of other values are computed each time.
 */
export const oncePerKey = <Value, Key extends object, Result>(
  compute: (value: Value, key: Key) => Result,
): ((value: Value, key: Key) => Result) => {
  const results = new WeakMap<Key, (value: Value) => Result>();
  return (value, key) => {
    const ofKey = results.get(key) ?? oncePerValue((each: Value) => compute(each, key));
    results.set(key, ofKey);
    return ofKey(value);
  };
};

/** {@link oncePerKey} without a key. */
export const oncePerValue = <Value, Result>(
  compute: (value: Value) => Result,
): ((value: Value) => Result) => {
  const results = new WeakMap<object, { readonly result: Result }>();
  return (value) => {
    if (typeof value !== 'object' || value === null || !Object.isFrozen(value)) return compute(value);
    const cached = results.get(value) ?? { result: frozen(compute(value)) };
    results.set(value, cached);
    return cached.result;
  };
};
