import { PageEntriesSchema, PageVersionsSchema, SavedDraftSchema } from '@fairdesk/core/editor';
import type { Failure } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import type { ResultAsync } from 'neverthrow';
import { afterAll, beforeAll, expect } from 'vitest';
import * as z from 'zod/mini';
import { createAuditTrail } from '#adapters/organiser/audit-service.ts';
import { callOrganiser } from '#adapters/organiser/call.ts';
import { OpenedLayoutSchema } from '#adapters/organiser/stored-layout.ts';
import { LayoutJson } from '#adapters/platform/content/layout-schema.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { publishDuePages } from '#adapters/platform/organiser/pages/publish-due-pages.ts';
import { ensureSites } from '#adapters/platform/starter/ensure-sites.ts';
import { createEmbeddedHttp } from '#adapters/shared/http/embedded-http.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { type OrganiserDesk, openOrganiserDesk } from '#tests/support/worlds/organiser-desk.ts';
import { openTestPlatform, type TestPlatform } from '#tests/support/worlds/test-platform.ts';
import { type Outcome, pageModel } from './page-model.ts';

const PATHS = ['/build', '/build/plans', '/open-days', '/plans'] as const;
const anyPath = fc.constantFrom(...PATHS);
/** Most often the same page, so that much happens to it. */
const anyKey: fc.Arbitrary<Key> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ path: '/build', language: 'en' }) },
  { weight: 2, arbitrary: fc.record({ path: anyPath, language: fc.constantFrom('en', 'nl') }) },
);
const who = fc.constantFrom('anna', 'bram');
const MINUTE = 60_000;

/** Whether the editor opens the page just before; else with what the editor saw last. */
const isFresh = fc.oneof(
  { weight: 4, arbitrary: fc.constant(true) },
  { weight: 1, arbitrary: fc.constant(false) },
);
const one = <Does extends string, Values extends object>(
  does: Does,
  values: { [Name in keyof Values]: fc.Arbitrary<Values[Name]> },
): fc.Arbitrary<{ does: Does; who: string } & Values> =>
  fc.tuple(who, fc.record<Values>(values)).map(([name, rest]) => ({ does, who: name, ...(rest as Values) }));
const often = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary });

/** What two editors do, and time that passes. */
const anyStep = fc.oneof(
  often(2, one('open', { key: anyKey })),
  often(8, one('save', { key: anyKey, isFresh, text: fc.nat(999) })),
  often(8, one('publish', { key: anyKey, isFresh, minutes: fc.constantFrom(0, 0, 0, -2, 1, 3) })),
  often(1, one('discard', { key: anyKey, isFresh })),
  often(1, one('cancel', { key: anyKey })),
  often(1, one('unpublish', { key: anyKey })),
  often(2, one('restore', { key: anyKey, isFresh, version: fc.nat(2) })),
  often(4, one('create', { key: anyKey, text: fc.nat(999) })),
  often(1, one('move', { from: anyPath, to: anyPath })),
  often(1, one('remove', { path: anyPath })),
  often(1, one('undelete', {})),
  often(2, one('pass', { minutes: fc.nat(4) })),
);
interface Key {
  readonly path: string;
  readonly language: string;
}
type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never;

