import { describeFailure, type Failure } from '@fairdesk/core/shared';
import { createFormerFolders, type FindFolder } from '#adapters/events/former-folders.ts';
import { createSiteDirectory } from '#adapters/events/layout-service.ts';
import { createGraphql } from '#adapters/page/graphql.ts';
import { createMovedPages, type FindMovedPage, type MovedPages } from '#adapters/page/moved-pages.ts';
import { createRedirectMap } from '#adapters/page/site-redirects.ts';
import { failureDetails } from '#app/_process/failure-details.ts';
import { openServices, type ServiceRuntime } from './services.ts';

export type { FindFolder, FindMovedPage };

interface MovedAddresses {
  readonly pages: MovedPages;
  readonly findFolder: FindFolder;
}

/** What leads from former addresses to present ones. */
export const openMovedAddresses = (opened: ServiceRuntime): MovedAddresses => {
  const { content, layout, sites } = openServices(opened);
  const { api, apiKey } = layout;
  const warn = (message: string) => (failure: Failure) =>
    opened.log.warn(message, { reason: describeFailure(failure), ...failureDetails(failure) });
  return {
    pages: createMovedPages({
      directory: createSiteDirectory(sites.http, sites.apiKey),
      map: createRedirectMap(createGraphql(content, { api: api === 'edge' ? 'edge' : 'graphql', apiKey })),
      onFailure: warn('Cannot read which addresses have moved'),
    }),
    findFolder: createFormerFolders(
      sites.http,
      sites.apiKey,
      warn('Cannot read the former addresses of fairs'),
    ),
  };
};
