import { randomUUID } from 'node:crypto';
import {
  dialogPath,
  type OpenedPage,
  PAGE_BLOCKS_MAX,
  PAGE_DEPTH_MAX,
  PAGE_TEXT_MAX,
  PUBLISHED_VERSION,
} from '@fairdesk/core/editor';
import type { Failure } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import type { ResultAsync } from 'neverthrow';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { createAuditTrail } from '#adapters/organiser/audit-service.ts';
import { callOrganiser } from '#adapters/organiser/call.ts';
import { createPageOffice } from '#adapters/organiser/page-office-service.ts';
import { listedArticle } from '#adapters/page/article-of.ts';
import { documentOf, layoutOf } from '#adapters/page/page-document.ts';
import { contentStamp } from '#adapters/platform/content/content-stamp.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { createDiskStore } from '#adapters/platform/files/file-store.ts';
import { runHousekeeping } from '#adapters/platform/housekeeping.ts';
import { cleanLayout } from '#adapters/platform/organiser/pages/clean-layout.ts';
import { ensureSites } from '#adapters/platform/starter/ensure-sites.ts';
import { Nothing } from '#adapters/shared/http/http.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase, newFolder } from '#tests/support/servers/databases.ts';
import { type OrganiserDesk, openOrganiserDesk } from '#tests/support/worlds/organiser-desk.ts';

const INFORMATION = '/practical-information';
const en = (path: string) => ({ path, language: 'en' as const });

type Creation = [string, (id?: string) => ResultAsync<OpenedPage, Failure>];

