import type { PageEntry, PageTranslation } from '@fairdesk/core/editor';
import { type Layout, LayoutJson } from '../../content/layout-schema.ts';
import { WILDCARD } from '../../content/page-path.ts';
import type { Query } from '../../database/open-database.ts';
import { ARTICLE_MARK, HOME_MARK } from './article-pages.ts';
import { pageList } from './page-list.ts';

/** An article in the list of articles, with its fields as they are stored. */
interface StoredArticle extends PageEntry {
  readonly id: string;
  readonly translations: readonly (PageTranslation & { readonly fields: Layout['fields'] })[];
}

/** The articles of a site as its editors see them, and the paths of the pages that list articles. */
export const articleList = async (
  query: Query,
  site: string,
): Promise<{ readonly items: readonly StoredArticle[]; readonly homes: readonly string[] }> => {
  const articles = await pagesWith(query, site, ARTICLE_MARK);
  const homes = await pagesWith(query, site, HOME_MARK);
  const pages = articles.length > 0 ? await pageList(query, site) : [];
  const fieldsOf = new Map(articles.map(({ path, language, layout }) => [`${language}${path}`, layout]));
  const items = pages.flatMap((entry) =>
    articleOf(entry, (language) => fieldsOf.get(`${language}${entry.path}`)),
  );
  const below = (home: string) => items.filter(({ path }) => path.startsWith(`${home}/`)).length;
  return {
    items,
    homes: [...new Set(homes.map(({ path }) => path))]
      // The home page may show news that stands elsewhere.
      .filter((path) => path !== '/')
      .toSorted((one, other) => below(other) - below(one) || (one < other ? -1 : 1)),
  };
};

const articleOf = (
  entry: PageEntry,
  layoutIn: (language: string) => string | undefined,
): readonly StoredArticle[] => {
  const layouts = entry.translations.flatMap((translation) => {
    const layout = layoutIn(translation.language);
    return layout === undefined ? [] : [{ translation, layout: LayoutJson.parse(layout) }];
  });
  const [first] = layouts;
  if (first === undefined) return [];
  const translations = layouts.map(({ translation, layout }) => ({
    ...translation,
    fields: listFields(layout),
  }));
  return [{ ...entry, id: first.layout.itemId, translations }];
};

/** The fields that a list shows; the texts of an article are long. */
const listFields = ({ fields: { Title, Date: date, Tags } }: Layout): Layout['fields'] => ({
  ...(Title !== undefined && { Title }),
  ...(date !== undefined && { Date: date }),
  ...(Tags !== undefined && { Tags }),
});

/** The pages whose layout has a mark, as their editors see them: the draft of a page, else what visitors see. */
const pagesWith = async (query: Query, site: string, mark: string) => {
  const drafts = await query
    .selectFrom('pageDrafts')
    .select(['path', 'language', 'layout'])
    .where('site', '=', site)
    .where('layout', 'is not', null)
    .execute();
  const pages = await query
    .selectFrom('pages')
    .select(['path', 'language', 'layout'])
    .where('site', '=', site)
    .where('layout', 'like', `%${mark}%`)
    .execute();
  const drafted = new Set(drafts.map(({ path, language }) => `${language}${path}`));
  return [
    ...drafts.flatMap(({ layout, ...key }) => (layout?.includes(mark) ? [{ ...key, layout }] : [])),
    ...pages.filter(({ path, language }) => !drafted.has(`${language}${path}`)),
  ].filter(({ path }) => !path.includes(WILDCARD));
};
