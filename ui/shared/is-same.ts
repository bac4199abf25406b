/** Whether two values have the same contents, such as texts by language; files are compared by identity. */
export const isSame = (one: unknown, other: unknown): boolean => {
  if (!isContainer(one) || !isContainer(other)) return one === other;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame(Reflect.get(one, name), Reflect.get(other, name)));
};

const isContainer = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype);
