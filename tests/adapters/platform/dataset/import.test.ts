import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { describeEachDatabase } from '#tests/support/databases.ts';
import { csv, FAIR, type Files } from './folders.ts';
import { type ImportDesk, NOW, openDesk, touched } from './import-desk.ts';

/** Ways to spoil the fair, each with the file and line that must be named. */
const SPOILED: readonly (readonly [what: string, files: Files, file: string, line: number])[] = [
  [
    'a day that two readers read differently',
    { 'tasks.csv': csv([{ event: 'spring', code: 't9', title_en: 'x', date: '12-01-2027' }]) },
    'tasks.csv',
    2,
  ],
  [
    'a company nobody knows',
    { 'stands.csv': csv([{ event: 'spring', participation: 'z', standNumber: '1' }]) },
    'stands.csv',
    2,
  ],
  [
    'an event nobody knows',
    { 'participations.csv': csv([{ event: 'autumn', uid: 'a', organizationName: 'x' }]) },
    'participations.csv',
    2,
  ],
  [
    'a row that is there twice',
    {
      'stands.csv': csv(
        Array.from({ length: 2 }, () => ({ event: 'spring', participation: 'a', standNumber: '1' })),
      ),
    },
    'stands.csv',
    3,
  ],
  [
    'a new company without a name',
    { 'participations.csv': csv([{ event: 'spring', uid: 'new', status: 'CONFIRMED' }]) },
    'participations.csv',
    2,
  ],
  [
    'a role without an event',
    { 'users.csv': csv([{ email: 'a@b.example', role: 'owner' }]) },
    'users.csv',
    2,
  ],
  [
    'a company role without a company',
    { 'users.csv': csv([{ email: 'a@b.example', event: 'spring', role: 'owner' }]) },
    'users.csv',
    2,
  ],
  [
    'a slug two companies want',
    {
      'participations.csv': csv(
        ['p', 'q'].map((uid) => ({ event: 'spring', uid, organizationName: 'x', slug: 'same' })),
      ),
    },
    'participations.csv',
    3,
  ],
  [
    'a number two events have',
    {
      'events.json': {
        events: ['one', 'two'].map((slug) => ({
          ...{ id: '9', slug, name: slug, startDate: 'today', endDate: 'today', timeZone: 'UTC' },
        })),
      },
    },
    'events.json',
    12,
  ],
  [
    'an address two sites have',
    { 'events.json': { sites: [{ name: 'one', virtualFolder: 'spring' }] } },
    'events.json',
    5,
  ],
  [
    'a page of no site',
    { 'pages/winter/index.json': FAIR['pages/spring/index.json'] },
    'pages/winter/index.json',
    1,
  ],
  [
    'a part that is not there',
    {
      'pages/_parts/hello.json': [],
      'pages/spring/x.json': { title: { en: 'x' }, layout: 'event', placeholders: { a: [{ part: 'gone' }] } },
    },
    'pages/spring/x.json',
    6,
  ],
  [
    'a picture that is not there',
    { 'pages/_parts/hello.json': [{ component: 'X', fields: { I: { file: 'no.png' } } }] },
    'pages/_parts',
    0,
  ],
  ['JSON that is none', { 'messages.json': '[\n{ "event": }\n]' }, 'messages.json', 2],
  ['a quote that is never closed', { 'users.csv': 'email;event\r\n"a@b.example;spring\r\n' }, 'users.csv', 3],
];

