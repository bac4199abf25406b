import { createFair, type FairForm, saveFair } from '@fairdesk/core/organiser';
import type { EventId } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, it as example, expect } from 'vitest';
import { createFormerFolders } from '#adapters/events/former-folders.ts';
import { createAuditTrail } from '#adapters/organiser/audit-service.ts';
import { createFairOffice } from '#adapters/organiser/fair-service.ts';
import { createFairRegistry } from '#adapters/organiser/fairs-service.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { starterLayouts } from '#adapters/platform/starter/starter-layouts.ts';
import { NO_FAIR } from '#adapters/platform/starter/starter-texts.ts';
import { createEmbeddedHttp } from '#adapters/shared/http/embedded-http.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { NEW_FAIR } from '#tests/support/worlds/new-fair.ts';
import { type OrganiserDesk, openOrganiserDesk } from '#tests/support/worlds/organiser-desk.ts';
import { openTestPlatform, type TestPlatform } from '#tests/support/worlds/test-platform.ts';

/** Slugs that a run uses, without its own prefix. */
const SLUGS = ['a', 'b', 'c', 'd', 'e'] as const;
/** How many fairs a run begins with: each has the slug of its place. */
const FAIRS = 2;

const anyStep = fc.record({
  does: fc.constantFrom('move', 'move', 'move', 'move', 'undo', 'create'),
  /** The place of a fair; not used to create one. */
  fair: fc.nat({ max: FAIRS - 1 }),
  slug: fc.constantFrom(...SLUGS),
});
type Step = Readonly<{ fair: number; slug: string }>;

