/** The middle of several measurements; of an even number the upper of the two. 0 if there is none. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
