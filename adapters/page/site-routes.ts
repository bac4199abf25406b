import type { SiteRoute, SiteRoutes } from '@fairdesk/core/page';
import { compactTimestampOf } from '@fairdesk/core/shared';
import * as z from 'zod/mini';
import type { QueryGraphql } from './graphql.ts';
import { readRoutes } from './read-routes.ts';

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

const Route = z.object({ path: z.string(), route: Changed });

/** The name of a wildcard page in a path, raw or encoded. */
const WILDCARD = /\*|,-w-,/;

/** The pages of a site over the content platform's GraphQL. Source: site spec §7. */
export const createSiteRoutes = (ask: QueryGraphql): SiteRoutes => ({
  routes: (siteName, language) =>
    readRoutes(ask, { query: QUERY, variables: { siteName, language }, route: Route }).map((routes) =>
      routes.filter(({ path }) => !WILDCARD.test(path)).map(routeOf),
    ),
});

const routeOf = ({ path, route }: z.infer<typeof Route>): SiteRoute => {
  const changedAt = compactTimestampOf(withoutTicks(route?.updated?.value ?? ''));
  return { path, ...(changedAt && { changedAt }) };
};

/** Older platforms append ticks to the timestamp: `20270112T090000Z:637…`, or `20270112T090000:637…Z`. */
const withoutTicks = (stamp: string): string => stamp.replace(/Z?:\d+Z?$/, 'Z');
