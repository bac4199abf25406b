/** The place of a step, from the text of its number: steps without one follow those that have one. */
export const stepNumberOf = (text: string): number =>
  text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : Number.MAX_SAFE_INTEGER;

/** Steps by their numbers, summaries last; those of one number keep their order. */
export const stepsInOrder = <Step extends { readonly isSummary: boolean; readonly number: number }>(
  steps: readonly Step[],
): readonly Step[] =>
  steps.toSorted(
    (one, other) => Number(one.isSummary) - Number(other.isSummary) || one.number - other.number,
  );
