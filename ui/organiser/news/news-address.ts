import { ARTICLE_VIEWS, type ArticleFilter } from '@fairdesk/core/editor';
import { DEFAULT_LANGUAGE, isLanguage, queryString } from '@fairdesk/core/shared';

type Query = Readonly<Record<string, string>>;

/** The filter in the query of an address; an invalid value is as if it was absent. */
export const newsFilterOf = ({ view, language = '', search = '', tag = '' }: Query): ArticleFilter => ({
  view: ARTICLE_VIEWS.find((each) => each === view) ?? 'all',
  language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
  search,
  tag,
});

/** The query that has this filter. */
export const newsQueryOf = ({ view, language, search, tag }: ArticleFilter): Query => ({
  ...(view !== 'all' && { view }),
  ...(view === 'missing' && { language }),
  ...(tag !== '' && { tag }),
  ...(search !== '' && { search }),
});

/** The list of news with this filter. @param list its address */
export const newsAddress = (list: string, filter: ArticleFilter): string => {
  const query = queryString(newsQueryOf(filter));
  return query === '' ? list : `${list}?${query}`;
};
