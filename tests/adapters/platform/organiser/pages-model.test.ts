import { OpenedLayoutSchema, PageEntriesSchema, PageVersionsSchema } from '@fairdesk/core/editor';
import type { Failure } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import type { ResultAsync } from 'neverthrow';
import { afterAll, beforeAll, expect } from 'vitest';
import * as z from 'zod/mini';
import { createAuditTrail } from '#adapters/organiser/audit-service.ts';
import { callOrganiser } from '#adapters/organiser/call.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { publishDuePages } from '#adapters/platform/organiser/publish-page.ts';
import { ensureSites } from '#adapters/platform/starter/ensure-sites.ts';
import { createEmbeddedHttp } from '#adapters/shared/embedded-http.ts';
import { describeEachDatabase } from '#tests/support/databases.ts';
import { type OrganiserDesk, openOrganiserDesk } from '#tests/support/organiser-desk.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { openTestPlatform, type TestPlatform } from '#tests/support/test-platform.ts';
import { type Outcome, pageModel } from './page-model.ts';

const PATHS = ['/build', '/build/plans', '/open-days', '/plans'] as const;
const anyPath = fc.constantFrom(...PATHS);
const anyKey = fc.record({ path: anyPath, language: fc.constantFrom('en', 'nl') });
const who = fc.constantFrom('anna', 'bram');
const MINUTE = 60_000;

/** What two editors do, and time that passes. */
const anyStep = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: fc.constant('open' as const), who, key: anyKey }) },
  {
    weight: 6,
    arbitrary: fc.record({ does: fc.constant('save' as const), who, key: anyKey, text: fc.nat(999) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('publish' as const),
      who,
      key: anyKey,
      in: fc.integer({ min: -2, max: 4 }),
    }),
  },
  fc.record({
    does: fc.constantFrom('discard' as const, 'cancel' as const, 'unpublish' as const),
    who,
    key: anyKey,
  }),
  fc.record({ does: fc.constant('restore' as const), who, key: anyKey, version: fc.nat(2) }),
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('create' as const), who, key: anyKey, text: fc.nat(999) }),
  },
  fc.record({ does: fc.constant('move' as const), who, from: anyPath, to: anyPath }),
  fc.record({ does: fc.constant('remove' as const), who, path: anyPath }),
  fc.record({ does: fc.constant('undelete' as const), who }),
  { weight: 2, arbitrary: fc.record({ does: fc.constant('pass' as const), minutes: fc.nat(4) }) },
);
type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never;

