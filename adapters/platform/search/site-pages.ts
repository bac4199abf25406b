import type { Language } from '@fairdesk/core/shared';
import { isPortalPage } from '../../shared/layout/portal-pages.ts';
import { purposesOf } from '../content/page-purposes.ts';
import type { Query } from '../database/open-database.ts';

/**
 * The stored pages of a site in one language that visitors open at their address, a slice at a time. At the address
 * of a page of the portal, they would get a login form.
 */
export interface SitePages {
  /** The path of each page, and when it last changed. */
  times(): AsyncGenerator<readonly [path: string, updated: string]>;
  layouts(paths: readonly string[]): AsyncGenerator<{ readonly path: string; readonly layout: string }>;
}

/** Pages whose layouts are read at once. */
const BATCH = 10;

/** @param slice the number of pages whose times are read at once */
export const sitePages = (query: Query, site: string, language: Language, slice: number): SitePages => {
  const pages = query.selectFrom('pages').where('site', '=', site).where('language', '=', language);
  return {
    times: async function* () {
      const purposeOf = await purposesOf(query, site);
      for (let after = ''; ; ) {
        const rows = await pages
          .select(['path', 'updated'])
          .where('path', '>', after)
          .orderBy('path')
          .limit(slice)
          .execute();
        yield* rows.filter(({ path }) => !purposeOf(path) && !isPortalPage(path)).map(timeOf);
        if (rows.length < slice) return;
        after = rows.at(-1)?.path ?? '';
      }
    },
    layouts: async function* (paths) {
      for (let from = 0; from < paths.length; from += BATCH)
        yield* await pages
          .select(['path', 'layout'])
          .where('path', 'in', paths.slice(from, from + BATCH))
          .execute();
    },
  };
};

const timeOf = ({ path, updated }: { readonly path: string; readonly updated: string }) =>
  [path, updated] as const;
