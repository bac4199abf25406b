import { PAGE_VIEWS, type PageFilter } from '@fairdesk/core/editor';
import { DEFAULT_LANGUAGE, isLanguage, queryString } from '@fairdesk/core/shared';

type Query = Readonly<Record<string, string>>;

/** The filter in the query of an address; an invalid value is as if it was absent. */
export const pageFilterOf = ({ view, language = '', search = '' }: Query): PageFilter => ({
  view: PAGE_VIEWS.find((each) => each === view) ?? 'all',
  language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
  search,
});

/** The query that has this filter. */
export const pageQueryOf = ({ view, language, search }: PageFilter): Query => ({
  ...(view !== 'all' && { view }),
  ...(view === 'missing' && { language }),
  ...(search !== '' && { search }),
});

/** The list of pages with this filter. @param list its address */
export const listAddress = (list: string, filter: PageFilter): string => {
  const query = queryString(pageQueryOf(filter));
  return query === '' ? list : `${list}?${query}`;
};
