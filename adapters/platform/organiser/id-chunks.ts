/** How many ids a statement has at most: a limit that every engine accepts. */
export const IDS_AT_ONCE = 500;

/** Splits values into lists that fit a statement. */
export const chunksOf = <T>(values: readonly T[], most = IDS_AT_ONCE): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(values.length / most) }, (_, place) =>
    values.slice(place * most, (place + 1) * most),
  );
