import type { SiteRoute, SiteRoutes } from '@fairdesk/core/page';
import { compactTimestampOf, type Failure, type Language } from '@fairdesk/core/shared';
import { okAsync, type ResultAsync } from 'neverthrow';
import * as z from 'zod/mini';
import type { AskGraphql } from './graphql.ts';

const QUERY = `query DefaultSitemapQuery($siteName: String!, $language: String!, $pageSize: Int = 100, $after: String) {
  site {
    siteInfo(site: $siteName) {
      routes(language: $language, first: $pageSize, after: $after) {
        pageInfo { endCursor hasNext }
        results { path: routePath route { updated: field(name: "__Updated") { value } } }
      }
    }
  }
}`;

const Changed = z.catch(
  z.nullish(z.object({ updated: z.nullish(z.object({ value: z.string() })) })),
  undefined,
);

const Answer = z.object({
  site: z.object({
    siteInfo: z.nullish(
      z.object({
        routes: z.object({
          pageInfo: z.object({ endCursor: z.catch(z.string(), ''), hasNext: z.boolean() }),
          results: z.array(z.nullish(z.object({ path: z.string(), route: Changed }))),
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
    readFrom(ask, site, language, [], '').map((routes) => routes.filter(({ path }) => !WILDCARD.test(path))),
});

const readFrom = (
  ask: AskGraphql,
  siteName: string,
  language: Language,
  read: readonly SiteRoute[],
  after: string,
): ResultAsync<readonly SiteRoute[], Failure> =>
  ask(QUERY, { siteName, language, after }, Answer).andThen(({ site }) => {
    if (!site.siteInfo) return okAsync(read);
    const { results, pageInfo } = site.siteInfo.routes;
    const all = [...read, ...results.flatMap((result) => (result ? [routeOf(result)] : []))];
    const goesOn = pageInfo.hasNext && pageInfo.endCursor !== after;
    return goesOn ? readFrom(ask, siteName, language, all, pageInfo.endCursor) : okAsync(all);
  });

const routeOf = ({ path, route }: { path: string; route?: z.infer<typeof Changed> }): SiteRoute => {
  const changedAt = compactTimestampOf(withoutTicks(route?.updated?.value ?? ''));
  return { path, ...(changedAt && { changedAt }) };
};

/** Older platforms write parts of a second behind the stamp: `20270112T090000Z:637…`, or `20270112T090000:637…Z`. */
const withoutTicks = (stamp: string): string => stamp.replace(/Z?:\d+Z?$/, 'Z');