describeEachDatabase('an import', (newPlace) => {
  let desk: ImportDesk;
  beforeAll(async () => {
    desk = await openDesk(await newPlace());
  });
  afterAll(() => desk?.database.close());

  it('writes nothing on a dry run, and tells what it would do', async () => {
    const before = await desk.everything();
    const plan = await desk.plan(FAIR);
    expect(plan.faults).toEqual([]);
    expect(plan.counts.participations).toEqual({ new: 2, changed: 0, unchanged: 0 });
    expect(await desk.everything()).toEqual(before);
  });

  it('brings a whole fair in', async () => {
    const plan = await desk.apply(FAIR);
    expect(plan.faults).toEqual([]);
    expect(plan.warnings).toEqual([]);
    const [one, other] = await desk.rows('participations');
    expect([one?.slug, other?.slug].toSorted()).toEqual(['acme-cicek', 'acme-cicek-2']);
    const tasks = await desk.rows('taskDefinitions');
    expect(tasks.map(({ date }) => date).toSorted()).toEqual(['20261123T160000Z', '20270112T225900Z']);
    const [anna] = (await desk.rows('users')).filter(({ email }) => email === 'anna@acme.example');
    expect(anna).toMatchObject({ passwordHash: null, accountSetup: 0 });
    expect(await desk.rows('outbox')).toHaveLength(1);
    expect(await desk.rows('files')).toHaveLength(1);
    const [message] = await desk.rows('messages');
    expect(message).toMatchObject({ date: '2026-11-19', publishFrom: '2026-12-31T23:00:00.000Z' });
  });

  it('changes nothing the second time', async () => {
    const before = await desk.everything();
    const plan = await desk.apply(FAIR);
    expect(touched(plan)).toBe(0);
    expect(plan.invitations).toEqual([]);
    expect(await desk.everything()).toEqual(before);
  });

  it.each(SPOILED)(
    'writes nothing when there is %s, and names the line',
    async (_what, files, file, line) => {
      const before = await desk.everything();
      const renamed = {
        'participations.csv': csv([{ event: 'spring', uid: 'a', organizationName: 'Renamed' }]),
      };
      const { faults } = await desk.apply({ ...FAIR, ...renamed, ...files });
      expect(faults).toContainEqual(expect.objectContaining({ file, line }));
      expect(await desk.everything()).toEqual(before);
    },
  );

  it('names one fault once: rows that refer to a faulty row are not called faulty too', async () => {
    const rows = [{ event: 'spring', uid: 'c', organizationName: 'C', email: 'nobody' }];
    const stands = [{ event: 'spring', participation: 'c', standNumber: '1' }];
    const { faults } = await desk.plan({ 'participations.csv': csv(rows), 'stands.csv': csv(stands) });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({ file: 'participations.csv', line: 2, column: 'email' });
  });

  it('changes only what differs, and counts the version on', async () => {
    const rows = csv([{ event: 'spring', uid: 'a', organizationName: 'Acme', shortDescription: 'Flowers' }]);
    const plan = await desk.apply({ 'participations.csv': rows });
    expect(plan.counts.participations).toEqual({ new: 0, changed: 1, unchanged: 0 });
    const [row] = (await desk.rows('participations')).filter(({ uid }) => uid === 'a');
    expect(row).toMatchObject({ organizationName: 'Acme', organizationNameFolded: 'acme', version: 2 });
    await desk.apply(FAIR);
  });

  it('calls a company by its new name where nobody gave it another', async () => {
    const rename = (organizationName: string) =>
      desk.apply({ 'participations.csv': csv([{ event: 'spring', uid: 'b', organizationName }]) });
    await rename('Beta');
    const [row] = (await desk.rows('participations')).filter(({ uid }) => uid === 'b');
    expect(row).toMatchObject({ name: 'Beta', nameFolded: 'beta', slug: 'acme-cicek-2' });
    await desk.apply(FAIR);
  });

  it('keeps no characters that a database refuses', async () => {
    const bad = {
      'stands.csv': csv([{ event: 'spring', participation: 'b', standNumber: '1\0', bannerName: 'a\0b' }]),
    };
    const words = { 'dictionary/nl.json': '{ "broken": "half \\ud800 null \\u0000" }' };
    expect((await desk.apply({ ...bad, ...words })).faults).toEqual([]);
    expect(touched(await desk.apply({ ...bad, ...words }))).toBe(0);
  });

  it('keeps the languages a folder is silent about', async () => {
    await desk.apply({
      'tasks.csv': csv([{ event: 'spring', code: 't1', title_en: 'Send it now', title_nl: '' }]),
    });
    const [task] = (await desk.rows('taskDefinitions')).filter(({ code }) => code === 't1');
    expect(JSON.parse(String(task?.titles))).toEqual({ en: 'Send it now', nl: 'Stuur het' });
    await desk.apply(FAIR);
  });

  it('leaves the names alone that a person has chosen', async () => {
    const mine = { givenName: 'Mine', accountSetup: 1 };
    await desk.database.query
      .updateTable('users')
      .set(mine)
      .where('email', '=', 'anna@acme.example')
      .execute();
    await desk.apply({ 'users.csv': csv([{ email: 'anna@acme.example', givenName: 'Theirs' }]) });
    const [anna] = (await desk.rows('users')).filter(({ email }) => email === 'anna@acme.example');
    expect(anna?.givenName).toBe('Mine');
  });

  it.prop([fc.uniqueArray(fc.constantFrom(...Object.keys(FULL_ROW)), { minLength: 1 })], { numRuns: 15 })(
    'never changes a stored value through an empty cell',
    async (emptied) => {
      await desk.apply({ 'participations.csv': csv([FULL_ROW_KEY_AND(FULL_ROW)]) });
      const before = await desk.everything();
      const row = { ...FULL_ROW, ...Object.fromEntries(emptied.map((column) => [column, ' '])) };
      const plan = await desk.apply({ 'participations.csv': csv([FULL_ROW_KEY_AND(row)]) });
      expect(plan.faults).toEqual([]);
      expect(await desk.everything()).toEqual(before);
    },
  );

  it.prop([anyFair()], { numRuns: 15 })(
    'never doubles anything, whatever was imported before',
    async (files) => {
      expect((await desk.apply(files)).faults).toEqual([]);
      const before = await desk.everything();
      expect(touched(await desk.apply(files))).toBe(0);
      expect(await desk.everything()).toEqual(before);
    },
  );

  it('works while another process uses the database', async () => {
    const reading = desk.database.query.selectFrom('events').selectAll().execute();
    const [plan] = await Promise.all([desk.apply(FAIR, NOW), reading]);
    expect(plan.faults).toEqual([]);
  });
});

