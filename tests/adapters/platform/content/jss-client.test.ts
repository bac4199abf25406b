import { RestDictionaryService } from '@sitecore-jss/sitecore-jss/i18n';
import { getChildPlaceholder, getFieldValue, RestLayoutService } from '@sitecore-jss/sitecore-jss/layout';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { type ContentDesk, KEY, openContentDesk } from './content-desk.ts';
import { PAGES } from './pages.ts';

describeEachDatabase("the vendor's own client", (newPlace) => {
  let desk: ContentDesk;
  let apiHost: string;

  beforeAll(async () => {
    desk = await openContentDesk(await newPlace(), PAGES);
    apiHost = desk.url;
  });
  afterAll(() => desk.close());

  const layoutOf = (apiKey = KEY) =>
    new RestLayoutService({ apiHost, apiKey, siteName: 'spring', configurationName: 'sxa-jss' });

  it('reads a page, its fields and nested placeholders', async () => {
    const { sitecore } = await layoutOf().fetchLayoutData('/', 'nl');
    expect(sitecore.context).toMatchObject({
      language: 'nl',
      pageEditing: false,
      itemPath: '/',
      site: { name: 'spring' },
    });
    const { route } = sitecore;
    expect(route).toMatchObject({
      name: 'home',
      itemLanguage: 'nl',
      databaseName: 'web',
      templateName: 'Page',
    });
    expect(getFieldValue(route?.fields ?? {}, 'MetaTitle')).toBe('Lente');
    const [text, card] = route?.placeholders['headless-main'] ?? [];
    expect(text).toMatchObject({
      componentName: 'RichText',
      fields: { Title: { value: 'Hallo' } },
      params: { Size: '2' },
    });
    expect(getFieldValue(card as never, 'Link')).toEqual({
      linktype: 'internal',
      href: '/tasks',
      text: 'Taken',
    });
    expect(getFieldValue(card as never, 'Date')).toBe('2026-11-17T00:00:00Z');
    expect(getChildPlaceholder(card as never, 'card-{*}')).toHaveLength(1);
    expect(Object.keys(route?.placeholders ?? {})).toEqual(
      expect.arrayContaining(['body-top', 'headless-header', 'headless-main', 'headless-footer']),
    );
  });

  it('reads English for an untranslated page, and its language', async () => {
    const { sitecore } = await layoutOf().fetchLayoutData('/', 'tr');
    expect(sitecore.context.language).toBe('tr');
    expect(sitecore.route?.itemLanguage).toBe('en');
    expect(getFieldValue(sitecore.route?.fields ?? {}, 'MetaTitle')).toBe('Spring');
  });

  it('reads the wildcard page for any name, and the page itself when it exists', async () => {
    const named = (path: string) =>
      layoutOf()
        .fetchLayoutData(path)
        .then(({ sitecore }) => sitecore.context.itemPath);
    expect(await named('/events/42')).toBe('/events/,-w-,');
    expect(await named('/events/,-w-,')).toBe('/events/,-w-,');
    expect(await named('/events/all')).toBe('/events/all');
    expect(await named('/Events/All/')).toBe('/events/all');
  });

  it('finds a page by its id', async () => {
    const { sitecore } = await layoutOf().fetchLayoutData('/events/all', 'en');
    const again = await layoutOf().fetchLayoutData(`{${sitecore.route?.itemId?.toUpperCase()}}`, 'en');
    expect(again).toEqual(sitecore.route && { sitecore });
  });

  it('reads a missing page in the shape it expects', async () => {
    expect(await layoutOf().fetchLayoutData('/nowhere', 'es')).toEqual({
      sitecore: { context: { pageEditing: false, language: 'es' }, route: null },
    });
    expect(await layoutOf().fetchLayoutData('/events/1/2')).toMatchObject({ sitecore: { route: null } });
  });

  it('reads one placeholder at any depth, and gets an error for a missing one', async () => {
    const main = await layoutOf().fetchPlaceholderData('headless-main', '/', 'en');
    expect(main).toMatchObject({ name: 'headless-main', path: 'headless-main' });
    expect(main.elements).toHaveLength(2);
    expect((await layoutOf().fetchPlaceholderData('card-{*}', '/', 'en')).elements).toHaveLength(1);
    await expect(layoutOf().fetchPlaceholderData('nowhere', '/', 'en')).rejects.toMatchObject({
      response: { status: 404 },
    });
  });

  it('reads the dictionary of its site', async () => {
    const words = (siteName: string, language: string) =>
      new RestDictionaryService({ apiHost, apiKey: KEY, siteName, cacheEnabled: false }).fetchDictionaryData(
        language,
      );
    expect(await words('spring', 'en')).toEqual({ greeting: 'Hello from spring', soon: 'Soon' });
    expect(await words('portal', 'en')).toEqual({ greeting: 'Hello', soon: 'Soon' });
    expect(await words('nowhere', 'en')).toEqual({});
  });

  it('is rejected with a wrong key', async () => {
    await expect(layoutOf('wrong').fetchLayoutData('/', 'en')).rejects.toMatchObject({
      response: { status: 401 },
    });
    expect((await fetch(`${apiHost}/content/sites`)).status).toBe(401);
  });

  it('may send the key as a header, and reads the sites', async () => {
    const answer = await fetch(`${apiHost}/content/sites`, { headers: { sc_apikey: KEY } });
    expect(await answer.json()).toEqual([
      {
        name: 'portal',
        eventId: null,
        virtualFolder: null,
        logo: null,
        brandColour: null,
        languages: ['en', 'nl', 'es', 'tr'],
        settings: {},
      },
      {
        name: 'spring',
        eventId: '7',
        virtualFolder: 'spring',
        logo: { src: expect.stringMatching(/^\/-\/media\/[0-9a-f-]{36}\/logo\.png$/), alt: 'Spring' },
        brandColour: '#0a5c4a',
        languages: ['en', 'nl'],
        settings: { redirectTypes: 'PRESS' },
      },
    ]);
  });

  it('gets 404 for an unknown address and 405 for an unsupported method', async () => {
    expect((await fetch(`${apiHost}/content/other?sc_apikey=${KEY}`)).status).toBe(404);
    expect((await fetch(`${apiHost}/content/sites?sc_apikey=${KEY}`, { method: 'POST' })).status).toBe(405);
  });
});
