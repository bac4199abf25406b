import { type EventSite, PORTAL_SITE } from '@fairdesk/core/events';
import type { SiteRedirect } from '@fairdesk/core/page';
import type { Failure } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { describe, it as example, expect, vi } from 'vitest';
import { createMovedPages } from '#adapters/page/moved-pages.ts';
import { eventually } from '#tests/support/eventually.ts';

const SITES = [
  { site: 'clearwater', virtualFolder: 'clearwater' },
  { site: 'glass', virtualFolder: 'glass' },
] as EventSite[];
const PATHS = ['/a', '/b', '/c'];
const ADDRESSES = ['', '/clearwater', '/glass'].flatMap((folder) => PATHS.map((path) => folder + path));

interface Move {
  readonly site: string;
  readonly from: string;
  readonly to: string;
}

const anyMove: fc.Arbitrary<Move> = fc
  .record({
    site: fc.constantFrom(PORTAL_SITE, 'clearwater', 'glass'),
    from: fc.constantFrom(...PATHS),
    to: fc.constantFrom(...PATHS),
  })
  .filter(({ from, to }) => from !== to);

/** The redirects of all sites, as the content platform stores them. */
const newPlatform = () => {
  const redirects = new Map<string, readonly SiteRedirect[]>();
  return {
    redirects: (site: string) => ResultAsync.fromSafePromise(Promise.resolve(redirects.get(site) ?? [])),
    /** A page at an address has no redirect from there. */
    move: ({ site, from, to }: Move): void => {
      const rest = (redirects.get(site) ?? []).filter(({ pattern }) => pattern !== from && pattern !== to);
      redirects.set(site, [
        ...rest,
        { pattern: from, target: to, kind: 'permanent', keepsQuery: true, language: '' },
      ]);
    },
  };
};

const open = (map: Pick<ReturnType<typeof newPlatform>, 'redirects'>) =>
  createMovedPages({
    directory: { sites: () => okAsync(SITES) },
    map,
    onFailure: () => expect.unreachable(),
  });

describe('the moved pages of all sites', () => {
  it.prop([fc.array(anyMove, { minLength: 1, maxLength: 6 })])(
    'are those after each change, from the first request on',
    async (moves) => {
      const platform = newPlatform();
      const moved = open(platform);
      await Promise.all(ADDRESSES.map(moved.find));
      for (const move of moves) {
        platform.move(move);
        moved.expire();
        const found = await Promise.all(ADDRESSES.map(moved.find));
        expect(found).toEqual(await Promise.all(ADDRESSES.map(open(platform).find)));
      }
    },
  );

  it.prop([fc.array(fc.boolean(), { minLength: 1, maxLength: 12 })])(
    'report a source that fails once, and again only after it has worked',
    async (outcomes) => {
      const failure: Failure = { kind: 'unavailable', request: 'redirects' };
      let isUp = true;
      const reported: Failure[] = [];
      const moved = createMovedPages({
        directory: { sites: () => okAsync(SITES) },
        map: { redirects: () => (isUp ? okAsync([]) : errAsync(failure)) },
        onFailure: (each) => reported.push(each),
      });
      for (const outcome of outcomes) {
        isUp = outcome;
        moved.expire();
        await moved.find('/clearwater/a');
      }
      const outages = outcomes.filter((outcome, place) => !outcome && outcomes[place - 1] !== false);
      expect(reported).toEqual(outages.map(() => failure));
    },
  );

  example('lead back after a page has moved back, and never in a circle', async () => {
    const platform = newPlatform();
    const moved = open(platform);
    const there = { site: 'clearwater', from: '/a', to: '/b' };
    platform.move(there);
    expect(await moved.find('/clearwater/a')).toEqual({ kind: 'permanent', href: '/clearwater/b' });
    platform.move({ ...there, from: there.to, to: there.from });
    moved.expire();
    expect(await moved.find('/clearwater/a')).toBeUndefined();
    expect(await moved.find('/clearwater/b')).toEqual({ kind: 'permanent', href: '/clearwater/a' });
  });

  example('are found in capital letters too, as pages are', async () => {
    const platform = newPlatform();
    platform.move({ site: 'clearwater', from: '/a', to: '/b' });
    const moved = open(platform);
    for (const [address, href] of [
      ['/CLEARWATER/A', '/clearwater/b'],
      ['/Clearwater/a', '/clearwater/b'],
      ['/NL/Clearwater/A?x=Y', '/nl/clearwater/b?x=Y'],
      ['/nl/clearwater/A', '/nl/clearwater/b'],
    ] as const)
      expect([address, (await moved.find(address))?.href]).toEqual([address, href]);
    expect(await moved.find('/A')).toBeUndefined();
  });

  example('are read once for many requests, until they expire', async () => {
    const platform = newPlatform();
    const redirects = vi.fn(platform.redirects);
    const moved = open({ redirects });
    for (let time = 0; time < 3; time += 1) await Promise.all(ADDRESSES.map(moved.find));
    expect(redirects).toHaveBeenCalledTimes(3);
    moved.expire();
    await Promise.all(ADDRESSES.map(moved.find));
    expect(redirects).toHaveBeenCalledTimes(6);
  });

  example('are not those of a reading that began before the change', async () => {
    const platform = newPlatform();
    const slow = Promise.withResolvers<void>();
    let isSlow = true;
    const moved = open({
      redirects: (site) => {
        const waits = isSlow ? slow.promise : Promise.resolve();
        isSlow = false;
        return platform
          .redirects(site)
          .andThen((read) => ResultAsync.fromSafePromise(waits.then(() => read)));
      },
    });
    const early = moved.find('/clearwater/a');
    await eventually(() => expect(isSlow).toBe(false));
    platform.move({ site: 'clearwater', from: '/a', to: '/b' });
    moved.expire();
    expect(await moved.find('/clearwater/a')).toMatchObject({ href: '/clearwater/b' });
    slow.resolve();
    await early;
    expect(await moved.find('/clearwater/a')).toMatchObject({ href: '/clearwater/b' });
  });
});
