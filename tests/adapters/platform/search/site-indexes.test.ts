import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { stampContent } from '#adapters/platform/content/content-stamp.ts';
import { findResults } from '#adapters/platform/search/find-results.ts';
import type { IndexLimits } from '#adapters/platform/search/index-limits.ts';
import type { FoundDocument } from '#adapters/platform/search/search-index.ts';
import { createSiteIndexes, type SiteIndexes } from '#adapters/platform/search/site-indexes.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import type { Files } from '../dataset/folders.ts';
import { csv } from '../dataset/folders.ts';
import { type ImportDesk, NOW, openDesk } from '../dataset/import-desk.ts';

const page = (title: string, ...blocks: readonly object[]) => ({
  title: { en: title },
  layout: 'portal',
  placeholders: { 'headless-main': blocks },
});
const text = (words: string) => ({ component: 'RichText', fields: { Text: words } });
const companies = (change: Readonly<Record<string, string>> = {}) =>
  csv([
    {
      ...{ event: 'spring', uid: 'a', organizationName: 'Tulip Works', participationType: 'EXHIBITOR' },
      ...{ status: 'CONFIRMED', publicationStatus: 'PUBLIC', isPublic: 'yes' },
      ...change,
    },
  ]);

const event = (change: object = {}) => ({
  events: [
    {
      ...{ id: '7', slug: 'spring', name: 'Spring', timeZone: 'UTC', publicationStatus: 'PUBLIC' },
      ...{ startDate: 'today', endDate: 'today+1', publicStartDate: 'today', publicEndDate: 'today+1' },
      ...{ profileSettings: {} },
      ...change,
    },
  ],
  sites: [{ name: 'portal' }, { name: 'spring', event: 'spring' }],
});

const FAIR: Files = {
  'events.json': event(),
  'pages/spring/index.json': page('Spring fair', text('Bulbs and blossoms')),
  'pages/spring/visit.json': page('Your visit', text('Parking under the linden')),
  'pages/spring/tasks.json': page('Secret tasks', { component: 'TaskList' }),
  'pages/spring/contact.json': page('Write to us', text('Hotline and address')),
  'pages/spring/stand.json': page('Your stand', text('Hotline for builders')),
  'pages/spring/awards/summary.json': page('Your entry', text('Hotline of the jury')),
  'pages/spring/exhibitors/,-w-,.json': page('*', { component: 'ExhibitorProfile' }),
  'pages/portal/index.json': page('Portal linden', text('linden')),
  'participations.csv': companies(),
  'products.csv': csv([
    { event: 'spring', participation: 'a', name: 'Rotary spade', publicFrom: '' },
    { event: 'spring', participation: 'a', name: 'Copper rake', publicFrom: '2026-11-21' },
  ]),
};

type Query = readonly [source: string, language: string, text: string];

const findIn = async (indexes: SiteIndexes, [source, language, keyphrase]: Query) => {
  const fresh = await indexes.open(source, language);
  const search = { query: { keyphrase }, offset: 0, limit: 1_000 };
  const { documents } = findResults(fresh ? [fresh.index] : [], search, []);
  return { documents, isComplete: fresh?.isComplete ?? true };
};

