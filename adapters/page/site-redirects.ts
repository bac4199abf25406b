import type { RedirectKind, RedirectMap, SiteRedirect } from '@fairdesk/core/page';
import * as z from 'zod/mini';
import type { QueryGraphql } from './graphql.ts';

const QUERY = `query RedirectsQuery($siteName: String!) {
  site {
    siteInfo(site: $siteName) {
      redirects { pattern target redirectType isQueryStringPreserved locale }
    }
  }
}`;

const KINDS = {
  REDIRECT_301: 'permanent',
  REDIRECT_302: 'temporary',
  SERVER_TRANSFER: 'transfer',
} as const satisfies Record<string, RedirectKind>;

const Redirect = z.object({
  pattern: z.string().check(z.minLength(1)),
  target: z.string().check(z.minLength(1)),
  redirectType: z.enum(['REDIRECT_301', 'REDIRECT_302', 'SERVER_TRANSFER']),
  isQueryStringPreserved: z.catch(z.boolean(), false),
  locale: z.catch(z.string(), ''),
});

const Answer = z.object({
  site: z.object({ siteInfo: z.nullish(z.object({ redirects: z.catch(z.array(z.unknown()), []) })) }),
});

/** The redirects of a site over the content platform's GraphQL; invalid ones are left out. */
export const createRedirectMap = (ask: QueryGraphql): RedirectMap => ({
  redirects: (siteName) =>
    ask(QUERY, { siteName }, Answer).map(({ site }) => site.siteInfo?.redirects.flatMap(toRedirect) ?? []),
});

const toRedirect = (value: unknown): SiteRedirect[] => {
  const { data } = Redirect.safeParse(value);
  if (data === undefined) return [];
  const { pattern, target, redirectType, isQueryStringPreserved: keepsQuery, locale } = data;
  return [{ pattern, target, kind: KINDS[redirectType], keepsQuery, language: locale.split('-')[0] ?? '' }];
};
