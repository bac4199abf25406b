/** How many rows are worked on before other requests get their turn. */
export const ROWS_AT_ONCE = 250;

/** Lets other requests of the server continue. */
export const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Maps a long list, and lets other requests continue between slices of it. */
export const mapInSlices = async <T, R>(
  values: readonly T[],
  map: (value: T, place: number) => R,
): Promise<readonly R[]> => {
  const mapped: R[] = [];
  for (const [place, value] of values.entries()) {
    if (place > 0 && place % ROWS_AT_ONCE === 0) await pause();
    mapped.push(map(value, place));
  }
  return mapped;
};