describeEachDatabase('the pages of a website', (newPlace) => {
  let desk: OrganiserDesk;
  let database: Database;
  let now = new Date('2027-05-03T08:00:00Z');

  beforeAll(async () => {
    const place = await newPlace();
    desk = await openOrganiserDesk(place, { clock: () => now });
    database = await openDatabase({ ...place, log: quietLog });
    await database.write((query) => ensureSites(query, now));
  });
  afterAll(async () => {
    await database.close();
    await desk.platform.close();
  });

  const office = (actor = desk.caller.actor) =>
    createPageOffice(
      desk.http,
      { ...desk.caller, actor },
      { documentOf, layoutOf, articleOf: listedArticle },
    );
  const get = async <T>(result: ResultAsync<T, Failure>): Promise<T> => (await result)._unsafeUnwrap();
  const faultOf = async (result: ResultAsync<unknown, Failure>) => {
    const failure = (await result)._unsafeUnwrapErr();
    return failure.kind === 'rejected' ? failure.fields[0]?.code : failure.kind;
  };
  const titled = (title: string) => ({ MetaTitle: title, NavigationTitle: title });

  it('publishes a document and keeps what it replaces, in every cache', async () => {
    const opened = await get(office().open(en(INFORMATION)));
    expect(opened).toMatchObject({ status: 'published', revision: 0, isChanged: false, others: [] });
    const stamp = await contentStamp(database.query);
    const document = { ...opened.document, fields: { ...opened.document.fields, ...titled('Getting here') } };
    const saved = await get(office().saveDraft(en(INFORMATION), document, 0));
    expect(await contentStamp(database.query)).toBe(stamp);
    expect((await get(office('bram@fair.example').open(en(INFORMATION)))).others).toEqual([
      desk.caller.actor,
    ]);
    const late = await office('bram@fair.example').saveDraft(en(INFORMATION), document, 0);
    expect(late._unsafeUnwrapErr().kind).toBe('conflict');
    const published = await get(office().publish(en(INFORMATION), saved.revision));
    expect(published).toMatchObject({ status: 'published', isChanged: false });
    expect(published.document.fields).toMatchObject(titled('Getting here'));
    expect(await contentStamp(database.query)).not.toBe(stamp);
    const [version] = await get(office().versions(en(INFORMATION)));
    expect(await get(office().version(en(INFORMATION), version?.id ?? ''))).toEqual(opened.document);
    expect(await get(office().version(en(INFORMATION), PUBLISHED_VERSION))).toEqual(published.document);
    expect(await faultOf(office().version(en('/news'), version?.id ?? ''))).toBe('not-found');
    const restored = await get(office().restore(en(INFORMATION), version?.id ?? '', published.revision));
    expect(restored.document).toEqual(opened.document);
    expect(restored.isChanged).toBe(true);
    const [entry] = await get(createAuditTrail(desk.http, desk.caller).entries({}));
    expect(entry).toMatchObject({ action: 'page.restore-version', subject: `page:${INFORMATION}` });
  });

  it.each([
    ['a page', (id) => office().create(en('/sent-twice'), 'Sent twice', id)],
    ['an article', (id) => office().createArticle(en('/sent-news'), 'Sent twice', id)],
    ['a dialog', (id) => office().createSpecial('dialog', en(dialogPath('sent-twice')), 'Sent twice', id)],
    ['an error page', (id) => office().createSpecial('not-found', en(''), '', id)],
  ] satisfies Creation[])(
    'have %s once however often it is sent, at once or later, and reject another one there',
    async (_, create: Creation[1]) => {
      const id = randomUUID();
      const before = (await get(office().pages())).length;
      const opened = await Promise.all([create(id), create(id), create(id)].map(get));
      expect(await get(create(id))).toEqual(opened[0]);
      expect(await get(office().pages())).toHaveLength(before + 1);
      expect(await faultOf(create(randomUUID()))).toMatch(/exists/);
      expect(await faultOf(create())).toMatch(/exists/);
    },
  );

  it('renders a draft as the editor and as the preview of the layout service do', async () => {
    const draft = await get(office().draftLayout(en(INFORMATION)));
    expect(draft.layout).toMatchObject({ sitecore: { context: { pageEditing: true, pageState: 'edit' } } });
    expect(JSON.stringify(draft.layout)).toContain('"metadata":{');
    const preview = await get(office().draftLayout(en(INFORMATION), 'preview'));
    expect(preview.layout).toMatchObject({ sitecore: { context: { pageState: 'preview' } } });
    expect(JSON.stringify(preview.layout)).not.toContain('"metadata":{');
  });

  it('sanitises every rich text that an editor sends', async () => {
    const call = callOrganiser(desk.http, desk.caller);
    const { revision } = await get(office().create(en('/unsafe'), 'Unsafe'));
    const text = '<p onclick="steal()">Safe<script>steal()</script></p>';
    const row = () =>
      database.query
        .selectFrom('pageDrafts')
        .select('layout')
        .where('path', '=', '/unsafe')
        .executeTakeFirstOrThrow();
    const layout = JSON.parse((await row()).layout ?? '');
    layout.placeholders['headless-main'] = [
      {
        uid: '1',
        componentName: 'RichText',
        fields: { Text: { value: text }, Link: { value: { href: 'java\nscript:steal()' } } },
      },
    ];
    await get(call('put', 'pages/draft', Nothing, { json: { ...en('/unsafe'), layout, revision } }));
    const stored = (await row()).layout ?? '';
    expect(stored).toContain('<p>Safe</p>');
    expect(stored).not.toContain('steal');
  });

  it('publishes a title as typed', async () => {
    const title = `Pumps <DN50> & "valves"`;
    const { revision, document } = await get(office().createArticle(en('/news/pumps'), title));
    expect(document.fields).toMatchObject({ Title: title, ...titled(title) });
    const typed = { ...document, fields: { ...document.fields, Introduction: '<b> & </p>' } };
    const saved = await get(office().saveDraft(en('/news/pumps'), typed, revision));
    const published = await get(office().publish(en('/news/pumps'), saved.revision));
    expect(published.document.fields).toEqual(typed.fields);
    const { items } = await get(office().articles());
    expect(items.flatMap(({ translations }) => translations.map(({ title }) => title))).toContain(title);
    await get(office().remove('/news/pumps'));
  });

  it('hides no exhibitor behind a page, now or before it was renamed', async () => {
    const moment = now.toISOString();
    const company = { organizationName: 'Noria', participationType: 'EXHIBITOR' };
    const times = { created: moment, modified: moment };
    await database.query
      .insertInto('participations')
      .values({ ...company, ...times, id: '7', eventId: '101', slug: 'noria', formerSlugs: '|wheel|pump|' })
      .execute();
    await get(office().create(en('/exhibitors/map'), 'Map'));
    for (const slug of ['noria', 'wheel', 'pump']) {
      expect(await faultOf(office().create(en(`/exhibitors/${slug}`), 'Page'))).toBe('page-reserved');
      expect(await faultOf(office().move('/exhibitors/map', `/exhibitors/${slug}`))).toBe('page-reserved');
      await get(office().create(en(`/about-${slug}`), 'Page'));
      await get(office().remove(`/about-${slug}`));
    }
    await get(office().remove('/exhibitors/map'));
  });

  it('moves a page with those below it, leaves redirects, and refuses what the portal needs', async () => {
    await get(office().create(en(`${INFORMATION}/parking`), 'Parking'));
    expect(await faultOf(office().move('/', '/home'))).toBe('page-needed');
    expect(await faultOf(office().move('/tasks', '/todo'))).toBe('page-needed');
    expect(await faultOf(office().remove('/dashboard'))).toBe('page-needed');
    expect(await faultOf(office().move(INFORMATION, '/news'))).toBe('page-exists');
    expect(await faultOf(office().move(INFORMATION, `${INFORMATION}/more`))).toBe('page-move-below');
    expect(await faultOf(office().move(INFORMATION, '/No way'))).toBe('page-path');
    const paths = (await get(office().move(INFORMATION, '/visit'))).map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['/visit', '/visit/parking']));
    expect(paths).not.toContain(INFORMATION);
    const redirects = async () => {
      const { settings } = await database.query
        .selectFrom('sites')
        .select('settings')
        .where('eventId', '=', '101')
        .executeTakeFirstOrThrow();
      return JSON.parse(settings).redirects.map(({ pattern, target }: Record<string, string>) => [
        pattern,
        target,
      ]);
    };
    // Visitors never saw the page below.
    expect(await redirects()).toEqual([['^/practical-information$', '/visit']]);
    await get(office().move('/visit', '/plan'));
    expect(await redirects()).toEqual([
      ['^/practical-information$', '/plan'],
      ['^/visit$', '/plan'],
    ]);
    await get(office().move('/plan', INFORMATION));
    expect(await redirects()).toEqual([
      ['^/visit$', INFORMATION],
      ['^/plan$', INFORMATION],
    ]);
    expect(await get(office().versions(en(INFORMATION)))).toHaveLength(1);
  });

  it('restores a deleted page with its drafts from the history', async () => {
    const before = await get(office().open(en(INFORMATION)));
    await get(office().remove(INFORMATION));
    expect(await faultOf(office().open(en(INFORMATION)))).toBe('not-found');
    const trail = createAuditTrail(desk.http, desk.caller);
    const [entry] = await get(trail.entries({}));
    expect(entry).toMatchObject({ action: 'page.delete', before: { path: INFORMATION } });
    expect(JSON.stringify(entry)).not.toContain('placeholders');
    await get(trail.restore(entry?.id ?? ''));
    const { revision: _, ...after } = await get(office().open(en(INFORMATION)));
    expect(after).toEqual({ ...after, document: before.document, isChanged: before.isChanged });
    expect((await trail.restore(entry?.id ?? ''))._unsafeUnwrapErr().kind).toBe('conflict');
  });

  it('keeps versions for 30 days after they were replaced', async () => {
    const store = createDiskStore(newFolder());
    const versions = () => get(office().versions(en(INFORMATION)));
    const before = (await versions()).length;
    now = new Date(now.getTime() + 29 * 86_400_000);
    await runHousekeeping(database, store, now);
    expect((await versions()).length).toBe(before);
    now = new Date(now.getTime() + 2 * 86_400_000);
    await runHousekeeping(database, store, now);
    expect(await versions()).toEqual([]);
  });
});

