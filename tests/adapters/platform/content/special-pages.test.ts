import { dialogPath, type PagePlace, type PagePurpose } from '@fairdesk/core/editor';
import type { Failure, Language } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import type { ResultAsync } from 'neverthrow';
import { afterAll, beforeAll, expect } from 'vitest';
import { createPageOffice } from '#adapters/organiser/page-office-service.ts';
import { listedArticle } from '#adapters/page/article-of.ts';
import { documentOf, layoutOf } from '#adapters/page/page-document.ts';
import { findPage } from '#adapters/platform/content/find-page.ts';
import { siteInfoOf } from '#adapters/platform/content/graphql/site-info.ts';
import { listSites } from '#adapters/platform/content/list-sites.ts';
import { routesOf } from '#adapters/platform/content/site-routes.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { siteOf } from '#adapters/platform/organiser/site-of.ts';
import { sitePages } from '#adapters/platform/search/site-pages.ts';
import { ensureSites } from '#adapters/platform/starter/ensure-sites.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { type OrganiserDesk, openOrganiserDesk } from '#tests/support/worlds/organiser-desk.ts';

const LANGUAGES = ['en', 'nl'] as const;
const IDS = ['offer', 'last-day'] as const;
const ERRORS = ['not-found', 'server-error'] as const;
const OWN_PATHS = { notFoundPage: '/lost', serverErrorPage: '/broken' };
/** In which languages a page is published; a page that is a draft only is in none. */
const anyPublished = fc.option(fc.subarray([...LANGUAGES]), { nil: undefined });

