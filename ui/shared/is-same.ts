/** Whether two values have the same contents, such as texts by language; files are compared by identity. */
export const isSame = (one: unknown, other: unknown): boolean =>
  compare(one, other, (left, right) => left === right);

/**
 * The same for values of which one may have been stored: services strip white space around texts, compose their accents
 * and complete web addresses.
 */
export const isSameOnceStored = (one: unknown, other: unknown): boolean =>
  compare(one, other, (left, right) => storedText(left) === storedText(right));

const compare = (
  one: unknown,
  other: unknown,
  isEqual: (one: unknown, other: unknown) => boolean,
): boolean => {
  if (!isContainer(one) || !isContainer(other)) return isEqual(one, other);
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => compare(Reflect.get(one, name), Reflect.get(other, name), isEqual));
};

const storedText = (value: unknown): unknown =>
  typeof value === 'string'
    ? value
        .trim()
        .normalize('NFC')
        .replace(/^https:\/\//, '')
    : value;

const isContainer = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype);
