import { isOutdated, type PageEntry } from '@fairdesk/core/editor';
import { type EventId, type Failure, LANGUAGES, type Language } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import type { ResultAsync } from 'neverthrow';
import { afterAll, beforeAll, expect } from 'vitest';
import { createPageOffice } from '#adapters/organiser/page-office-service.ts';
import { listedArticle } from '#adapters/page/article-of.ts';
import { documentOf, layoutOf } from '#adapters/page/page-document.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { createDiskStore } from '#adapters/platform/files/file-store.ts';
import { runHousekeeping } from '#adapters/platform/housekeeping.ts';
import { ensureSites } from '#adapters/platform/starter/ensure-sites.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase, newFolder } from '#tests/support/servers/databases.ts';
import { type OrganiserDesk, openOrganiserDesk } from '#tests/support/worlds/organiser-desk.ts';

const LATER = '2030-01-01T08:00:00.000Z';

describeEachDatabase('actions on a page in every language', (newPlace) => {
  let desk: OrganiserDesk;
  let database: Database;
  let pages = 0;
  let now = new Date('2027-05-03T08:00:00Z');

  beforeAll(async () => {
    const place = await newPlace();
    desk = await openOrganiserDesk(place, { clock: () => now });
    database = await openDatabase({ ...place, log: quietLog });
    await database.write((query) => ensureSites(query, new Date('2027-05-03T08:00:00Z')));
  });
  afterAll(async () => {
    await database.close();
    await desk.platform.close();
  });

  const office = () =>
    createPageOffice(desk.http, desk.caller, { documentOf, layoutOf, articleOf: listedArticle });
  const get = async <T>(result: ResultAsync<T, Failure>): Promise<T> => (await result)._unsafeUnwrap();
  const faultOf = async (result: ResultAsync<unknown, Failure>) => {
    const failure = (await result)._unsafeUnwrapErr();
    return failure.kind === 'rejected' ? failure.fields[0]?.code : failure.kind;
  };
  const newPath = () => {
    pages += 1;
    return `/page-${pages}`;
  };
  const entryAt = (entries: readonly PageEntry[], path: string) => entries.find((one) => one.path === path);

  /** Saves a draft in a language, and publishes it now, later, or not. */
  const write = async (path: string, language: Language, publishing: 'now' | 'later' | 'never') => {
    const { document, revision } = await get(office().open({ path, language }));
    const saved = await get(office().saveDraft({ path, language }, document, revision));
    if (publishing === 'never') return;
    const at = publishing === 'later' ? LATER : undefined;
    await get(office().publish({ path, language }, saved.revision, at));
  };

  it.prop(
    [
      fc.record({
        nl: fc.constantFrom('now', 'later', 'never'),
        es: fc.constantFrom('now', 'later', 'never'),
      } as const),
    ],
    {
      numRuns: 6,
    },
  )('publishes what has changed and leaves what is scheduled', async (states) => {
    const path = newPath();
    await get(office().create({ path, language: 'en' }, 'Page'));
    await write(path, 'nl', states.nl);
    await write(path, 'es', states.es);
    const translations = entryAt(await get(office().publishChanges(path)), path)?.translations ?? [];
    for (const { language, status, isChanged, publishAt } of translations) {
      const isScheduled = language !== 'en' && states[language === 'nl' ? 'nl' : 'es'] === 'later';
      expect({ status, isChanged, publishAt }).toEqual(
        isScheduled
          ? { status: 'unpublished', isChanged: true, publishAt: LATER }
          : { status: 'published', isChanged: false, publishAt: undefined },
      );
    }
    expect(translations.map(({ language }) => language)).toEqual(['en', 'nl', 'es']);
    expect(await faultOf(office().publishChanges(path))).toBe('page-nothing-to-publish');
  });

  const moved = async (path: string) => {
    const to = newPath();
    await get(office().move(path, to));
    return to;
  };

  /** Publishes a page in a language, or says that it is up to date in all. */
  const translated = async (path: string, step: string): Promise<readonly string[]> => {
    if (step !== 'confirm') await write(path, step as Language, 'now');
    else await get(office().confirmTranslations(path));
    return step === 'confirm' ? ['en', 'nl', 'es'] : [step];
  };

  it.prop(
    [fc.array(fc.constantFrom('en', 'nl', 'es', 'confirm', 'move' as const), { minLength: 1, maxLength: 8 })],
    { numRuns: 8 },
  )(
    'marks a translation until it is published after its source, or said to be up to date, wherever the page moves',
    async (steps) => {
      let path = newPath();
      const before = now;
      await get(office().create({ path, language: 'en' }, 'Page'));
      const edited: Partial<Record<string, number>> = {};
      for (const [time, step] of ['en', 'nl', 'es', ...steps].entries()) {
        now = new Date(now.getTime() + 60_000);
        if (step === 'move') path = await moved(path);
        else for (const language of await translated(path, step)) edited[language] = time;
        const entry = entryAt(await get(office().pages()), path) ?? expect.fail('The page is missing');
        expect(LANGUAGES.filter((language) => isOutdated(entry, language))).toEqual(
          LANGUAGES.filter((language) => (edited[language] ?? Infinity) < (edited.en ?? 0)),
        );
      }
      now = before;
      expect(await faultOf(office().confirmTranslations('/nowhere'))).toBe('not-found');
    },
  );

  it('restores the page that was deleted last at its path', async () => {
    const path = newPath();
    await get(office().create({ path, language: 'en' }, 'First'));
    await get(office().remove(path));
    await get(office().create({ path, language: 'en' }, 'Second'));
    await write(path, 'tr', 'now');
    expect(await faultOf(office().undoRemoval(path))).toBe('conflict');
    const before = entryAt(await get(office().pages()), path);
    expect(entryAt(await get(office().remove(path)), path)).toBeUndefined();
    const after = entryAt(await get(office().undoRemoval(path)), path);
    expect(after?.translations.map(({ language, title, status }) => [language, title, status])).toEqual(
      before?.translations.map(({ language, title, status }) => [language, title, status]),
    );
    expect(await faultOf(office().undoRemoval('/never-there'))).toBe('not-found');
  });

  it('names the pages that link to a page, as visitors see them or as a draft', async () => {
    const path = newPath();
    const linking = newPath();
    await get(office().create({ path, language: 'en' }, 'Linked'));
    await get(office().create({ path: linking, language: 'en' }, 'Links'));
    const links = async () =>
      (await get(office().linksTo(path))).map((link) => [link.path, link.language, link.title]);
    expect(await links()).toEqual([]);
    for (const language of LANGUAGES.slice(0, 2)) {
      const place = { path: linking, language };
      const { document, revision } = await get(office().open(place));
      const block = {
        ...{ id: `text-${language}`, component: 'RichText', params: {}, places: [], kept: {} },
        fields: { Text: `<p><a href="/nl${path}#top">There</a></p>` },
      };
      const areas = document.areas.map((area) => (area.key === 'main' ? { ...area, blocks: [block] } : area));
      await get(office().saveDraft(place, { ...document, areas }, revision));
    }
    expect(await links()).toEqual([
      [linking, 'en', 'Links'],
      [linking, 'nl', 'Links'],
    ]);
    await get(office().publishChanges(linking));
    expect(await links()).toHaveLength(2);
    expect((await get(office().linksTo('/practical-information'))).length).toBeGreaterThan(0);
  });

  it('opens a draft for anyone who has the link, until it is revoked or expires', async () => {
    const path = newPath();
    const place = { path, language: 'en' } as const;
    await get(office().create(place, 'Secret draft'));
    const anyone = createPageOffice(
      desk.http,
      { ...desk.caller, actor: '' },
      { documentOf, layoutOf, articleOf: listedArticle },
    );
    const { href, expires } = await get(office().linkPreview(place));
    const token = href.split('/').at(-1) ?? '';
    expect(href).toContain('/~preview/101/');
    expect(token.length).toBeGreaterThanOrEqual(43);
    const opened = await get(anyone.preview(token));
    expect(opened).toMatchObject({ place, expires });
    expect(JSON.stringify(opened.layout)).toContain('Secret draft');
    expect(opened.layout).toMatchObject({ sitecore: { context: { pageState: 'preview' } } });
    const stored = await database.query.selectFrom('previewLinks').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
    for (const wrong of ['', 'x', `${token}x`, stored[0]?.tokenHash ?? ''])
      expect(await faultOf(anyone.preview(wrong))).toBe('not-found');

    // The link moves with its page, and ends with it.
    await get(office().move(path, `${path}-moved`));
    expect((await get(anyone.preview(token))).place?.path).toBe(`${path}-moved`);
    await get(office().linkPreview({ ...place, path: `${path}-moved` }));
    expect(await get(office().revokePreviews({ ...place, path: `${path}-moved` }))).toBe(2);
    expect(await faultOf(anyone.preview(token))).toBe('not-found');
    expect(await get(office().revokePreviews(place))).toBe(0);

    const last = await get(office().linkPreview({ ...place, path: `${path}-moved` }));
    const lastToken = last.href.split('/').at(-1) ?? '';
    now = new Date(Date.parse(last.expires) - 1);
    expect((await get(anyone.preview(lastToken))).expires).toBe(last.expires);
    now = new Date(Date.parse(last.expires));
    expect(await faultOf(anyone.preview(lastToken))).toBe('not-found');
    await runHousekeeping(database, createDiskStore(newFolder()), now);
    expect(await database.query.selectFrom('previewLinks').selectAll().execute()).toEqual([]);
  });

  it('opens every page of its website, and of no other, with a link to the website', async () => {
    const path = newPath();
    await get(office().create({ path, language: 'nl' }, 'Only in Dutch'));
    const { href, expires } = await get(office().linkPreview({ path, language: 'nl' }, 'website'));
    const [token = '', ...rest] = href.split('/~preview/101/')[1]?.split('/') ?? [];
    expect([`/${rest.join('/')}`, href.includes('/nl/~preview/')]).toEqual([path, true]);
    const anyone = { ...desk.caller, actor: '' };
    const conversion = { documentOf, layoutOf, articleOf: listedArticle };
    const preview = createPageOffice(desk.http, anyone, conversion).preview;
    const at = async (address: string, language: Language) =>
      (await get(preview(token, { path: address, language }))).place;

    for (const { path: each, translations } of await get(office().pages()))
      for (const { language } of translations)
        expect(await get(preview(token, { path: each, language }))).toMatchObject({
          ...{ scope: 'website', expires },
          place: { path: each, language },
          layout: { sitecore: { context: { pageState: 'preview' } } },
        });
    expect(await at(path, 'tr')).toEqual({ path, language: 'nl' });
    expect(await at('/exhibitors/any-company', 'es')).toEqual({ path: '/exhibitors/,-w-,', language: 'es' });
    expect((await get(preview(token))).place).toEqual({ path: '/', language: 'nl' });
    for (const unknown of [`${path}/none`, '/%00', `/${'x'.repeat(2000)}`, '/no such page?'])
      expect(await get(preview(token, { path: unknown, language: 'en' }))).toEqual({
        ...{ scope: 'website', expires },
      });
    const other = createPageOffice(desk.http, { ...anyone, event: '102' as EventId }, conversion);
    expect(await faultOf(other.preview(token))).toBe('not-found');
    expect(await faultOf(other.preview(token, { path: '/', language: 'en' }))).toBe('not-found');

    // A link to one page opens no other, and is not widened by the address.
    const single = await get(office().linkPreview({ path, language: 'nl' }));
    const own = single.href.split('/').at(-1) ?? '';
    for (const each of [path, '/', '/news'])
      expect(await faultOf(preview(own, { path: each, language: 'nl' }))).toBe('not-found');
    expect(await get(preview(own))).toMatchObject({ scope: 'page', place: { path, language: 'nl' } });

    // Once the links to a page are revoked, none shows it.
    expect(await get(office().revokePreviews({ path, language: 'nl' }))).toBe(2);
    expect(await faultOf(preview(token))).toBe('not-found');
    expect(await faultOf(preview(own))).toBe('not-found');
  });
});