describeEachDatabase('the pages of a site, in the hands of two editors on two servers', (newPlace) => {
  let desk: OrganiserDesk;
  let other: TestPlatform;
  let database: Database;
  let second: Database;
  let isPostgres = false;
  /** The paths of the pages with which the site begins. */
  let starters: readonly string[] = [];
  let now = Date.parse('2027-05-03T08:00:00Z');
  const clock = () => new Date(now);

  beforeAll(async () => {
    const place = await newPlace();
    isPostgres = place.databaseUrl !== undefined;
    desk = await openOrganiserDesk(place, { clock });
    other = await openTestPlatform(place, { clock });
    database = await openDatabase({ ...place, log: quietLog });
    second = await openDatabase({ ...place, log: quietLog });
    await database.write((query) => ensureSites(query, clock()));
    const pages = await database.query.selectFrom('pages').select('path').execute();
    starters = pages.map(({ path }) => path);
  }, 60_000);
  afterAll(async () => {
    await Promise.all([database.close(), second.close()]);
    await Promise.all([desk.platform.close(), other.platform.close()]);
  });

  /** The calls of an editor, each at another server. */
  const callsOf = (name: string) => {
    const http = name === 'anna' ? desk.http : createEmbeddedHttp(other.platform.call);
    return callOrganiser(http, { ...desk.caller, actor: `${name}@fair.example` });
  };
  const post = (name: string, path: string, json: object) =>
    outcomeOf(callsOf(name)('post', `pages${path}`, z.unknown(), { json }));

  const storedDraft = async ({ path, language }: Key): Promise<string> => {
    const row = await database.query
      .selectFrom('pageDrafts')
      .select('layout')
      .where('path', '=', path)
      .where('language', '=', language)
      .executeTakeFirst();
    return row?.layout ?? '';
  };

  /** A page without its header and footer: these belong to the site, in each language. */
  const ownPart = (text: string | null | undefined): string | undefined => {
    if (!text) return undefined;
    const { placeholders, ...page } = LayoutJson.parse(text);
    const { 'headless-header': _, 'headless-footer': _footer, ...areas } = placeholders;
    return JSON.stringify({ ...page, areas });
  };

  /** A site with its starter pages only, and an empty model beside it. */
  const begin = async () => {
    const { query } = database;
    for (const table of ['pages', 'pageDrafts', 'pageVersions', 'pageEditors'] as const)
      await query.deleteFrom(table).where('path', 'not in', starters).execute();
    await query.updateTable('sites').set({ settings: '{}' }).execute();
    const home = await query
      .selectFrom('pages')
      .select('layout')
      .where('path', '=', '/')
      .executeTakeFirstOrThrow();
    return { model: pageModel(), base: LayoutJson.parse(home.layout), revisions: new Map<string, number>() };
  };
  type World = Awaited<ReturnType<typeof begin>>;

  const open = (revisions: Map<string, number>, name: string, key: Key): Promise<Outcome> => {
    const opened = callsOf(name)('get', 'pages/draft', OpenedLayoutSchema, { searchParams: { ...key } });
    return outcomeOf(opened.map(({ revision }) => revisions.set(`${name} ${idOf(key)}`, revision)));
  };
  /** The revision that an editor saw last. */
  const revisionOf = async ({ revisions }: World, step: { who: string; key: Key; isFresh: boolean }) => {
    if (step.isFresh) await open(revisions, step.who, step.key);
    return revisions.get(`${step.who} ${idOf(step.key)}`) ?? 0;
  };

  /** What a step does and what the model expects. */
  const steps: {
    readonly [Does in Step['does']]: (
      world: World,
      step: Extract<Step, { does: Does }>,
    ) => Promise<readonly [done: Outcome, expected: Outcome]>;
  } = {
    pass: async ({ model }, { minutes }) => {
      now += minutes * MINUTE;
      const first = publishDuePages(database, clock());
      // Two connections of one process to SQLite would wait for each other.
      if (!isPostgres) await first;
      const counts = await Promise.all([first, publishDuePages(second, clock())]);
      // The servers of the test look at the clock too.
      expect(counts[0] + counts[1]).toBeLessThanOrEqual(model.pass(now));
      return ['ok', 'ok'];
    },
    undelete: async ({ model }) => {
      if (!model.hasRemoved()) return ['ok', 'ok'];
      const trail = createAuditTrail(desk.http, desk.caller);
      const entries = (await trail.entries({}))._unsafeUnwrap();
      const id = entries.find(({ action }) => action === 'page.delete')?.id ?? '';
      return [await outcomeOf(trail.restore(id)), model.undelete()];
    },
    move: async ({ model }, { who: name, from, to }) => [
      await post(name, '/move', { from, to }),
      model.move(from, to),
    ],
    remove: async ({ model }, { who: name, path }) => [
      await post(name, '/remove', { path }),
      model.remove(path),
    ],
    open: async ({ model, revisions }, { who: name, key }) => {
      return [await open(revisions, name, key), model.hasPath(key.path) ? 'ok' : 'not-found'];
    },
    save: async (world, step) => {
      const { who: name, key, text } = step;
      const { model, revisions, base } = world;
      const revision = await revisionOf(world, step);
      const layout = { ...base, fields: { MetaTitle: { value: `Title ${text}` } } };
      const saved = callsOf(name)('put', 'pages/draft', SavedDraftSchema, {
        json: { ...key, layout, revision },
      });
      const done = await outcomeOf(
        saved.map((draft) => revisions.set(`${name} ${idOf(key)}`, draft.revision)),
      );
      return [done, model.save(idOf(key), JSON.stringify(layout), revision)];
    },
    publish: async (world, step) => {
      const { who: name, key, minutes } = step;
      const { model } = world;
      const revision = await revisionOf(world, step);
      const due = now + minutes * MINUTE;
      const at = new Date(due).toISOString();
      return [
        await post(name, '/publish', { ...key, revision, ...(minutes !== 0 && { at }) }),
        model.publish(idOf(key), revision, due, now),
      ];
    },
    discard: async (world, step) => {
      const { who: name, key } = step;
      const { model } = world;
      const revision = await revisionOf(world, step);
      return [await post(name, '/discard', { ...key, revision }), model.discard(idOf(key), revision)];
    },
    cancel: async ({ model }, { who: name, key }) => [
      await post(name, '/cancel', key),
      model.cancel(idOf(key)),
    ],
    unpublish: async ({ model }, { who: name, key }) => [
      await post(name, '/unpublish', key),
      model.unpublish(idOf(key)),
    ],
    restore: async (world, step) => {
      const { who: name, key, version: place } = step;
      const { model } = world;
      const revision = await revisionOf(world, step);
      const listed = await callsOf(name)('get', 'pages/versions', PageVersionsSchema, {
        searchParams: { ...key },
      });
      const version = listed._unsafeUnwrap().items[place]?.id ?? 'none';
      return [
        await post(name, '/restore', { ...key, revision, version }),
        model.restore(idOf(key), place, revision),
      ];
    },
    create: async ({ model }, { who: name, key, text }) => {
      const created = await post(name, '', { ...key, title: `Page ${text}` });
      return [created, model.create(idOf(key), created === 'ok' ? await storedDraft(key) : '')];
    },
  };

  const take = <Does extends Step['does']>(world: World, step: Extract<Step, { does: Does }>) =>
    steps[step.does as Does](world, step);

  /** Compares everything stored with the model. */
  const check = async ({ model }: World) => {
    const { query } = database;
    const pages = await query.selectFrom('pages').selectAll().where('path', 'not in', starters).execute();
    const drafts = await query
      .selectFrom('pageDrafts')
      .selectAll()
      .where('path', 'not in', starters)
      .execute();
    const versions = await query
      .selectFrom('pageVersions')
      .selectAll()
      .where('path', 'not in', starters)
      .orderBy('id', 'desc')
      .execute();
    for (const [id, page] of model.pages) {
      const draft = drafts.find((row) => idOf(row) === id);
      const own = versions.filter((row) => idOf(row) === id).map(({ layout }) => layout);
      expect({
        id,
        published: ownPart(pages.find((row) => idOf(row) === id)?.layout),
        draft: ownPart(draft?.layout),
        revision: draft?.revision ?? 0,
        publishAt: millisecondsOf(draft?.publishAt),
        versions: own.map(ownPart).toSorted(),
      }).toEqual({
        ...{ id, ...page, published: ownPart(page.published), draft: ownPart(page.draft) },
        versions: page.versions.map(ownPart).toSorted(),
      });
    }
    expect(pages.length).toBe([...model.pages.values()].filter(({ published }) => published).length);
    await checkList(model);
  };

  const checkList = async (model: World['model']) => {
    const { items } = (await callsOf('anna')('get', 'pages', PageEntriesSchema))._unsafeUnwrap();
    const listed = items.filter(({ path }) => !starters.includes(path));
    const paths = new Set([...model.pages.keys()].map((id) => id.split(' ')[0] ?? ''));
    const there = [...paths].filter((path) => model.hasPath(path));
    expect(listed.map(({ path }) => path).toSorted()).toEqual(there.toSorted());
    for (const { path, translations } of listed)
      for (const { language, status, isChanged, publishAt } of translations) {
        const page = model.at(idOf({ path, language }));
        expect([status, isChanged, millisecondsOf(publishAt)]).toEqual([
          page.published === undefined ? 'unpublished' : 'published',
          page.draft !== undefined && page.draft !== page.published,
          page.publishAt,
        ]);
      }
  };

  it.prop([fc.array(anyStep, { minLength: 20, maxLength: 50 })], { numRuns: 30 })(
    'lose no draft unnoticed, show visitors the last published version only, and keep each replaced one',
    async (sequence) => {
      const world = await begin();
      for (const step of sequence) {
        const [done, expected] = await take(world, step);
        expect([step, done]).toEqual([step, expected]);
        await check(world);
      }
    },
    300_000,
  );
});

const outcomeOf = (result: ResultAsync<unknown, Failure>): Promise<Outcome> =>
  result.match(
    () => 'ok' as const,
    ({ kind }) => kind as Outcome,
  );

const idOf = ({ path, language }: Key): string => `${path} ${language}`;

const millisecondsOf = (time: string | null | undefined): number | undefined =>
  time ? Date.parse(time) : undefined;
