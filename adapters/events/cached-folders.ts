import type { SiteDirectory } from '@fairdesk/core/events';
import type { Clock, Failure } from '@fairdesk/core/shared';
import { ok } from 'neverthrow';
import { untilContentChanges } from '../shared/http/content-caches.ts';
import { cacheResponses } from '../shared/http/response-cache.ts';
import type { FolderOf } from '../shared/layout/site-links.ts';

/** How long folders are cached, in milliseconds: a link into a former folder leads to the same page. */
const FOLDERS_MS = 10_000;

/** The virtual folders of the sites of events, shared by all requests; each gives the directory to read them from. */
export const cachedFolders = (clock: Clock): ((sites: Pick<SiteDirectory, 'sites'>) => FolderOf) => {
  const cache = untilContentChanges(() =>
    cacheResponses(
      ({ sites }: Pick<SiteDirectory, 'sites'>) => sites(),
      () => 'sites',
      { answerMs: FOLDERS_MS, failureMs: 0, most: 1, clock },
    ),
  );
  return (directory) => (event) =>
    cache()(directory)
      .map((all) => all.find((site) => site.event === event)?.virtualFolder ?? '')
      // A task is useful even when its site cannot be loaded.
      .orElse(() => ok<string, Failure>(''));
};
