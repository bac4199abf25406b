import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createSiteIndexes, type FindIn } from '#adapters/platform/search/site-indexes.ts';
import { describeEachDatabase } from '#tests/support/databases.ts';
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
  'pages/spring/exhibitors/,-w-,.json': page('*', { component: 'ExhibitorProfile' }),
  'pages/portal/index.json': page('Portal linden', text('linden')),
  'participations.csv': companies(),
  'products.csv': csv([
    { event: 'spring', participation: 'a', name: 'Rotary spade', publicFrom: '' },
    { event: 'spring', participation: 'a', name: 'Copper rake', publicFrom: '2026-11-21' },
  ]),
};

describeEachDatabase('what is found in a site', (newPlace) => {
  let desk: ImportDesk;
  let find: FindIn;
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
    find = createSiteIndexes(desk.database.query, () => now);
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
    const fresh = createSiteIndexes(desk.database.query, () => now);
    expect((await fresh('spring', 'en', 'tubers')).map(({ title }) => title)).toEqual(['Spring fair']);
  });

  it('is the same for concurrent searches', async () => {
    const fresh = createSiteIndexes(desk.database.query, () => now);
    const found = await Promise.all(Array.from({ length: 8 }, () => fresh('spring', 'en', '')));
    for (const each of found) expect(each).toEqual(found[0]);
    expect(found[0]).toHaveLength(3);
  });

  it('responds at once while very many pages are indexed in the background, and finds them afterwards', async () => {
    expect(await titles('linden')).toEqual(['Your visit']);
    const many = Object.fromEntries(
      Array.from({ length: 600 }, (_, place) => [
        `pages/spring/topic-${place}.json`,
        page(`Topic ${place}`, text('Bulk meadow')),
      ]),
    );
    await change(many);
    // The first search starts the indexing, and does not wait for it.
    expect(await titles('linden')).toEqual(['Your visit']);
    expect((await titles('meadow')).length).toBeLessThan(600);
    await expect.poll(async () => (await titles('meadow')).length, { timeout: 20_000 }).toBe(600);
  });
});