describeEachDatabase('the pages of a site, in the hands of two editors on two servers', (newPlace) => {
  let desk: OrganiserDesk;
  let other: TestPlatform;
  let database: Database;
  let second: Database;
  let now = Date.parse('2027-05-03T08:00:00Z');
  const clock = () => new Date(now);

  beforeAll(async () => {
    const place = await newPlace();
    desk = await openOrganiserDesk(place, { clock });
    other = await openTestPlatform(place, { clock });
    database = await openDatabase({ ...place, log: quietLog });
    second = await openDatabase({ ...place, log: quietLog });
    await database.write((query) => ensureSites(query, clock()));
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
  const outcomeOf = async (result: ResultAsync<unknown, Failure>): Promise<Outcome> =>
    result.match(
      () => 'ok',
      ({ kind }) => kind as Outcome,
    );

  /** One sequence of steps on the site, beside the model. */
  const world = () => {
    const model = pageModel();
    const revisions = new Map<string, number>();
    let base: object = {};
    const textOf = (text: number) => ({ ...base, fields: { MetaTitle: { value: `Title ${text}` } } });
    const open = (name: string, key: { path: string; language: string }) =>
      callsOf(name)('get', 'pages/draft', OpenedLayoutSchema, { searchParams: key });
    const seen = (name: string, id: string) => revisions.get(`${name} ${id}`) ?? 0;
    const post = (name: string, path: string, json: object) =>
      outcomeOf(callsOf(name)('post', `pages/${path}`, z.unknown(), { json }));

    const take = async (step: Step): Promise<readonly [done: Outcome, expected: Outcome]> => {
      if (step.does === 'pass') {
        now += step.minutes * MINUTE;
        const counts = await Promise.all([
          publishDuePages(database, clock()),
          publishDuePages(second, clock()),
        ]);
        // The servers of the test look at the clock too.
        expect(counts[0] + counts[1]).toBeLessThanOrEqual(model.pass(now));
        return ['ok', 'ok'];
      }
      if (step.does === 'undelete') {
        if (!model.hasRemoved()) return ['ok', 'ok'];
        const trail = createAuditTrail(desk.http, desk.caller);
        const entries = (await trail.entries({}))._unsafeUnwrap();
        const id = entries.find(({ action }) => action === 'page.delete')?.id ?? '';
        return [await outcomeOf(trail.restore(id)), model.undelete()];
      }
      if (step.does === 'move')
        return [
          await post(step.who, 'move', { from: step.from, to: step.to }),
          model.move(step.from, step.to),
        ];
      if (step.does === 'remove')
        return [await post(step.who, 'remove', { path: step.path }), model.remove(step.path)];
      const { key } = step;
      const id = `${key.path} ${key.language}`;
      const revision = seen(step.who, id);
      switch (step.does) {
        case 'open': {
          const opened = await open(step.who, key);
          if (opened.isOk()) revisions.set(`${step.who} ${id}`, opened.value.revision);
          return [opened.isOk() ? 'ok' : 'not-found', model.hasPath(key.path) ? 'ok' : 'not-found'];
        }
        case 'save': {
          const json = { ...key, layout: textOf(step.text), revision };
          const saved = await callsOf(step.who)('put', 'pages/draft', z.object({ revision: z.number() }), {
            json,
          });
          if (saved.isOk()) revisions.set(`${step.who} ${id}`, saved.value.revision);
          return [
            saved.match(
              () => 'ok',
              ({ kind }) => kind as Outcome,
            ),
            model.save(id, JSON.stringify(json.layout), revision),
          ];
        }
        case 'publish': {
          const due = now + step.in * MINUTE;
          const at = new Date(due).toISOString();
          return [
            await post(step.who, 'publish', { ...key, revision, ...(step.in !== 0 && { at }) }),
            model.publish(id, revision, due, now),
          ];
        }
        case 'discard':
          return [await post(step.who, 'discard', { ...key, revision }), model.discard(id, revision)];
        case 'cancel':
          return [await post(step.who, 'cancel', key), model.cancel(id)];
        case 'unpublish':
          return [await post(step.who, 'unpublish', key), model.unpublish(id)];
        case 'restore': {
          const listed = await callsOf(step.who)('get', 'pages/versions', PageVersionsSchema, {
            searchParams: key,
          });
          const version = listed._unsafeUnwrap().items[step.version]?.id ?? 'none';
          return [
            await post(step.who, 'restore', { ...key, revision, version }),
            model.restore(id, step.version, revision),
          ];
        }
        case 'create': {
          const created = await outcomeOf(
            callsOf(step.who)('post', 'pages', z.unknown(), { json: { ...key, title: `Page ${step.text}` } }),
          );
          const draft = created === 'ok' ? await draftAt(key) : '';
          return [created, model.create(id, draft)];
        }
      }
    };

    const draftAt = async ({ path, language }: { path: string; language: string }) => {
      const row = await database.query
        .selectFrom('pageDrafts')
        .select('layout')
        .where('path', '=', path)
        .where('language', '=', language)
        .executeTakeFirst();
      return row?.layout ?? '';
    };

    /** Compares everything stored with the model. */
    const check = async () => {
      const { query } = database;
      const pages = await query.selectFrom('pages').selectAll().where('path', 'in', PATHS).execute();
      const drafts = await query.selectFrom('pageDrafts').selectAll().where('path', 'in', PATHS).execute();
      const versions = await query
        .selectFrom('pageVersions')
        .selectAll()
        .where('path', 'in', PATHS)
        .orderBy('id', 'desc')
        .execute();
      const isAt = (id: string) => (row: { path: string; language: string }) =>
        `${row.path} ${row.language}` === id;
      for (const [id, page] of model.pages) {
        const draft = drafts.find(isAt(id));
        expect({
          id,
          published: pages.find(isAt(id))?.layout,
          draft: draft?.layout ?? undefined,
          revision: draft?.revision ?? 0,
          publishAt: draft?.publishAt ? Date.parse(draft.publishAt) : undefined,
          versions: versions
            .filter(isAt(id))
            .map(({ layout }) => layout)
            .toSorted(),
        }).toEqual({ id, ...page, versions: page.versions.toSorted() });
      }
      expect(pages.length).toBe([...model.pages.values()].filter(({ published }) => published).length);
      const { items } = (await callsOf('anna')('get', 'pages', PageEntriesSchema))._unsafeUnwrap();
      const listed = items.filter(({ path }) => PATHS.some((one) => one === path));
      expect(listed.map(({ path }) => path)).toEqual(PATHS.filter((path) => model.hasPath(path)));
      for (const { path, translations } of listed)
        for (const { language, status, isChanged, publishAt } of translations) {
          const page = model.at(`${path} ${language}`);
          expect([status, isChanged, publishAt && Date.parse(publishAt)]).toEqual([
            page.published === undefined ? 'unpublished' : 'published',
            page.draft !== undefined && page.draft !== page.published,
            page.publishAt,
          ]);
        }
    };

    const begin = async () => {
      const { query } = database;
      for (const table of ['pages', 'pageDrafts', 'pageVersions', 'pageEditors'] as const)
        await query.deleteFrom(table).where('path', 'in', PATHS).execute();
      await query.updateTable('sites').set({ settings: '{}' }).execute();
      const home = await query
        .selectFrom('pages')
        .select('layout')
        .where('path', '=', '/')
        .executeTakeFirstOrThrow();
      base = JSON.parse(home.layout);
    };
    return { begin, take, check };
  };

  it.prop([fc.array(anyStep, { minLength: 10, maxLength: 30 })], { numRuns: 30 })(
    'lose no draft unnoticed, show visitors the last published version only, and keep each replaced one',
    async (steps) => {
      const { begin, take, check } = world();
      await begin();
      for (const step of steps) {
        const [done, expected] = await take(step);
        expect([step, done]).toEqual([step, expected]);
        await check();
      }
    },
    300_000,
  );
});
