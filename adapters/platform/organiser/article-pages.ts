import { type FieldContent, publishFaults } from '@fairdesk/core/editor';
import type { FieldFault } from '@fairdesk/core/shared';
import { v4 as randomId } from 'uuid';
import { PLACEHOLDERS } from '../../shared/placeholders.ts';
import { type Layout, layoutIn } from '../content/layout-schema.ts';

/** What the stored layout of an article, and of a page that lists articles, contains. */
export const ARTICLE_MARK = '"componentName":"NewsArticle"';
export const HOME_MARK = '"componentName":"NewsOverview"';

/** The template of articles. */
const ARTICLE = 'NewsArticle';

/** What must be changed before a stored page is published. */
export const publishFaultsOf = (layout: string): readonly FieldFault[] => {
  const page = layoutIn(layout);
  if (page === undefined) return [{ path: '', code: 'page-invalid' }];
  const { templateName, fields } = page;
  const content = Object.entries(fields).map(([name, field]) => [name, valueIn(field)] as const);
  return publishFaults(Object.fromEntries(content), templateName === ARTICLE);
};

const valueIn = (field: unknown): FieldContent =>
  typeof field === 'object' && field !== null && 'value' in field ? (field.value as FieldContent) : '';

/**
 * A new page as an article: its header and footer are those of the page above it, and so is its breadcrumb.
 *
 * @param day of publication, at the fair: `2026-11-20`
 */
export const articleLayout = (
  page: Layout,
  above: Layout | undefined,
  { title, day }: { readonly title: string; readonly day: string },
): Layout => ({
  ...page,
  fields: {
    ...page.fields,
    ...(above?.fields.Layout !== undefined && { Layout: above.fields.Layout }),
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
    ...(above ? withOwnIds(above.placeholders) : page.placeholders),
    [PLACEHOLDERS.main]: [
      ...withOwnIds((above?.placeholders[PLACEHOLDERS.main] ?? []).filter(isBreadcrumb)),
      { uid: randomId(), componentName: 'NewsArticle', params: {}, fields: {}, placeholders: {} },
      { uid: randomId(), componentName: 'RelatedNews', params: { heading: 'h2' }, fields: {} },
    ],
  },
});

const isBreadcrumb = (rendering: unknown): boolean =>
  typeof rendering === 'object' &&
  rendering !== null &&
  'componentName' in rendering &&
  rendering.componentName === 'Breadcrumb';

/** Copies renderings with ids of their own. */
export const withOwnIds = <T>(value: T): T => copied(value) as T;

const copied = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(copied);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, name === 'uid' ? randomId() : copied(each)]),
  );
};