describeEachDatabase('the slugs of fairs', (newPlace) => {
  let desk: OrganiserDesk;
  let other: TestPlatform;
  let database: Database;
  /** The server of a second writer at the same time: two connections of one process to SQLite block each other. */
  let second = 0;
  const actor = 'olga@fair.example';
  beforeAll(async () => {
    const place = await newPlace();
    second = place.databaseUrl ? 1 : 0;
    desk = await openOrganiserDesk(place);
    // A second server of the same installation.
    other = await openTestPlatform(place);
    database = await openDatabase({ ...place, log: quietLog });
    const created = new Date().toISOString();
    await database.query.insertInto('administrators').values({ email: actor, created }).execute();
  }, 120_000);
  afterAll(async () => {
    await database.close();
    await other.platform.close();
    await desk.platform.close();
  });

  const servers = () => [desk, other].map(({ platform }) => createEmbeddedHttp(platform.call));
  const http = (server: number) => servers()[server % 2] ?? desk.http;
  const officeOf = (event: EventId, server = 0) => createFairOffice(http(server), { event, actor });
  const move = async (event: EventId, change: Partial<FairForm>, server = 0) => {
    const { version, state: _, ...form } = (await officeOf(event).settings())._unsafeUnwrap();
    return saveFair(officeOf(event, server))({ ...form, ...change }, { version, slug: form.slug });
  };
  const create = (slug: string, server = 0) =>
    createFair(createFairRegistry(http(server), actor))({ ...NEW_FAIR, slug });
  const newFair = async (slug: string) => (await create(slug))._unsafeUnwrap().event;
  /** Where an address leads on each server. */
  const leads = (url: string) =>
    Promise.all(servers().map((each) => createFormerFolders(each, 'key', () => undefined)(url)));
  const reasonOf = (result: Awaited<ReturnType<typeof create> | ReturnType<typeof move>>) =>
    result.match(
      () => 'done',
      (failure) => ('fields' in failure ? (failure.fields?.[0]?.code ?? failure.kind) : failure.kind),
    );

  /** Does steps through the servers in turn, beside a model of which fair owns each slug. */
  const beginRun = async (run: number) => {
    const named = (slug: string) => `run-${run}-${slug}`;
    const fairs: EventId[] = [];
    const owners = new Map<string, EventId>();
    /** The slugs of each fair, the present one last. */
    const histories = new Map<EventId, string[]>();
    const begin = (fair: EventId, slug: string) => {
      owners.set(slug, fair);
      histories.set(fair, [slug]);
    };
    for (const slug of SLUGS.slice(0, FAIRS)) {
      const fair = await newFair(named(slug));
      fairs.push(fair);
      begin(fair, slug);
    }
    const steps = {
      create: async ({ slug }: Step, server: number) => {
        const result = await create(named(slug), server);
        expect(reasonOf(result)).toBe(owners.has(slug) ? 'fair-slug-taken' : 'done');
        if (result.isOk()) begin(result.value.event, slug);
      },
      undo: async ({ fair: place }: Step, server: number) => {
        const fair = fairs[place] ?? expect.unreachable();
        const history = histories.get(fair) ?? [];
        if (history.length === 1) return;
        const trail = createAuditTrail(http(server), { event: fair, actor });
        const [newest] = (await trail.entries({}))._unsafeUnwrap();
        (await trail.restore(newest?.id ?? ''))._unsafeUnwrap();
        history.push(history.at(-2) ?? '');
      },
      move: async ({ fair: place, slug }: Step, server: number) => {
        const fair = fairs[place] ?? expect.unreachable();
        const isFree = (owners.get(slug) ?? fair) === fair;
        const outcome = reasonOf(await move(fair, { slug: named(slug) }, server));
        expect(outcome).toBe(isFree ? 'done' : 'fair-slug-taken');
        if (!isFree) return;
        owners.set(slug, fair);
        // A save without a change is an entry of the history as well.
        histories.get(fair)?.push(slug);
      },
    };
    /** The present slug of the fair that has or had this one; `undefined` when no address leads elsewhere. */
    const presentOf = (slug: string) => {
      const owner = owners.get(slug);
      const now = owner && histories.get(owner)?.at(-1);
      return now === slug ? undefined : now;
    };
    return { named, steps, presentOf };
  };

  let runs = 0;
  it.prop([fc.array(anyStep, { minLength: 1, maxLength: 10 })], { numRuns: 8 })(
    'always lead to the fair that has or had them, on every server, and never to two',
    async (made) => {
      runs += 1;
      const { named, steps, presentOf } = await beginRun(runs);
      for (const [server, step] of made.entries()) await steps[step.does](step, server);
      for (const slug of SLUGS) {
        const now = presentOf(slug);
        for (const [start, end] of [
          ['/', '/tasks?from=mail&x=%C3%A9'],
          ['/nl/', ''],
          ['/tr/organiser/', '/exhibitors?q=a'],
        ]) {
          const expected = now && `${start}${named(now)}${end}`;
          expect(await leads(`${start}${named(slug)}${end}`), slug).toEqual([expected, expected]);
        }
      }
    },
    300_000,
  );

  example(
    'are given to one fair only when several fairs take one at once',
    async () => {
      const [one, two] = [await newFair('race-one'), await newFair('race-two')];
      const results = await Promise.all([
        move(one, { slug: 'race' }, 0),
        move(two, { slug: 'race' }, second),
        create('race', 0),
        create('race', second),
      ]);
      expect(results.map(reasonOf).toSorted()).toEqual([
        'done',
        'fair-slug-taken',
        'fair-slug-taken',
        'fair-slug-taken',
      ]);
    },
    120_000,
  );

  example('bring the website and its pages along, and the links in its content', async () => {
    const fair = await newFair('water');
    (await move(fair, { slug: 'sea' }))._unsafeUnwrap();
    const site = await database.query
      .selectFrom('sites')
      .select(['name', 'virtualFolder'])
      .where('eventId', '=', fair)
      .executeTakeFirstOrThrow();
    expect(site).toEqual({ name: 'water', virtualFolder: 'sea' });
    // A link to `/water/tasks` in the content of the site.
    expect((await leads('/nl/sea/water/tasks?a=b'))[0]).toBe('/nl/sea/tasks?a=b');
    expect((await leads('/nl/sea/tasks'))[0]).toBeUndefined();
    await database.query
      .insertInto('pages')
      .values({ site: 'water', path: '/water/of-life', language: 'en', layout: '{}', updated: '' })
      .execute();
    expect((await leads('/nl/sea/water/of-life'))[0]).toBeUndefined();
    // In the folder `water`, a link to this page would lead to the page `/of-life`.
    expect(reasonOf(await move(fair, { slug: 'water' }))).toBe('fair-slug-taken');
  });

  example('leave a website with a folder of its own there', async () => {
    const fair = await newFair('hall');
    await database.query
      .updateTable('sites')
      .set({ virtualFolder: 'hall-site' })
      .where('eventId', '=', fair)
      .execute();
    (await move(fair, { slug: 'hall-2028' }))._unsafeUnwrap();
    expect((await leads('/hall-site/tasks'))[0]).toBeUndefined();
    expect((await leads('/hall/tasks'))[0]).toBe('/hall-site/tasks');
    expect((await leads('/organiser/hall/tasks'))[0]).toBe('/organiser/hall-2028/tasks');
    await database.query
      .updateTable('sites')
      .set({ virtualFolder: 'hall-2028' })
      .where('eventId', '=', fair)
      .execute();
    expect((await leads('/hall-site/tasks'))[0]).toBe('/hall-2028/tasks');
    expect(reasonOf(await create('hall-site'))).toBe('fair-slug-taken');
  });

  example('are no addresses of pages with which the website begins', async () => {
    const pages = await starterLayouts({ kind: 'fair', site: 'aqua', fair: NO_FAIR });
    const slugs = new Set(pages.map(({ path }) => path.split('/')[1] ?? '').filter(Boolean));
    expect(slugs.size).toBeGreaterThan(10);
    for (const slug of slugs) expect(reasonOf(await create(slug))).toBe('fair-slug-taken');
  });

  example('that an import allows stay valid until they are changed', async () => {
    const fair = await newFair('plain');
    await database.query.updateTable('events').set({ slug: 'login' }).where('id', '=', fair).execute();
    expect(reasonOf(await move(fair, { city: 'Utrecht' }))).toBe('done');
    expect(reasonOf(await move(fair, { slug: 'register' }))).toBe('fair-slug-taken');
    expect(reasonOf(await move(fair, { slug: 'Plain' }))).toBe('fair-slug-invalid');
    expect(reasonOf(await move(fair, { slug: 'plain' }))).toBe('done');
    expect((await leads('/organiser/login'))[0]).toBe('/organiser/plain');
  });

  example('lead on when another program changed them', async () => {
    const fair = await newFair('wire');
    const attributes = { slug: 'wire-2028' };
    const patched = await desk.call('PATCH', `/events/${fair}`, {
      data: { type: 'events', id: fair, attributes },
    });
    expect(patched.status).toBe(200);
    expect((await leads('/organiser/wire'))[0]).toBe('/organiser/wire-2028');
    const taken = await desk.call('POST', '/events', {
      data: { type: 'events', attributes: { name: 'Wire', slug: 'wire' } },
    });
    expect(taken.status).toBe(409);
  });
});
