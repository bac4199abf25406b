/** A list of articles that grows as one scrolls. Source: site spec §2 "News overview". */
export interface NewsOverview<Card> {
  readonly tags: readonly string[];
  /** The page to ask for, from 1; `undefined` when there is no more. */
  readonly wanted: number | undefined;
  readonly cards: readonly Card[];
}

/** What the list begins with: page 1 of everything. */
export const startOverview = <Card>(): NewsOverview<Card> => ({ tags: [], wanted: 1, cards: [] });

/** A tag is chosen or dropped: the list begins again at page 1. */
export const toggleTag = <Card>(overview: NewsOverview<Card>, tag: string): NewsOverview<Card> => {
  const tags = overview.tags.includes(tag)
    ? overview.tags.filter((one) => one !== tag)
    : [...overview.tags, tag];
  return { tags, wanted: 1, cards: [] };
};

/** A page that was asked for. */
export interface LoadedPage<Card> {
  readonly page: number;
  readonly tags: readonly string[];
  readonly cards: readonly Card[];
  readonly hasNext: boolean;
}

/** A page arrived: it is added if it is the one wanted, for the tags still chosen; a late answer changes nothing. */
export const pageLoaded = <Card>(
  overview: NewsOverview<Card>,
  loaded: LoadedPage<Card>,
): NewsOverview<Card> => {
  const isLate = loaded.page !== overview.wanted || !sameTags(loaded.tags, overview.tags);
  if (isLate) return overview;
  const wanted = loaded.hasNext ? loaded.page + 1 : undefined;
  return { ...overview, wanted, cards: [...overview.cards, ...loaded.cards] };
};

const sameTags = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((tag, place) => tag === other[place]);