const FULL_ROW = {
  organizationName: 'Full',
  name: 'Full House',
  participationType: 'PARTNER',
  status: 'CONFIRMED',
  publicationStatus: 'PUBLIC',
  slug: 'full-house',
  brandName: 'Full Brand',
  shortDescription: 'Short',
  longDescription: 'Long',
  companyType: 'Maker',
  email: 'full@house.example',
  logoUrl: '/files/x',
  isPublic: 'yes',
  confirmed: '2026-10-01',
};

const FULL_ROW_KEY_AND = (row: Readonly<Record<string, string>>) => ({
  event: 'spring',
  uid: 'full',
  ...row,
});

/** Companies, stands and tasks of any names, as long as each is told apart from the others. */
function anyFair(): fc.Arbitrary<Files> {
  const name = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .map((text) => `n${text.replaceAll('\0', '')}`.trim());
  const keys = fc.uniqueArray(fc.stringMatching(/^[a-z0-9]{1,6}$/), { minLength: 1, maxLength: 5 });
  const filledIn = (uids: readonly string[]) =>
    fc.tuple(fc.constant(uids), fc.array(name, { minLength: uids.length, maxLength: uids.length }));
  return keys.chain(filledIn).map(([uids, names]) => ({
    'events.json': FAIR['events.json'],
    'pictures/logo.png': FAIR['pictures/logo.png'],
    'participations.csv': csv(
      uids.map((uid, place) => ({ event: 'spring', uid, organizationName: names[place] ?? uid })),
    ),
    'stands.csv': csv(
      uids.map((uid, place) => ({ event: 'spring', participation: uid, standNumber: names[place] ?? uid })),
    ),
    'tasks.csv': csv(
      uids.map((code, place) => ({ event: 'spring', code, title_en: names[place] ?? code, date: 'today' })),
    ),
  }));
}

describe('FAIR, which these tests stand on', () => {
  it('has every file an import knows', () => {
    expect(Object.keys(FAIR)).toHaveLength(11);
  });
});
