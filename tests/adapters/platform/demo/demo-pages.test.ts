import type { MenuItem } from '@fairdesk/core/navigation';
import { type BlockKind, FRAME_HOSTS, withNested } from '@fairdesk/core/page';
import { LANGUAGES, localPath } from '@fairdesk/core/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteDirectory } from '#adapters/events/layout-service.ts';
import { createPageSource } from '#adapters/page/layout-service.ts';
import { createContentService } from '#adapters/platform/content/content-service.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { loadDemo } from '#adapters/platform/demo/load-demo.ts';
import { overNetwork } from '#adapters/platform/service.ts';
import { createHttp } from '#adapters/shared/http/http.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { newFolder } from '#tests/support/servers/databases.ts';

const KEY = 'layout-key-of-the-tests';

const addressesIn = (items: readonly MenuItem[]): readonly string[] =>
  items.flatMap(({ href, children }) => [href, ...addressesIn(children)]);

/** The fair without pages of its own. */
const STARTER = 'harbour-days';

describe("the demo's pages, as the product reads them", () => {
  let database: Database;
  const http = () =>
    createHttp(
      'http://platform.local',
      overNetwork(createContentService(database, { publicUrl: 'https://desk.example', layoutKey: KEY })),
    );
  beforeAll(async () => {
    const settings = { dataFolder: newFolder(), publicUrl: 'http://localhost:3000' };
    database = await openDatabase({ ...settings, log: quietLog });
    await loadDemo(database, settings, quietLog);
  });
  afterAll(() => database?.close());

  it.each(LANGUAGES)('have a header, a footer and supported blocks only, in %s', async (language) => {
    const source = createPageSource(http(), { configuration: 'jss', apiKey: KEY, frameHosts: [] });
    const pages = await database.query.selectFrom('pages').select(['site', 'path']).distinct().execute();
    for (const { site, path } of pages) {
      const folder = site === 'portal' ? '' : site;
      const page = (await source.open({ site, folder, path, language }))._unsafeUnwrap();
      const where = `${site}${path} ${language}`;
      expect(page.main.length, where).toBeGreaterThan(0);
      expect(
        page.main.map(({ kind }) => kind),
        where,
      ).not.toContain('unknown');
      expect(page.title, where).not.toBe('Page');
      expect(page.description.length, where).toBeLessThanOrEqual(155);
      // The starter pages have neither a logo nor portal addresses in the menu of the website.
      if (site === STARTER) continue;
      expect(page.navigation.logos[0]?.src, where).toMatch(/^\/-\/media\//);
      expect(page.navigation.footer.links.length, where).toBeGreaterThanOrEqual(3);
      const tasks = addressesIn(page.navigation.main).filter((href) => href.endsWith(`/${site}/tasks`));
      expect(tasks.length, where).toBe(folder === '' ? 0 : 1);
    }
  });

  it('render every public block, on one page', async () => {
    const source = createPageSource(http(), { configuration: 'jss', apiKey: KEY, frameHosts: FRAME_HOSTS });
    const address = { site: 'clearwater', folder: 'clearwater', path: '/blocks', language: 'en' } as const;
    const { main } = (await source.open(address))._unsafeUnwrap();
    const kinds = new Set(withNested(main).map(({ kind }) => kind));
    expect(CONTENT.filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  it.each(LANGUAGES)(
    'link to that page from the menu and the footer of its fair, in %s',
    async (language) => {
      const source = createPageSource(http(), { configuration: 'jss', apiKey: KEY, frameHosts: [] });
      const address = { site: 'clearwater', folder: 'clearwater', path: '/', language } as const;
      const { main, footer } = (await source.open(address))._unsafeUnwrap().navigation;
      const blocks = localPath({ language, path: '/clearwater/blocks' });
      expect(addressesIn(main)).toContain(blocks);
      expect(footer.links.map(({ href }) => href)).toContain(blocks);
    },
  );

  it('belong to four fairs, three with their own colour and logo', async () => {
    const sites = (await createSiteDirectory(http(), KEY).sites())._unsafeUnwrap();
    expect(sites.map(({ event }) => String(event)).toSorted()).toEqual(['101', '102', '103', '104']);
    const own = sites.filter(({ site }) => site !== STARTER);
    expect(new Set(own.map(({ brandColour }) => brandColour)).size).toBe(3);
    expect(new Set(own.map(({ logo }) => logo?.src)).size).toBe(3);
    expect(sites.find(({ site }) => site === 'clearwater')).toMatchObject({ redirectTypes: ['PRESS'] });
  });
});

const CONTENT: readonly BlockKind[] = [
  ...([
    'agenda',
    'banner',
    'bordered',
    'call-to-action',
    'call-to-action-image',
    'card',
    'icon-card',
  ] as const),
  ...(['column-splitter', 'contact-card', 'divider', 'duo', 'faq', 'flexible-layout', 'iframe'] as const),
  ...(['image', 'jumbotron', 'link-list', 'map', 'page-list', 'personalised', 'print-button'] as const),
  ...(['carousel', 'contact-form', 'gallery', 'modal'] as const),
  ...(['rich-text', 'structured-data', 'video', 'wrapper'] as const),
];
