import { createHash } from 'node:crypto';
import type { Language } from '@fairdesk/core/shared';
import type { Query } from '../database/open-database.ts';
import { type Company, publicCompanies, publicSlugs } from './companies.ts';
import type { CompanySlice } from './company-slices.ts';
import type { SearchDocument } from './search-index.ts';
import type { Turns } from './turns.ts';

/** Where the companies are indexed. */
export interface CompanyTarget {
  readonly has: (id: string) => boolean;
  /** @param page the path of the exhibitor page */
  readonly documentOf: (id: string, company: Company, page: string) => SearchDocument;
  readonly put: (document: SearchDocument) => Promise<void>;
  /** Removes those of the ids that are not visible. */
  readonly removeMissing: (ids: Iterable<string>, visible: ReadonlySet<string>) => void;
}

/** The companies of an event in the index of a site; only those of slices that have changed are read. */
export interface SiteCompanies {
  /** The number of indexed companies. */
  readonly size: () => number;
  /** Whether nothing has changed since the last refresh. */
  readonly isCurrent: (slices: readonly CompanySlice[], page: string | undefined) => boolean;
  /** The number of companies in changed slices. */
  readonly changed: (slices: readonly CompanySlice[]) => number;
  /** Removes the companies that are no longer public, without reading their texts. */
  readonly removeHidden: (slices: readonly CompanySlice[], now: Date) => Promise<void>;
  /** @param onPut runs after each company that is indexed, with their number so far */
  readonly refresh: (
    slices: readonly CompanySlice[],
    page: string | undefined,
    now: Date,
    onPut: (count: number) => Promise<void>,
  ) => Promise<void>;
  /** Has all companies read at the next refresh. */
  readonly reset: () => void;
}

export const createSiteCompanies = (
  query: Query,
  language: Language,
  target: CompanyTarget,
  turns: Turns,
): SiteCompanies => {
  /** What was indexed of each company, so that only changed companies are indexed again. */
  let digests = new Map<string, string>();
  /** The public companies of each slice at the last refresh, by its stamp. */
  let idsByStamp = new Map<string, readonly string[]>();
  /** The exhibitor page of the last refresh. */
  let indexedPage: string | undefined;

  /** Indexes a company that has changed. */
  const put = async (id: string, company: Company, page: string): Promise<boolean> => {
    const document = target.documentOf(id, company, page);
    const digest = createHash('sha256').update(JSON.stringify(document)).digest('base64url');
    if (digests.get(id) === digest && target.has(id)) return false;
    await target.put(document);
    digests.set(id, digest);
    return true;
  };
  /** Indexes the changed companies of a slice, and returns the ids of all. */
  const readSlice = async (
    slice: CompanySlice,
    page: string,
    now: Date,
    onPut: () => Promise<void>,
  ): Promise<readonly string[]> => {
    const ids: string[] = [];
    for await (const company of publicCompanies(query, slice, language, now)) {
      const id = idOf(company.slug);
      ids.push(id);
      if (await put(id, company, page)) await onPut();
      await turns.pause();
    }
    return ids;
  };
  const reset = (): void => {
    idsByStamp = new Map();
  };
  return {
    size: () => digests.size,
    isCurrent: (slices, page) =>
      page === indexedPage &&
      (page === undefined ||
        (slices.length === idsByStamp.size && slices.every(({ stamp }) => idsByStamp.has(stamp)))),
    changed: (slices) =>
      slices.reduce((sum, { stamp, count }) => sum + (idsByStamp.has(stamp) ? 0 : count), 0),
    removeHidden: async (slices, now) => {
      const visible = new Set<string>();
      for (const slice of slices) {
        const ids = idsByStamp.get(slice.stamp);
        for (const id of ids ?? []) visible.add(id);
        if (ids !== undefined) continue;
        for await (const slug of publicSlugs(query, slice, now)) {
          visible.add(idOf(slug));
          await turns.pause();
        }
      }
      target.removeMissing(digests.keys(), visible);
    },
    refresh: async (slices, page, now, onPut) => {
      if (page !== indexedPage) reset();
      indexedPage = page;
      const next = new Map<string, readonly string[]>();
      let count = 0;
      if (page !== undefined)
        for (const slice of slices) {
          const ids = idsByStamp.get(slice.stamp);
          next.set(slice.stamp, ids ?? (await readSlice(slice, page, now, () => onPut(++count))));
        }
      const visible = new Set([...next.values()].flat());
      target.removeMissing(digests.keys(), visible);
      digests = new Map([...digests].filter(([id]) => visible.has(id)));
      idsByStamp = next;
    },
    reset,
  };
};

/** The id of a company's document. */
const idOf = (slug: string): string => `exhibitor ${slug}`;
