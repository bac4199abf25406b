import { DEFAULT_LANGUAGE, plainId } from '@fairdesk/core/shared';
import type { Query } from '../../database/open-database.ts';
import { listSites, type Site } from '../list-sites.ts';
import { lengthOf, type PageRequest, pageOfList, startOf } from '../page-of-list.ts';
import { phrasesOf } from '../site-phrases.ts';
import { settingsOf } from '../site-settings.ts';
import { namedItem, rootPathOf, siteIdOf } from './item.ts';

/** A search condition, as the clients write it. */
export interface Predicate {
  readonly name?: string | null;
  readonly value?: string | null;
  readonly AND?: readonly (Predicate | null)[] | null;
}

/** The template of the items that describe sites, as older clients query it. */
const SITE_TEMPLATE = 'e46f3af239fa4866a1577017c4b2a40c';

/**
 * The two searches that the clients run: the phrases of a site's dictionary, and the list of sites.
 *
 * Any other search returns no results: visitors use the search service.
 */
export const searchItems = async (query: Query, where: Predicate, request: PageRequest) => {
  const sites = await listSites(query);
  if (plainId(comparedWith(where, '_templates')) === SITE_TEMPLATE) return siteItems(sites, request);
  const root = plainId(comparedWith(where, '_path'));
  const site = sites.find(({ name }) => plainId(siteIdOf(name)) === root);
  if (site === undefined) return { total: 0, ...pageOfList<never>([], 1, String) };
  const language = comparedWith(where, '_language') || DEFAULT_LANGUAGE;
  const { results, ...rest } = await phrasesOf(query, site.name, language, request);
  return {
    ...rest,
    results: results.map(({ key, value }) =>
      namedItem(siteIdOf(`${site.name}/${key}`), key, `${rootPathOf(site.name)}/dictionary/${key}`, {
        Key: key,
        Phrase: value,
      }),
    ),
  };
};

const siteItems = (sites: readonly Site[], request: PageRequest) => {
  const start = startOf(request);
  const limit = lengthOf(request, USUAL_LENGTH);
  const left = sites.filter(({ name }) => start === undefined || name > start);
  const { results, pageInfo } = pageOfList(left.slice(0, limit + 1), limit, ({ name }) => name);
  return {
    total: sites.length,
    pageInfo,
    results: results.map((site) =>
      namedItem(siteIdOf(site.name), site.name, rootPathOf(site.name), {
        SiteName: site.name,
        Hostname: settingsOf(site).hostname,
        Language: site.languages[0] ?? DEFAULT_LANGUAGE,
      }),
    ),
  };
};

const USUAL_LENGTH = 10;

/** The value that a field is compared with, at any depth of ANDs; empty when it is not compared. */
const comparedWith = (where: Predicate, name: string): string => {
  if (where.name === name) return where.value ?? '';
  for (const part of where.AND ?? []) {
    const found = part === null ? '' : comparedWith(part, name);
    if (found !== '') return found;
  }
  return '';
};
