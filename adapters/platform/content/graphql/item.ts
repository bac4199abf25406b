import { v5 as idFrom } from 'uuid';
import type { FoundPage } from '../find-page.ts';

/** Root of the ids of sites: each is the item that its pages stand under. */
const SITE_IDS = '0d4f3c1b-7f1d-4f9a-8a43-2a5b8a7f6c11';

export const siteIdOf = (site: string): string => idFrom(site, SITE_IDS);

export const rootPathOf = (site: string): string => `/sitecore/content/${site}`;

/** Pages have no audiences of their own here. */
const EVERYBODY = { variantIds: [] };

const PAGE_VERSION = 1;

/** A page as an item of GraphQL. */
export const itemOf = ({ site, path, layout }: FoundPage, rendered: unknown) => ({
  id: idIn(layout.itemId),
  name: layout.name,
  displayName: layout.displayName,
  path: `${rootPathOf(site)}/home${path === '/' ? '' : path}`,
  version: PAGE_VERSION,
  rendered,
  personalization: EVERYBODY,
  // Whatever template is asked for, the site is the one item above a page.
  ancestors: [namedItem(siteIdOf(site), site, rootPathOf(site), {})],
  field: fieldIn(layout.fields),
});

/** An item that is no page: it has fields of text, and is not drawn. */
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
  version: PAGE_VERSION,
  rendered: null,
  personalization: EVERYBODY,
  ancestors: [],
  field: fieldIn(Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, { value }]))),
});

/** An item of which only the audiences are asked. */
export const routeItem = (site: string, path: string) =>
  namedItem(idFrom(path, siteIdOf(site)), path, `${rootPathOf(site)}/home${path}`, {});

const fieldIn =
  (fields: Readonly<Record<string, unknown>>) =>
  ({ name }: { readonly name: string }) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (typeof field !== 'object' || field === null || !('value' in field)) return null;
    const { value } = field;
    return { name, value: typeof value === 'string' ? value : JSON.stringify(value), jsonValue: field };
  };

/** An id in the way it is asked for; digits only when nothing is said. */
const idIn =
  (id: string) =>
  ({ format }: { readonly format?: string | null }): string => {
    const upper = id.toUpperCase();
    if (format === 'D') return upper;
    return format === 'B' ? `{${upper}}` : upper.replaceAll('-', '');
  };
