import type { Query } from '../database/open-database.ts';
import { type ListPage, lengthOf, type PageRequest, pageOfList, startOf } from './page-of-list.ts';

/** A phrase of a site's dictionary. */
export interface Phrase {
  readonly key: string;
  readonly value: string;
}

/** A page of a site's dictionary, ordered by key. */
export const phrasesOf = async (
  query: Query,
  site: string,
  language: string,
  request: PageRequest,
): Promise<ListPage<Phrase> & { readonly total: number }> => {
  const limit = lengthOf(request, USUAL_LENGTH);
  const start = startOf(request);
  const rows = all(query, site, language);
  const { total } = await rows.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
  const phrases = await (start === undefined ? rows : rows.where('key', '>', start))
    .select(['key', 'phrase as value'])
    .orderBy('key')
    .limit(limit + 1)
    .execute();
  return { total: Number(total), ...pageOfList(phrases, limit, ({ key }) => key) };
};

/** The whole dictionary of a site, by key. */
export const allPhrases = async (
  query: Query,
  site: string,
  language: string,
): Promise<Readonly<Record<string, string>>> => {
  const rows = await all(query, site, language).select(['key', 'phrase']).orderBy('key').execute();
  return Object.fromEntries(rows.map((row) => [row.key, row.phrase]));
};

/** The default page length. */
const USUAL_LENGTH = 10;

const all = (query: Query, site: string, language: string) =>
  query
    .selectFrom('dictionary')
    .where('site', '=', withoutNul(site))
    .where('language', '=', withoutNul(language));

/** PostgreSQL rejects NUL in text. */
const withoutNul = (text: string): string => text.replaceAll('\0', '');
