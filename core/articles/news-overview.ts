/** A list of articles that loads more while the reader scrolls. Source: site spec §2 "News overview". */
export interface NewsOverview<Card> {
  readonly tags: readonly string[];
  /** The next page to load, from 1; `undefined` when there is none. */
  readonly nextPage: number | undefined;
  readonly cards: readonly Card[];
}

/** The initial state: page 1 without a tag filter. */
export const startOverview = <Card>(): NewsOverview<Card> => ({ tags: [], nextPage: 1, cards: [] });

/** Selects or deselects a tag, which restarts the list at page 1. */
export const toggleTag = <Card>(overview: NewsOverview<Card>, tag: string): NewsOverview<Card> => {
  const tags = overview.tags.includes(tag)
    ? overview.tags.filter((one) => one !== tag)
    : [...overview.tags, tag];
  return { tags, nextPage: 1, cards: [] };
};

/** A page that has been loaded. */
export interface LoadedPage<Card> {
  readonly page: number;
  readonly tags: readonly string[];
  readonly cards: readonly Card[];
  readonly hasNext: boolean;
}

/** Appends a loaded page if it is the next one for the tags selected now; ignores a late response. */
export const pageLoaded = <Card>(
  overview: NewsOverview<Card>,
  loaded: LoadedPage<Card>,
): NewsOverview<Card> => {
  const isLate = loaded.page !== overview.nextPage || !sameTags(loaded.tags, overview.tags);
  if (isLate) return overview;
  const nextPage = loaded.hasNext ? loaded.page + 1 : undefined;
  return { ...overview, nextPage, cards: [...overview.cards, ...loaded.cards] };
};

const sameTags = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((tag, place) => tag === other[place]);
