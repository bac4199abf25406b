import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, expect } from 'vitest';
import { describeEachDatabase } from '#tests/support/databases.ts';
import { csv, FAIR, type Files } from './folders.ts';
import { type ImportDesk, openDesk, touched } from './import-desk.ts';

describeEachDatabase('an import of whatever', (newPlace) => {
  let desk: ImportDesk;
  beforeAll(async () => {
    desk = await openDesk(await newPlace());
    await desk.apply(FAIR);
  });
  afterAll(() => desk?.database.close());

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
    'never duplicates anything, after any earlier import',
    async (files) => {
      expect((await desk.apply(files)).faults).toEqual([]);
      const before = await desk.everything();
      expect(touched(await desk.apply(files))).toBe(0);
      expect(await desk.everything()).toEqual(before);
    },
  );
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

/** Companies, stands and tasks with any names, each with a unique key. */
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
