import type { Failure } from '@fairdesk/core/shared';
import { okAsync, type ResultAsync } from 'neverthrow';
import * as z from 'zod/mini';
import { validList } from '../shared/valid-items.ts';
import type { QueryGraphql } from './graphql.ts';

interface RoutesQuery<Route extends z.ZodMiniType> {
  /** Selects `routes` of `siteInfo`, with `pageInfo` and `results`, starting after `$after`. */
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** The schema of the selection on each route. */
  readonly route: Route;
}

/**
 * Reads every page of a site's routes with the given query; empty for an unknown site.
 *
 * Source: site spec §7, the content platform's `siteInfo.routes`.
 */
export const readRoutes = <Route extends z.ZodMiniType>(
  ask: QueryGraphql,
  { query, variables, route }: RoutesQuery<Route>,
): ResultAsync<readonly z.output<Route>[], Failure> => {
  const answer = z.object({
    site: z.object({
      siteInfo: z.nullish(
        z.object({
          routes: z.object({
            pageInfo: z.object({ endCursor: z.catch(z.string(), ''), hasNext: z.boolean() }),
            results: validList(route),
          }),
        }),
      ),
    }),
  });
  const readFrom = (
    read: readonly z.output<Route>[],
    after: string,
    used: ReadonlySet<string>,
  ): ResultAsync<readonly z.output<Route>[], Failure> =>
    ask(query, { ...variables, after }, answer).andThen(({ site }) => {
      if (!site.siteInfo) return okAsync(read);
      const { results, pageInfo } = site.siteInfo.routes;
      const all = [...read, ...results];
      // A platform that repeats a cursor, even an earlier one, would cause an endless loop.
      const allUsed = new Set([...used, after]);
      const goesOn = pageInfo.hasNext && !allUsed.has(pageInfo.endCursor);
      return goesOn ? readFrom(all, pageInfo.endCursor, allUsed) : okAsync(all);
    });
  return readFrom([], '', new Set());
};
