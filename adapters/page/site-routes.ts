import type { SiteRoutes } from '@fairdesk/core/page';
import type { Failure, Language } from '@fairdesk/core/shared';
import { okAsync, type ResultAsync } from 'neverthrow';
import * as z from 'zod/mini';
import type { AskGraphql } from './graphql.ts';

const QUERY = `query DefaultSitemapQuery($siteName: String!, $language: String!, $pageSize: Int = 100, $after: String) {
  site {
    siteInfo(site: $siteName) {
      routes(language: $language, first: $pageSize, after: $after) {
        pageInfo { endCursor hasNext }
        results { path: routePath }
      }
    }
  }
}`;

const Answer = z.object({
  site: z.object({
    siteInfo: z.nullish(
      z.object({
        routes: z.object({
          pageInfo: z.object({ endCursor: z.catch(z.string(), ''), hasNext: z.boolean() }),
          results: z.array(z.nullish(z.object({ path: z.string() }))),
        }),
      }),
    ),
  }),
});

/** What a wildcard page is called in an address, as a name of its own or as the mark that stands for one. */
const WILDCARD = /\*|,-w-,/;

/** The pages of a site over the content platform's GraphQL. Source: site spec §7. */
export const createSiteRoutes = (ask: AskGraphql): SiteRoutes => ({
  routes: (site, language) =>
    readFrom(ask, site, language, [], '').map((paths) => paths.filter((path) => !WILDCARD.test(path))),
});

const readFrom = (
  ask: AskGraphql,
  siteName: string,
  language: Language,
  read: readonly string[],
  after: string,
): ResultAsync<readonly string[], Failure> =>
  ask(QUERY, { siteName, language, after }, Answer).andThen(({ site }) => {
    if (!site.siteInfo) return okAsync(read);
    const { results, pageInfo } = site.siteInfo.routes;
    const all = [...read, ...results.flatMap((route) => (route ? [route.path] : []))];
    const goesOn = pageInfo.hasNext && pageInfo.endCursor !== after;
    return goesOn ? readFrom(ask, siteName, language, all, pageInfo.endCursor) : okAsync(all);
  });
