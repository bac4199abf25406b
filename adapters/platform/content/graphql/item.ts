import { DEFAULT_LANGUAGE, displayNames, isLanguage, LANGUAGE_NAMES, toCompact } from '@fairdesk/core/shared';
import { v5 as idFrom } from 'uuid';
import type { FoundPage } from '../find-page.ts';
import { type LayoutMode, layoutAnswer } from '../layout-answer.ts';
import type { Layout } from '../layout-schema.ts';

/** Namespace of site ids: each site is the parent item of its pages. */
const SITE_IDS = '0d4f3c1b-7f1d-4f9a-8a43-2a5b8a7f6c11';

export const siteIdOf = (site: string): string => idFrom(site, SITE_IDS);

export const rootPathOf = (site: string): string => `/sitecore/content/${site}`;

/** Pages have no audience variants here. */
const EVERYBODY = { variantIds: [] };

const PAGE_VERSION = 1;

/** A page as a GraphQL item in the requested language. */
export const itemOf = (page: FoundPage, language: string, mode: LayoutMode = 'normal') => ({
  ...versionOf(page, language, mode),
  languages: () => page.versions().map((version) => versionOf(version, version.language, mode)),
});

/**
 * A page in one language. Its `languages` lists only itself, so that a nested query does not multiply
 * versions.
 */
const versionOf = (page: FoundPage, language: string, mode: LayoutMode): PageItem => ({
  ...pageItem(page),
  rendered: () => layoutAnswer(language, page, mode),
  languages: () => [versionOf(page, language, mode)],
});

export interface PageItem extends ReturnType<typeof pageItem> {
  readonly rendered: () => unknown;
  readonly languages: () => readonly PageItem[];
}

const pageItem = ({ site, path, language, layout, updated }: FoundPage) => ({
  id: idIn(layout.itemId),
  name: layout.name,
  displayName: layout.displayName,
  path: `${rootPathOf(site)}/home${path === '/' ? '' : path}`,
  url: { path, siteName: site },
  version: PAGE_VERSION,
  language: languageItem(language),
  personalization: EVERYBODY,
  // The site is the only ancestor of a page, regardless of the requested template.
  ancestors: [namedItem(siteIdOf(site), site, rootPathOf(site), {})],
  field: fieldIn({ ...layout.fields, ...textFields(changedField(updated)) }),
});

/** An item that is not a page: it has text fields and no rendering. */
export const namedItem = (
  id: string,
  name: string,
  path: string,
  fields: Readonly<Record<string, string>>,
) => ({
  id: idIn(id),
  name,
  displayName: name,
  path,
  url: { path, siteName: '' },
  version: PAGE_VERSION,
  language: languageItem(DEFAULT_LANGUAGE),
  languages: [],
  rendered: null,
  personalization: EVERYBODY,
  ancestors: [],
  field: fieldIn(textFields(fields)),
});

/**
 * A page in the list of routes: its audiences, its last change, and its id and fields (loaded lazily: few queries
 * select them).
 */
export const routeItem = (
  site: string,
  { path, updated }: { readonly path: string; readonly updated: string },
  layout: () => Promise<Pick<Layout, 'fields' | 'itemId'> | undefined>,
) => {
  const changed = changedField(updated);
  const unknown = idFrom(path, siteIdOf(site));
  let page: ReturnType<typeof layout> | undefined;
  const read = () => {
    page ??= layout();
    return page;
  };
  return {
    ...namedItem(unknown, path, `${rootPathOf(site)}/home${path}`, changed),
    // The id of the page stays when its address changes.
    id: async (args: { readonly format?: string | null }) => idIn((await read())?.itemId ?? unknown)(args),
    field: async (args: { readonly name: string }) => {
      if (Object.hasOwn(changed, args.name)) return fieldIn(textFields(changed))(args);
      return fieldIn((await read())?.fields ?? {})(args);
    },
  };
};

const languageItem = (code: string) => {
  const nativeName = isLanguage(code) ? LANGUAGE_NAMES[code] : code;
  return { name: code, displayName: nativeName, nativeName, englishName: ENGLISH.of(code) };
};

const ENGLISH = displayNames('en', 'language');

const textFields = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, { value }]));

/** The platform's built-in timestamp field of every item: `20270112T090000Z`. */
const changedField = (updated: string) => ({ __Updated: toCompact(new Date(updated)) });

const fieldIn =
  (fields: Readonly<Record<string, unknown>>) =>
  ({ name }: { readonly name: string }) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (typeof field !== 'object' || field === null || !('value' in field)) return null;
    const { value } = field;
    return { name, value: typeof value === 'string' ? value : JSON.stringify(value), jsonValue: field };
  };

/** An id in the requested format; digits only by default. */
const idIn =
  (id: string) =>
  ({ format }: { readonly format?: string | null }): string => {
    const upper = id.toUpperCase();
    if (format === 'D') return upper;
    return format === 'B' ? `{${upper}}` : upper.replaceAll('-', '');
  };
