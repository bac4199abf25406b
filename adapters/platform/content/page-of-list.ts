/** Maximum length of a page of a list, as on the content platform. */
const MOST_AT_ONCE = 1000;

export interface PageInfo {
  readonly endCursor: string;
  readonly hasNext: boolean;
}

/** A page of a list: its entries, and the cursor of the next page. */
export interface ListPage<T> {
  readonly results: readonly T[];
  readonly pageInfo: PageInfo;
}

/** The requested page of a list. */
export interface PageRequest {
  readonly first?: number | null;
  /** The `endCursor` of the previous page; empty for the first page. */
  readonly after?: string | null;
}

/** The requested page length, clamped to 1–1000. */
export const lengthOf = ({ first }: PageRequest, usual: number): number =>
  Math.min(Math.max(Math.trunc(first ?? usual), 1), MOST_AT_ONCE);

/**
 * The key after which the page begins; `undefined` for the first page. An unknown cursor is decoded as bytes.
 */
export const startOf = ({ after }: PageRequest): string | undefined =>
  after ? Buffer.from(after, 'base64url').toString('utf8').replaceAll('\0', '') : undefined;

/**
 * Slices a page from rows in key order.
 *
 * @param rows one row more than wanted when there is a next page
 */
export const pageOfList = <T>(rows: readonly T[], limit: number, keyOf: (row: T) => string): ListPage<T> => {
  const results = rows.slice(0, limit);
  const last = results.at(-1);
  return {
    results,
    pageInfo: {
      endCursor: last === undefined ? '' : Buffer.from(keyOf(last)).toString('base64url'),
      hasNext: rows.length > limit,
    },
  };
};