describeEachDatabase('error pages and dialogs', (newPlace) => {
  let desk: OrganiserDesk;
  let database: Database;
  let site = '';

  beforeAll(async () => {
    const place = await newPlace();
    desk = await openOrganiserDesk(place);
    database = await openDatabase({ ...place, log: quietLog });
    await database.write((query) => ensureSites(query, new Date('2027-05-03T08:00:00Z')));
    site = await siteOf(database.query, '101');
  }, 300_000);
  afterAll(async () => {
    await database.close();
    await desk.platform.close();
  });

  const office = () =>
    createPageOffice(desk.http, desk.caller, { documentOf, layoutOf, articleOf: listedArticle });
  const get = async <T>(result: ResultAsync<T, Failure>): Promise<T> => (await result)._unsafeUnwrap();

  const publishIn = async (path: string, languages: readonly Language[]) => {
    for (const language of languages) {
      const { document, revision } = await get(office().open({ path, language }));
      const saved = await get(office().saveDraft({ path, language }, document, revision));
      await get(office().publish({ path, language }, saved.revision));
    }
  };

  /** Makes a page for a purpose and publishes it; `undefined` leaves it out. */
  const make = async (purpose: PagePurpose, path: string, languages: readonly Language[] | undefined) => {
    if (languages === undefined) return;
    const place: PagePlace = { path: purpose === 'dialog' ? path : '', language: 'en' };
    const made = await get(office().createSpecial(purpose, place, 'Last day'));
    expect(made).toMatchObject({ purpose, place: { path }, status: 'unpublished' });
    await publishIn(path, languages);
  };

  const setErrorPaths = async (settings: object) => {
    const row = await database.query
      .selectFrom('sites')
      .select('settings')
      .where('name', '=', site)
      .executeTakeFirstOrThrow();
    await database.query
      .updateTable('sites')
      .set({ settings: JSON.stringify({ ...JSON.parse(row.settings), ...settings }) })
      .where('name', '=', site)
      .execute();
  };

  /** The paths that a search engine, the search of the site and visitors find. */
  const foundIn = async (language: Language): Promise<readonly string[]> => {
    const routes = await routesOf(database.query, site, { language, first: 100 });
    const indexed: string[] = [];
    for await (const [path] of sitePages(database.query, site, language, 7).times()) indexed.push(path);
    return [...routes.results.map(({ path }) => path), ...indexed];
  };

  const errorPageIn = async (language: Language, kind: (typeof ERRORS)[number]) => {
    const info = (await listSites(database.query)).find(({ name }) => name === site);
    const pages =
      info && siteInfoOf(info, { query: database.query, publicUrl: '' }).errorHandling({ language });
    const page = await (kind === 'not-found' ? pages?.notFoundPage() : pages?.serverErrorPage());
    return page?.language;
  };

  const windowsOn = async (path: string, language: Language): Promise<readonly string[]> => {
    const page = await findPage(database.query, { site, item: path, language });
    return [...JSON.stringify(page?.layout).matchAll(/"ModalId":"([^"]+)"/g)].map(([, id = '']) => id);
  };

  /** Makes a page with links to dialogs, in every language. */
  const link = async (ids: readonly string[]) => {
    const { document, revision } = await get(office().create({ path: '/linking', language: 'en' }, 'Links'));
    const fields = { ...document.fields, MetaDescription: ids.map((id) => `#modal:${id}`).join(' ') };
    await get(office().saveDraft({ path: '/linking', language: 'en' }, { ...document, fields }, revision));
    await publishIn('/linking', LANGUAGES);
  };

  const expectHidden = async (paths: readonly string[], language: Language) => {
    const found = await foundIn(language);
    expect(found).toContain('/linking');
    expect(found.filter((path) => paths.includes(path))).toEqual([]);
    for (const item of paths)
      expect(await findPage(database.query, { site, item, language })).toBeUndefined();
  };

  const removeAll = async () => {
    for (const { path, purpose } of await get(office().pages()))
      if (purpose || path === '/linking') await get(office().remove(path));
  };

  const listedSpecial = async () => (await get(office().pages())).filter(({ purpose }) => purpose);

  it.prop(
    [
      fc.record({ 'not-found': anyPublished, 'server-error': anyPublished }),
      fc.record({ offer: anyPublished, 'last-day': anyPublished }),
      fc.constantFrom({ notFoundPage: undefined, serverErrorPage: undefined }, OWN_PATHS),
      fc.subarray([...IDS]),
    ],
    { numRuns: 8 },
  )(
    'are served only in their places, and found by no search',
    async (errors, dialogs, settings, linked) => {
      await setErrorPaths(settings);
      await removeAll();
      const { notFoundPage = '/404', serverErrorPage = '/500' } = settings;
      const paths = { 'not-found': notFoundPage, 'server-error': serverErrorPage };
      for (const kind of ERRORS) await make(kind, paths[kind], errors[kind]);
      for (const id of IDS) await make('dialog', dialogPath(id), dialogs[id]);
      await link(linked);
      for (const language of LANGUAGES) {
        await expectHidden([...Object.values(paths), ...IDS.map(dialogPath)], language);
        for (const kind of ERRORS) {
          // As the content platform does, a page falls back to English; visitors then get the built-in one.
          const isFound = [language, 'en' as const].some((each) => errors[kind]?.includes(each));
          expect([kind, (await errorPageIn(language, kind)) !== undefined]).toEqual([kind, isFound]);
        }
        const open = linked.filter((id) => dialogs[id]?.includes(language));
        expect((await windowsOn('/linking', language)).toSorted()).toEqual(open.toSorted());
      }
      const made = [
        ...ERRORS.filter((kind) => errors[kind]).map((kind) => paths[kind]),
        ...IDS.filter((id) => dialogs[id]).map(dialogPath),
      ];
      expect((await listedSpecial()).map(({ path }) => path).toSorted()).toEqual(made.toSorted());
      // An error page is reset by deleting it.
      await removeAll();
      expect(await listedSpecial()).toEqual([]);
    },
    300_000,
  );

  it('are previewed as visitors will see them: a dialog is open', async () => {
    await removeAll();
    await make('dialog', dialogPath('offer'), []);
    const place = { path: dialogPath('offer'), language: 'en' as const };
    const { href } = await get(office().linkPreview(place));
    const preview = await get(office().preview(href.slice(href.lastIndexOf('/') + 1)));
    expect(preview.place).toEqual(place);
    expect(JSON.stringify(preview.layout)).toMatch(/"ModalId":"offer","Trigger":"timer","Timer":"0"/);
    await link(['offer']);
    await publishIn(dialogPath('offer'), ['en']);
    const linking = await get(office().draftLayout({ path: '/linking', language: 'en' }, 'preview'));
    expect(JSON.stringify(linking.layout)).toContain('"Trigger":"link"');
  });

  it('are neither moved nor taken for ordinary pages', async () => {
    const codeOf = async (result: ResultAsync<unknown, Failure>) => {
      const failure = (await result)._unsafeUnwrapErr();
      return failure.kind === 'rejected' ? failure.fields[0]?.code : failure.kind;
    };
    const language = 'en';
    const sites = database.query.selectFrom('sites').select('virtualFolder').where('name', '=', site);
    const { virtualFolder: folder } = await sites.executeTakeFirstOrThrow();
    await setErrorPaths({ notFoundPage: undefined, serverErrorPage: '/dashboard' });
    await removeAll();
    await make('not-found', '/404', []);
    expect(await codeOf(office().move('/404', '/lost'))).toBe('error-page-fixed');
    expect(await codeOf(office().createSpecial('not-found', { path: '', language }, ''))).toBe('page-exists');
    expect(await codeOf(office().createSpecial('server-error', { path: '', language }, ''))).toBe(
      'page-needed',
    );
    expect(await findPage(database.query, { site, item: '/dashboard', language })).toBeDefined();
    expect(await codeOf(office().create({ path: '/~dialogs/offer', language }, 'Offer'))).toBe('page-path');
    const dialog = (path: string) => office().createSpecial('dialog', { path, language }, 'Offer');
    expect(await codeOf(dialog('/offer'))).toBe('dialog-id');
    await get(dialog(dialogPath('offer')));
    expect(await codeOf(dialog(dialogPath('offer')))).toBe('dialog-exists');
    expect(await codeOf(office().move(dialogPath('offer'), '/offer'))).toBe('error-page-fixed');
    await get(office().remove('/404'));
    for (const path of ['/404', '/nl', '/tr/visit', `/${folder}`, `/${folder}/visit`])
      expect([path, await codeOf(office().create({ path, language }, 'Lost'))]).toEqual([
        path,
        'page-reserved',
      ]);
    await get(office().create({ path: '/visit', language }, 'Visit'));
    for (const path of ['/es', `/${folder}/visit`])
      expect([path, await codeOf(office().move('/visit', path))]).toEqual([path, 'page-reserved']);
  });
});