describe('cleanLayout', () => {
  const layoutWith = (value: unknown) => ({
    ...{ name: 'visit', displayName: 'Visit', itemId: '1', templateName: 'Page', placeholders: {} },
    fields: { Text: { value } },
  });
  const faultOf = (value: unknown): unknown => {
    try {
      return cleanLayout(layoutWith(value));
    } catch (thrown) {
      return JSON.stringify(thrown);
    }
  };

  it.prop([fc.jsonValue({ maxDepth: 5 })])('changes nothing twice, and no value without markup', (value) => {
    const once = cleanLayout(layoutWith(value));
    expect(cleanLayout(JSON.parse(once))).toBe(once);
    const plain = JSON.stringify(layoutWith(value));
    if (!plain.includes('<') && !/javascript:|vbscript:|data:/i.test(plain)) expect(once).toBe(plain);
  });

  it('rejects what exceeds the limits, at any depth', () => {
    let deep: unknown = 'text';
    for (let level = 0; level < 50_000; level += 1) deep = [deep];
    expect(faultOf(deep)).toContain('page-depth-max');
    expect(faultOf('x'.repeat(PAGE_TEXT_MAX + 1))).toContain('page-text-max');
    const blocks = Array.from({ length: PAGE_BLOCKS_MAX + 1 }, () => ({ componentName: 'RichText' }));
    expect(faultOf(blocks)).toContain('page-blocks-max');
    const long = Array.from({ length: 6 }, () => 'x'.repeat(PAGE_TEXT_MAX));
    expect(faultOf(long)).toContain('page-length-max');
    expect(PAGE_DEPTH_MAX).toBeLessThan(1000);
  });
});