describeEachDatabase('what is found in a site', (newPlace) => {
  let desk: ImportDesk;
  let find: (...query: Query) => Promise<readonly FoundDocument[]>;
  const finder = (limits?: IndexLimits): typeof find => {
    const indexes = createSiteIndexes(desk.database.query, () => now, limits);
    return async (...query) => (await findIn(indexes, query)).documents;
  };
  let now = NOW;
  let minute = 0;

  /** A later time for each import: changes are detected by their time. */
  const change = async (files: Files): Promise<void> => {
    minute += 1;
    const { faults } = await desk.apply(files, new Date(NOW.getTime() + minute * 60_000));
    expect(faults).toEqual([]);
  };
  const titles = async (words: string, source = 'spring', language = 'en') =>
    (await find(source, language, words)).map(({ title }) => title);

  beforeAll(async () => {
    desk = await openDesk(await newPlace());
    find = finder();
  });
  beforeEach(async () => {
    now = NOW;
    await change(FAIR);
  });
  afterAll(() => desk.database.close());

  it('contains its public pages and exhibitors, and nothing else', async () => {
    expect((await titles('')).toSorted()).toEqual(['Spring fair', 'Tulip Works', 'Your visit']);
    expect(await titles('secret')).toEqual([]);
    expect((await find('spring', 'en', 'tulip'))[0]?.url).toBe('/spring/exhibitors/tulip-works');
    expect(await titles('linden')).toEqual(['Your visit']);
    for (const [source, language] of [
      ['portal', 'en'],
      ['spring', 'nl'],
      ['spring', 'de'],
      ['nowhere', 'en'],
    ])
      expect(await titles('', source, language)).toEqual([]);
  });

  it('finds no page of the portal, which is a login form to visitors', async () => {
    expect(await titles('hotline')).toEqual([]);
  });

  it('names the language of each category that has no name in that of the search', async () => {
    await change({
      'pages/spring/exhibitors/,-w-,.json': {
        ...page('*', { component: 'ExhibitorProfile' }),
        title: { en: '*', nl: '*' },
      },
      'categories.csv': csv([
        { event: 'spring', code: 'garden', parent: '', name_en: 'Garden', name_nl: '' },
        { event: 'spring', code: 'beds', parent: 'garden', name_en: 'Beds', name_nl: '' },
        { event: 'spring', code: 'bulbs', parent: 'beds', name_en: 'Bulbs', name_nl: 'Bollen' },
        { event: 'spring', code: 'spades', parent: 'beds', name_en: 'Spades', name_nl: '' },
      ]),
      'profiles.csv': csv([{ event: 'spring', participation: 'a', categories: 'bulbs|spades' }]),
    });
    const facet = { all: true, max: 9, types: [] };
    const categories = async (language: string) => {
      const fresh = await createSiteIndexes(desk.database.query, () => now).open('spring', language);
      const { facets } = findResults(fresh ? [fresh.index] : [], { facet, offset: 0, limit: 9 }, []);
      return facets.filter((found) => 'name' in found && found.name === 'category');
    };
    const value = (text: string, language?: string) =>
      expect.objectContaining({ text, text_language: language, count: 1 });
    expect(await categories('en')).toEqual([
      expect.objectContaining({ value: [value('Bulbs'), value('Spades')] }),
    ]);
    expect(await categories('nl')).toEqual([
      expect.objectContaining({ value: [value('Bollen'), value('Spades', 'en')] }),
    ]);
  });

  it('finds the last word of a very long page', async () => {
    const long = `${'meadow '.repeat(60_000)} heather`;
    await change({ 'pages/spring/visit.json': page('Long', text(long)) });
    expect(await titles('heather')).toEqual(['Long']);
  });

  it('follows changes, additions and deletions', async () => {
    expect(await titles('linden')).toEqual(['Your visit']);
    await change({
      'pages/spring/visit.json': page('Your way', text('Parking under the oak')),
      'pages/spring/stay.json': page('Stay', text('Hotels by the oak')),
    });
    expect(await titles('linden')).toEqual([]);
    expect((await titles('oak')).toSorted()).toEqual(['Stay', 'Your way']);
    await change({ 'pages/spring/stay.json': page('Stay', { component: 'TaskList' }, text('oak')) });
    expect(await titles('oak')).toEqual(['Your way']);
  });

  it('removes an exhibitor immediately when it is no longer public', async () => {
    for (const hidden of [{ isPublic: 'no' }, { status: 'CANCELLED' }, { publicationStatus: 'DRAFT' }]) {
      expect(await titles('tulip')).toEqual(['Tulip Works']);
      await change({ 'participations.csv': companies(hidden) });
      expect(await titles('tulip')).toEqual([]);
      await change({ 'participations.csv': companies() });
    }
  });

  it('finds an exhibitor by its products, exactly while its page displays them', async () => {
    expect(await titles('rotary spade')).toEqual(['Tulip Works']);
    expect(await titles('copper rake')).toEqual([]);
    now = new Date('2026-11-21T12:00:00Z');
    expect(await titles('copper rake')).toEqual(['Tulip Works']);
    await change({ 'events.json': event({ profileSettings: { hiddenTabs: { products: 'EXHIBITOR' } } }) });
    expect(await titles('copper rake')).toEqual([]);
    expect(await titles('tulip')).toEqual(['Tulip Works']);
  });

  it('contains no exhibitor once the fair is over', async () => {
    expect(await titles('tulip')).toEqual(['Tulip Works']);
    now = new Date('2027-01-01T00:00:00Z');
    expect(await titles('tulip')).toEqual([]);
    expect(await titles('blossoms')).toEqual(['Spring fair']);
  });

  it('finds the other pages when one cannot be read', async () => {
    await change({ 'pages/spring/index.json': page('Spring fair', text('Bulbs and tubers')) });
    await desk.database.query
      .updateTable('pages')
      .set({ layout: '{' })
      .where('path', '=', '/visit')
      .execute();
    const fresh = finder();
    expect((await fresh('spring', 'en', 'tubers')).map(({ title }) => title)).toEqual(['Spring fair']);
  });

  it('is the same for concurrent searches', async () => {
    const fresh = finder();
    const found = await Promise.all(Array.from({ length: 8 }, () => fresh('spring', 'en', '')));
    for (const each of found) expect(each).toEqual(found[0]);
    expect(found[0]).toHaveLength(3);
  });

  it('responds at once while very many pages are indexed in the background, and finds them afterwards', async () => {
    const indexes = createSiteIndexes(desk.database.query, () => now);
    expect((await findIn(indexes, ['spring', 'en', 'linden'])).isComplete).toBe(true);
    const titles = async (words: string) =>
      (await findIn(indexes, ['spring', 'en', words])).documents.map(({ title }) => title);
    const many = Object.fromEntries(
      Array.from({ length: 600 }, (_, place) => [
        `pages/spring/topic-${place}.json`,
        page(`Topic ${place}`, text('Bulk meadow')),
      ]),
    );
    await change(many);
    // The first search starts the indexing, and does not wait for it.
    expect(await titles('linden')).toEqual(['Your visit']);
    expect((await findIn(indexes, ['spring', 'en', 'meadow'])).isComplete).toBe(false);
    await expect.poll(async () => (await titles('meadow')).length, { timeout: 20_000 }).toBe(600);
  });

  it('finds every public page and company, and none twice, whatever is read at once', async () => {
    const { query } = desk.database;
    const [sample] = await query.selectFrom('pages').selectAll().where('path', '=', '/visit').execute();
    const [company] = await query.selectFrom('participations').selectAll().execute();
    if (!sample || !company) throw new Error('No sample');
    const isMade = '/made-';
    const store = async (pages: readonly number[], companies: readonly number[]): Promise<void> => {
      await query.deleteFrom('pages').where('path', 'like', `${isMade}%`).execute();
      await query.deleteFrom('participations').where('id', 'like', 'made-%').execute();
      const madePages = pages.map((number) => ({ ...sample, path: `${isMade}${number}` }));
      const slugs = companies.map((number) => `made-${number}`);
      const made = slugs.map((slug) => ({ ...company, id: slug, slug }));
      if (madePages.length > 0) await query.insertInto('pages').values(madePages).execute();
      if (made.length > 0) await query.insertInto('participations').values(made).execute();
      await stampContent(query);
    };
    const ask = fc.record({
      pages: fc.uniqueArray(fc.nat(60), { maxLength: 30 }),
      companies: fc.uniqueArray(fc.nat(60), { maxLength: 12 }),
      // Whether the next change comes while this one is still being indexed.
      isInterrupted: fc.boolean(),
    });
    const limits = fc.record({
      few: fc.integer({ min: 1, max: 20 }),
      slice: fc.integer({ min: 1, max: 12 }),
      companies: fc.integer({ min: 1, max: 12 }),
      turnMs: fc.constantFrom(0, 5),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(ask, { minLength: 1, maxLength: 3 }), limits, async (states, limit) => {
        const indexes = createSiteIndexes(query, () => now, limit);
        let isSettled = true;
        for (const [place, { pages, companies, isInterrupted }] of states.entries()) {
          await store(pages, companies);
          const wanted = [
            ...pages.map((number) => `/spring${isMade}${number}`),
            ...companies.map((number) => `/spring/exhibitors/made-${number}`),
          ];
          const found = async () => {
            const { documents, isComplete } = await findIn(indexes, ['spring', 'en', '']);
            const addresses = documents.map(({ url }) => url).filter((url) => url.includes(isMade));
            // What is hidden or deleted is never found, and nothing is missing without a word.
            if (isSettled) expect(wanted).toEqual(expect.arrayContaining(addresses));
            return isComplete && addresses;
          };
          if (isInterrupted && place < states.length - 1) {
            await found();
            isSettled = false;
            continue;
          }
          await expect
            .poll(async () => (await found()) !== false, { timeout: 60_000, interval: 1 })
            .toBe(true);
          isSettled = true;
          expect(((await found()) || []).toSorted()).toEqual(wanted.toSorted());
        }
      }),
      { numRuns: 8, endOnFailure: true },
    );
    await query.deleteFrom('pages').where('path', 'like', `${isMade}%`).execute();
    await query.deleteFrom('participations').where('id', 'like', 'made-%').execute();
  }, 300_000);
});
