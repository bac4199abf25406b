/**
 * A copy of a value as it would arrive over the network: without `undefined`, and only with numbers that JSON
 * supports.
 *
 * Copying also isolates the two sides from each other's mutations.
 */
export const wireValue = (value: unknown): unknown => {
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : null;
  if (Array.isArray(value)) return value.map((item) => (item === undefined ? null : wireValue(item)));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) => (field === undefined ? [] : [[name, wireValue(field)]])),
  );
};
