import type { Page, PageAddress } from '@fairdesk/core/page';
import type { Failure } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import * as z from 'zod/mini';
import type { QueryGraphql } from './graphql.ts';
import { layoutOf, RenderedItem } from './layout-graphql.ts';
import { type LayoutSettings, readPage } from './read-page.ts';

/** The errors for which a site can have a page of its own. */
export type ErrorKind = 'not-found' | 'server-error';

/** The pages that visitors get instead of one that is missing or failed. */
export interface ErrorPages {
  /** The page of a site for an error; `not-found` when it has none. @param address the one that has the error */
  open(kind: ErrorKind, address: PageAddress): ResultAsync<Page, Failure>;
}

const FIELDS = { 'not-found': 'notFoundPage', 'server-error': 'serverErrorPage' } as const;

const queryFor = (kind: ErrorKind): string => `query ErrorPagesQuery($siteName: String!, $language: String!) {
  site {
    siteInfo(site: $siteName) {
      errorHandling(language: $language) { page: ${FIELDS[kind]} { rendered languages { language { name } } } }
    }
  }
}`;

const Answer = z.object({
  site: z.object({
    siteInfo: z.nullish(z.object({ errorHandling: z.nullish(z.object({ page: RenderedItem })) })),
  }),
});

/** The error pages of the content platform over GraphQL. */
export const createErrorPages = (ask: QueryGraphql, settings: LayoutSettings): ErrorPages => ({
  open: (kind, address) => {
    const { site: siteName, language } = address;
    return ask(queryFor(kind), { siteName, language }, Answer).andThen(({ site }) =>
      readPage(address, settings)(layoutOf(site.siteInfo?.errorHandling?.page)),
    );
  },
});
