import type { EventSite } from '@fairdesk/core/events';
import { type EventId, eventIdOf, type Failure } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { describe, it as example, expect } from 'vitest';
import { cachedFolders } from '#adapters/events/cached-folders.ts';
import { expireContentCaches } from '#adapters/shared/http/content-caches.ts';

const FAIR = eventIdOf('101') as EventId;
const FOLDERS_MS = 10_000;

const siteIn = (virtualFolder: string): EventSite => ({
  ...{ event: FAIR, site: 'fair', virtualFolder, redirectTypes: [], redirectPage: '' },
  ...{ syncWindow: { start: '', end: '' }, brandColour: '' },
});

/** What happens before a request: the folder changes, the caches expire, or time passes. */
const anyStep = fc.record({
  folder: fc.option(fc.constantFrom('aqua', 'glass', 'table'), { nil: undefined }),
  isExpired: fc.boolean(),
  ms: fc.constantFrom(0, 1, FOLDERS_MS - 1, FOLDERS_MS),
});

describe('cachedFolders', () => {
  it.prop([fc.array(anyStep, { maxLength: 20 })])(
    'never has a folder from before a change of content or older than its limit, and reads no more often',
    async (steps) => {
      let now = 0;
      let stored = 'first';
      let reads = 0;
      const sites = () => {
        reads += 1;
        return okAsync<readonly EventSite[], Failure>([siteIn(stored)]);
      };
      const folderOf = cachedFolders(() => new Date(now))({ sites });
      let read = { folder: '', until: 0 };
      let expectedReads = 0;
      for (const { folder = stored, isExpired, ms } of steps) {
        stored = folder;
        now += ms;
        if (isExpired) expireContentCaches();
        if (isExpired || read.until <= now) {
          expectedReads += 1;
          read = { folder: stored, until: now + FOLDERS_MS };
        }
        expect((await folderOf(FAIR))._unsafeUnwrap()).toBe(read.folder);
      }
      expect(reads).toBe(expectedReads);
    },
  );

  example('has no folder for an event without a site, and reads again after a failure', async () => {
    let answer: ResultAsync<readonly EventSite[], Failure> = errAsync({
      kind: 'unavailable',
      request: 'sites',
    });
    const folderOf = cachedFolders(() => new Date(0))({ sites: () => answer });
    expect((await folderOf(FAIR))._unsafeUnwrap()).toBe('');
    answer = okAsync([siteIn('aqua')]);
    expect((await folderOf(FAIR))._unsafeUnwrap()).toBe('aqua');
    expect((await folderOf('102'))._unsafeUnwrap()).toBe('');
  });
});
