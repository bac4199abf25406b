import type { FrameItem, SiteFrame, SiteFrameForm } from '@fairdesk/core/editor';
import type { Failure } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import type { Result, ResultAsync } from 'neverthrow';
import { afterAll, beforeAll, expect } from 'vitest';
import { createAuditTrail } from '#adapters/organiser/audit-service.ts';
import { createFrameOffice } from '#adapters/organiser/frame-service.ts';
import { createPageOffice } from '#adapters/organiser/page-office-service.ts';
import { listedArticle } from '#adapters/page/article-of.ts';
import { documentOf, layoutOf } from '#adapters/page/page-document.ts';
import { frameFormOf, withFrameForm, withFrameOfPage } from '#adapters/page/site-frame.ts';
import { contentStamp } from '#adapters/platform/content/content-stamp.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { renewStarterPages } from '#adapters/platform/organiser/pages/renew-starter-pages.ts';
import { ensureSites } from '#adapters/platform/starter/ensure-sites.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { type OrganiserDesk, openOrganiserDesk } from '#tests/support/worlds/organiser-desk.ts';

const CONVERSION = { formOf: frameFormOf, fieldsOf: withFrameForm, withForm: withFrameOfPage };
const en = (path: string) => ({ path, language: 'en' as const });

describeEachDatabase('the header and footer of a website', (newPlace) => {
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

  const pages = () =>
    createPageOffice(desk.http, desk.caller, { documentOf, layoutOf, articleOf: listedArticle });
  const frames = () => createFrameOffice(desk.http, desk.caller, CONVERSION);
  const audit = () => createAuditTrail(desk.http, desk.caller);
  const unwrapped = async <T>(result: Promise<Result<T, Failure>>): Promise<T> =>
    (await result)._unsafeUnwrap();
  const get = async <T>(result: ResultAsync<T, Failure>): Promise<T> => (await result)._unsafeUnwrap();
  const kindOf = async (result: ResultAsync<unknown, Failure>) => (await result)._unsafeUnwrapErr().kind;
  const rows = () =>
    database.query
      .selectFrom('pages')
      .selectAll()
      .where('site', '=', 'aqua')
      .orderBy('path')
      .orderBy('language')
      .execute();
  const frameAt = async (path: string, area: SiteFrame['area'] = 'header'): Promise<SiteFrame> => {
    const found = (await get(frames().frames())).find(
      (each) => each.area === area && each.paths.includes(path),
    );
    if (found === undefined) throw new Error(`No ${area} at ${path}`);
    return found;
  };
  const withItem = (form: SiteFrameForm | undefined, title: string): SiteFrameForm => {
    if (form === undefined) throw new Error('No form');
    const item: FrameItem = {
      ...{ id: `new-${title}`, title, text: '', href: '/news', target: '', icon: 'fa-solid fa-map' },
      ...{ isCallToAction: false, children: [] },
    };
    return { ...form, lists: { ...form.lists, main: [item] } };
  };
  /** Gives the header of a page one item in English. */
  const publish = async (path: string, title: string) => {
    const { area, paths, version, forms } = await frameAt(path);
    return await frames().publish({
      ...{ area, path: paths[0] ?? '', version },
      forms: { ...forms, en: withItem(forms.en, title) },
    });
  };
  const menuOf = async (path: string): Promise<string | undefined> =>
    (await frameAt(path)).forms.en?.lists.main?.map(({ title }) => title).join();

  it('separates public pages from those of the portal, and finds one footer', async () => {
    const all = await get(frames().frames());
    expect(all.filter(({ area }) => area === 'footer').map(({ paths }) => paths[0])).toEqual(['/']);
    const headers = all.filter(({ area }) => area === 'header');
    expect(headers).toHaveLength(2);
    expect((await frameAt('/')).paths).toContain('/news');
    expect((await frameAt('/dashboard')).paths).toContain('/tasks');
    expect((await frameAt('/')).paths).not.toContain('/dashboard');
    expect(Object.keys((await frameAt('/')).forms)).toEqual(['en', 'nl', 'es', 'tr']);
  });

  it('writes a change into every page that has it, in that language, and into no other', async () => {
    const before = await rows();
    const stamp = await contentStamp(database.query);
    const { paths } = await frameAt('/');
    now = new Date(now.getTime() + 60_000);
    await unwrapped(publish('/', 'First'));
    for (const row of await rows()) {
      const old = before.find(({ path, language }) => path === row.path && language === row.language);
      const isChanged = paths.includes(row.path) && row.language === 'en';
      expect(row.layout.includes('"First"')).toBe(isChanged);
      expect(row.layout === old?.layout).toBe(!isChanged);
      expect(row.updated === old?.updated).toBe(!isChanged);
      const main = (layout: string) => JSON.parse(layout).placeholders['headless-main'];
      expect(main(row.layout)).toEqual(main(old?.layout ?? ''));
    }
    expect(await contentStamp(database.query)).not.toBe(stamp);
    expect((await frameAt('/')).paths).toEqual(paths);
  });

  it('refuses a change that another one came before, and changes nothing', async () => {
    const { area, version, forms } = await frameAt('/');
    await unwrapped(publish('/', 'Theirs'));
    const change = { area, path: '/', version, forms: { en: withItem(forms.en, 'Mine') } };
    expect(await kindOf(frames().publish(change))).toBe('conflict');
    expect(await menuOf('/')).toBe('Theirs');
  });

  it('stores no address that runs a script', async () => {
    const { area, version, forms } = await frameAt('/', 'footer');
    const { en: form = frameFormOf('footer', {}) } = forms;
    const links = [
      {
        ...{ id: 'new', title: 'X', text: '', href: 'javascript:steal()', target: '' as const, icon: '' },
        isCallToAction: false,
        children: [],
      },
    ];
    await get(
      frames().publish({
        area,
        path: '/',
        version,
        forms: { en: { ...form, lists: { ...form.lists, links } } },
      }),
    );
    expect(JSON.stringify(await rows())).not.toContain('steal');
  });

  it('can be restored from the history until it changes again', async () => {
    await unwrapped(publish('/', 'Before'));
    await unwrapped(publish('/', 'After'));
    const [entry] = await get(audit().entries({}));
    expect(entry).toMatchObject({ action: 'frame.header', subject: 'frame:header:/' });
    expect(entry?.before?.frame).toMatchObject({ en: 'Before → /news', nl: '' });
    await get(audit().restore(entry?.id ?? ''));
    expect(await menuOf('/')).toBe('Before');
    await unwrapped(publish('/', 'Later'));
    expect(await kindOf(audit().restore(entry?.id ?? ''))).toBe('conflict');
    expect(await menuOf('/')).toBe('Later');
  });

  it('draws a page with a header that is not saved', async () => {
    const form = (await frameAt('/')).forms.en;
    const { layout } = await get(frames().canvasLayout(en('/news'), 'header', withItem(form, 'Only drawn')));
    expect(JSON.stringify(layout)).toContain('Only drawn');
    expect(await menuOf('/')).not.toBe('Only drawn');
  });

  it('gives a page in a new language the menu of that language', async () => {
    await database.query
      .deleteFrom('pages')
      .where('path', '=', '/privacy')
      .where('language', '=', 'nl')
      .execute();
    const place = { path: '/privacy', language: 'nl' as const };
    const { document, revision } = await get(pages().open(place));
    const saved = await get(pages().saveDraft(place, document, revision));
    await get(pages().publish(place, saved.revision));
    const { forms } = await frameAt('/');
    const stored = (await rows()).find(({ path, language }) => path === '/privacy' && language === 'nl');
    const [header] = JSON.parse(stored?.layout ?? '').placeholders['headless-header'];
    expect(frameFormOf('header', header.fields)).toEqual(forms.nl);
  });

  it('renews starter pages whose menu was edited when their fair changes, and keeps the menu', async () => {
    await unwrapped(publish('/dashboard', 'Edited'));
    const facts = {
      name: 'Aqua 2028',
      city: '',
      venue: '',
      startDate: '2028-01-26',
      endDate: '2028-01-28',
      startTime: '',
      endTime: '',
      contactEmail: '',
    };
    const opened = await get(pages().open(en('/')));
    await database.write((query) =>
      renewStarterPages(query, '101', facts, { ...facts, name: 'Aqua 2029' }, now),
    );
    expect(await menuOf('/dashboard')).toBe('Edited');
    const home = (await rows()).find(({ path, language }) => path === '/' && language === 'en');
    expect(home?.layout).toContain('Aqua 2029');
    // What an editor has open since before has the former name.
    expect(await kindOf(pages().saveDraft(en('/'), opened.document, opened.revision))).toBe('conflict');
  });

  it('gives pages with a header of their own the common one, and undoes that from the history', async () => {
    const own = await database.query
      .selectFrom('pages')
      .selectAll()
      .where('site', '=', 'aqua')
      .where('path', '=', '/privacy')
      .execute();
    // A page that came from elsewhere with another header.
    for (const { language, layout } of own) {
      const page = JSON.parse(layout);
      const [header] = page.placeholders['headless-header'];
      const form = frameFormOf('header', header.fields);
      const changed = withFrameOfPage(
        'header',
        { ...form, settings: { ...form.settings, splitter: 'fa-x' } },
        page,
      );
      await database.query
        .updateTable('pages')
        .set({ layout: JSON.stringify(changed) })
        .where('site', '=', 'aqua')
        .where('path', '=', '/privacy')
        .where('language', '=', language)
        .execute();
    }
    const drifted = await frameAt('/privacy');
    const common = await frameAt('/');
    expect([drifted.paths, drifted.common, common.common]).toEqual([['/privacy'], '/', undefined]);
    expect((await frameAt('/dashboard')).common).toBeUndefined();
    const joining = { area: 'header' as const, path: '/privacy', to: '/' };
    const versions = { version: drifted.version, toVersion: common.version };
    expect(await kindOf(frames().join({ ...joining, ...versions, toVersion: 'old' }))).toBe('conflict');
    expect(await kindOf(frames().join({ ...joining, ...versions, to: '/privacy' }))).toBe('conflict');
    const before = await rows();
    await get(frames().join({ ...joining, ...versions }));
    expect((await frameAt('/privacy')).forms).toEqual(common.forms);
    expect((await frameAt('/privacy')).paths).toContain('/');
    const others = (all: typeof before) => all.filter(({ path }) => path !== '/privacy');
    expect(others(await rows())).toEqual(others(before));
    const [entry] = await get(audit().entries({}));
    expect(entry).toMatchObject({ action: 'frame.join', label: '/privacy' });
    await get(audit().restore(entry?.id ?? ''));
    expect((await frameAt('/privacy')).forms).toEqual(drifted.forms);
    expect(others(await rows())).toEqual(others(before));
    const [undone] = await get(audit().entries({}));
    await get(audit().restore(undone?.id ?? ''));
    expect((await frameAt('/privacy')).forms).toEqual(common.forms);
    await unwrapped(publish('/', 'Newer'));
    const [, last] = await get(audit().entries({}));
    expect(await kindOf(audit().restore(last?.id ?? ''))).toBe('conflict');
  });

  const PATHS = ['/one', '/two', '/news'] as const;
  const step = fc.oneof(
    fc.record({ kind: fc.constant('menu' as const), path: fc.constantFrom('/', '/dashboard') }),
    fc.record({
      kind: fc.constantFrom(
        'draft' as const,
        'old draft' as const,
        'publish' as const,
        'unpublish' as const,
        'restore' as const,
        'remove' as const,
      ),
      path: fc.constantFrom(...PATHS),
    }),
  );

  it.prop([fc.array(step, { minLength: 4, maxLength: 14 })], { numRuns: 8 })(
    'never brings back an old menu by publishing, creating, restoring or deleting pages',
    async (steps) => {
      let titles = 0;
      const menus = { '/': '', '/dashboard': '' };
      for (const path of ['/', '/dashboard'] as const) {
        titles += 1;
        menus[path] = `Menu ${titles}`;
        await unwrapped(publish(path, menus[path]));
      }
      const old = await get(pages().open(en('/')));
      for (const { kind, path } of steps) {
        if (kind === 'menu') {
          titles += 1;
          menus[path] = `Menu ${titles} of ${path}`;
          await unwrapped(publish(path, menus[path]));
        } else await act(kind, path, old.document.areas);
        await expectMenus(menus);
      }
    },
    120_000,
  );

  type Kind = 'draft' | 'old draft' | 'publish' | 'unpublish' | 'restore' | 'remove';
  type Areas = Awaited<ReturnType<typeof openAreas>>;
  const openAreas = async () => (await get(pages().open(en('/')))).document.areas;

  type Opened = Awaited<ReturnType<typeof openHome>>;
  const openHome = () => get(pages().open(en('/')));

  const ACTS: Readonly<Record<Kind, (path: string, opened: Opened, areas: Areas) => Promise<unknown>>> = {
    draft: async (path, { document, revision }) => {
      const fields = { ...document.fields, MetaTitle: String(revision) };
      return pages().saveDraft(en(path), { ...document, fields }, revision);
    },
    'old draft': async (path, { document, revision }, areas) =>
      pages().saveDraft(en(path), { ...document, areas }, revision),
    publish: async (path, { revision }) => pages().publish(en(path), revision),
    unpublish: async (path) => pages().unpublish(en(path)),
    remove: async (path) => {
      await pages().remove(path);
      await publish('/', (await menuOf('/')) ?? '');
      await pages().undoRemoval(path);
    },
    restore: async (path, { revision }) => {
      const [version] = (await pages().versions(en(path))).unwrapOr([]);
      return version && pages().restore(en(path), version.id, revision);
    },
  };

  /** Acts on a page; what a page cannot do is left out. */
  const act = async (kind: Kind, path: string, areas: Areas): Promise<void> => {
    const opened = await pages().open(en(path));
    if (opened.isOk()) await ACTS[kind](path, opened.value, areas);
    else await pages().create(en(path), 'Page');
  };

  const expectMenus = async (menus: Readonly<Record<'/' | '/dashboard', string>>): Promise<void> => {
    const portal = (await frameAt('/dashboard')).paths;
    for (const { path, language, layout } of await rows()) {
      if (language !== 'en') continue;
      const [header] = JSON.parse(layout).placeholders['headless-header'];
      const main = frameFormOf('header', header.fields).lists.main?.map(({ title }) => title);
      expect([path, main]).toEqual([path, [menus[portal.includes(path) ? '/dashboard' : '/']]]);
    }
  };
});
