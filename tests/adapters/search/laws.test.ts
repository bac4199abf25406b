import type { SearchService } from '@fairdesk/core/search';
import { type LawRunner, searchServiceLaws } from '@fairdesk/core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSearchService } from '#adapters/search/search-service.ts';
import { createHttp } from '#adapters/shared/http/http.ts';
import { type EmbeddedPlatform, openEmbeddedPlatform } from '#app/_composition/embedded-platform.ts';
import { readSettings } from '#app/_process/settings.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { serve } from '#tests/support/servers/serve.ts';

const runner: LawRunner = { test: (sentence, body) => it(sentence, body) };

/** Demo companies that are not public, and a word of the portal's pages. */
const HIDDEN = ['Slack Tide Turbines', 'Dry Dock Coatings', 'Wellspring Drilling', 'Dashboard'];

describeEachDatabase('the search of the embedded platform, over HTTP', (newPlace) => {
  let platform: EmbeddedPlatform;
  let served: Awaited<ReturnType<typeof serve>>;
  let service: SearchService;

  beforeAll(async () => {
    const { dataFolder, databaseUrl } = await newPlace();
    const settings = readSettings({
      NODE_ENV: 'test',
      FAIRDESK_DATA: dataFolder,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    })._unsafeUnwrap();
    platform = await openEmbeddedPlatform(settings, quietLog);
    served = await serve(platform.fetch);
    service = createSearchService(createHttp(served.url), {
      access: { api: 'discover', domain: 'fair', apiKey: settings.secrets.layoutKey },
      widgetId: 'site',
    });
  }, 60_000);
  afterAll(async () => {
    await served.close();
    await platform.close();
  });

  searchServiceLaws(async () => ({ service, sourceId: 'clearwater', common: 'the', hidden: HIDDEN }), runner);

  const find = async (searchText: string, language: string) =>
    (
      await service.search({
        ...{ sourceId: 'clearwater', entity: 'content', language, searchText, offset: 0, limit: 100 },
      })
    )._unsafeUnwrap();

  const titles = async (searchText: string, language = 'en') =>
    (await find(searchText, language)).results.map(({ title }) => title);

  it('finds exhibitors by name and description in every language, with localised addresses', async () => {
    for (const [language, prefix] of PREFIXES) {
      const { results } = await find('noria pum', language);
      expect(results[0]?.url).toBe(`${prefix}/clearwater/exhibitors/noria-pumps`);
    }
    expect((await titles('half the power'))[0]).toBe('Noria Pumps');
  });

  it('finds an article by its text', async () => {
    expect(await titles('paper boats')).toEqual(['A class builds a lock']);
  });

  it('finds Turkish words with any form of the letter i', async () => {
    for (const text of ['ERİŞİLEBİLİRLİK', 'erisilebilirlik', 'Erişilebilirlik', 'ERISILEBILIRLIK'])
      expect(await titles(text, 'tr')).toContain('Erişilebilirlik');
    for (const text of ['kuralları', 'KURALLARI', 'kurallari'])
      expect(await titles(text, 'tr')).toContain('Kurulum ve yangın kuralları');
  });
});

const PREFIXES = [
  ['en', ''],
  ['nl', '/nl'],
  ['es', '/es'],
  ['tr', '/tr'],
] as const;
