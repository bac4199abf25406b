/** How much of an index is read at once. */
export interface IndexLimits {
  /** More changed pages, or more companies, than this are indexed in the background. */
  readonly few: number;
  /** Pages whose times are read at once. */
  readonly slice: number;
  /** Companies with a common stamp: when one of them has changed, all of them are read. */
  readonly companies: number;
  /** In milliseconds: other requests run after this time. */
  readonly turnMs: number;
}

export const INDEX_LIMITS: IndexLimits = { few: 500, slice: 1_000, companies: 250, turnMs: 5 };
