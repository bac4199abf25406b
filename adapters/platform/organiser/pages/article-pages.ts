import { v4 as randomId } from 'uuid';
import { z } from 'zod';
import { PLACEHOLDERS } from '../../../shared/layout/placeholders.ts';
import type { Layout } from '../../content/layout-schema.ts';
import { titleIn } from '../../content/page-title.ts';

/** What the stored layout of an article, and of a page that lists articles, contains. */
export const ARTICLE_MARK = '"componentName":"NewsArticle"';
export const HOME_MARK = '"componentName":"NewsOverview"';

/** The template of articles. */
export const ARTICLE = 'NewsArticle';

/** The page above another one. */
interface PageAbove {
  readonly path: string;
  readonly layout: Layout;
}

/**
 * A new page as an article: its header and footer are those of the page above it, and its breadcrumb continues the one
 * of that page.
 *
 * @param day of publication, at the fair: `2026-11-20`
 */
export const articleLayout = (
  page: Layout,
  above: PageAbove | undefined,
  { title, day }: { readonly title: string; readonly day: string },
): Layout => ({
  ...page,
  fields: {
    ...page.fields,
    ...(above?.layout.fields.Layout !== undefined && { Layout: above.layout.fields.Layout }),
    Title: { value: title },
    Introduction: { value: '' },
    Content: { value: '' },
    Date: { value: `${day}T00:00:00Z` },
    Tags: { value: [] },
    Authors: { value: [] },
    ShowReactions: { value: '1' },
  },
  templateName: ARTICLE,
  placeholders: {
    ...(above ? withOwnIds(above.layout.placeholders) : page.placeholders),
    [PLACEHOLDERS.main]: [
      ...(above ? breadcrumbsBelow(above) : []),
      { uid: randomId(), componentName: 'NewsArticle', params: {}, fields: {}, placeholders: {} },
      { uid: randomId(), componentName: 'RelatedNews', params: { heading: 'h2' }, fields: {} },
    ],
  },
});

/** The breadcrumbs of a page with the page itself as the nearest ancestor. Source: site spec §2 "Breadcrumb". */
const breadcrumbsBelow = ({ path, layout }: PageAbove): readonly unknown[] => {
  const title = titleIn(JSON.stringify({ displayName: layout.displayName, fields: layout.fields })) ?? '';
  const nearest = { title, url: path, navigationFilters: [] };
  return (layout.placeholders[PLACEHOLDERS.main] ?? []).flatMap((rendering) => {
    const { data: breadcrumb } = Breadcrumb.safeParse(rendering);
    if (breadcrumb === undefined) return [];
    const { fields } = breadcrumb;
    return [withOwnIds({ ...breadcrumb, fields: { ...fields, ancestors: [nearest, ...fields.ancestors] } })];
  });
};

const Breadcrumb = z.looseObject({
  componentName: z.literal('Breadcrumb'),
  fields: z.looseObject({ ancestors: z.array(z.unknown()).catch([]) }).catch({ ancestors: [] }),
});

/** Copies renderings with ids of their own. */
export const withOwnIds = <T>(value: T): T => copied(value) as T;

const copied = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(copied);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, name === 'uid' ? randomId() : copied(each)]),
  );
};
