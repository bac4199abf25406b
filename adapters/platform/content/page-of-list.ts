/** How many entries a list gives at most, as the content platform does. */
const MOST_AT_ONCE = 1000;

interface PageInfo {
  readonly endCursor: string;
  readonly hasNext: boolean;
}

/** One page of a list: its entries, and where the next one begins. */
export interface ListPage<T> {
  readonly results: readonly T[];
  readonly pageInfo: PageInfo;
}

/** Which page of a list is asked for. */
export interface PageRequest {
  readonly first?: number | null;
  /** The `endCursor` of the page before; empty for the first one. */
  readonly after?: string | null;
}

/** How many entries are wanted: between 1 and 1000. */
export const lengthOf = ({ first }: PageRequest, usual: number): number =>
  Math.min(Math.max(Math.trunc(first ?? usual), 1), MOST_AT_ONCE);

/** The key after which the page begins; `undefined` for the first page. A cursor nobody gave out begins at its bytes. */
export const startOf = ({ after }: PageRequest): string | undefined =>
  after ? Buffer.from(after, 'base64url').toString('utf8').replaceAll('\0', '') : undefined;

/**
 * Cuts a page from rows read in the order of their keys.
 *
 * @param rows one more than wanted where there are more
 */
export const pageOfList = <T>(rows: readonly T[], wanted: number, keyOf: (row: T) => string): ListPage<T> => {
  const results = rows.slice(0, wanted);
  const last = results.at(-1);
  return {
    results,
    pageInfo: {
      endCursor: last === undefined ? '' : Buffer.from(keyOf(last)).toString('base64url'),
      hasNext: rows.length > wanted,
    },
  };
};
