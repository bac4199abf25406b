import { EMPTY_MARKS, isEmptyMark } from '@fairdesk/core/organiser';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, expect } from 'vitest';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
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

  it.prop(
    [fc.subarray([...EMPTIABLE]), fc.constantFrom(...Object.values(EMPTY_MARKS), ' [EMPTY] ', '[LEEG]')],
    { numRuns: 15 },
  )('empties exactly the marked values, in every language', async (marked, mark) => {
    await desk.apply({ 'participations.csv': csv([FULL_ROW_KEY_AND(FULL_ROW)]) });
    const full = async () => (await desk.rows('participations')).find(({ uid }) => uid === 'full') ?? {};
    const before = await full();
    const row = Object.fromEntries(marked.map((column) => [column, mark]));
    const plan = await desk.apply({ 'participations.csv': csv([FULL_ROW_KEY_AND(row)]) });
    expect(plan.faults).toEqual([]);
    const after = await full();
    for (const column of Object.keys(FULL_ROW))
      expect(after[column]).toBe(
        EMPTIABLE.includes(column) && marked.includes(column) ? null : before[column],
      );
    expect(isEmptyMark(mark)).toBe(true);
  });

  it.prop([fc.subarray(['organizationName', 'name', 'slug', 'status', 'isPublic'], { minLength: 1 })], {
    numRuns: 5,
  })('rejects the mark where a value is needed', async (marked) => {
    const row = Object.fromEntries(marked.map((column) => [column, '[empty]']));
    const plan = await desk.plan({ 'participations.csv': csv([FULL_ROW_KEY_AND(row)]) });
    expect(plan.faults.map(({ column }) => column).toSorted()).toEqual(marked.toSorted());
  });

  it.prop([fc.uniqueArray(fc.constantFrom('1', '2', '3', '4'), { minLength: 1 }), fc.boolean()], {
    numRuns: 10,
  })(
    'removes exactly the rows that say so, and cancels the company that does',
    async (removed, isCancelled) => {
      const stands: readonly string[] = ['1', '2', '3', '4'];
      const place = { event: 'spring', participation: 'full' };
      await desk.apply({
        'participations.csv': csv([FULL_ROW_KEY_AND({ ...FULL_ROW, status: 'CONFIRMED' })]),
        'stands.csv': csv(stands.map((standNumber) => ({ ...place, standNumber, remove: 'no' }))),
        'products.csv': csv(stands.map((name) => ({ ...place, name, remove: '' }))),
      });
      const files = {
        'participations.csv': csv([
          { event: 'spring', uid: 'full', organizationName: 'Other', remove: isCancelled ? 'yes' : 'no' },
        ]),
        'stands.csv': csv(removed.map((standNumber) => ({ ...place, standNumber, remove: 'yes' }))),
        'products.csv': csv(removed.map((name) => ({ ...place, name, remove: 'yes' }))),
      };
      const plan = await desk.apply(files);
      expect(plan.faults).toEqual([]);
      const left = stands.filter((one) => !removed.some((gone) => gone === one));
      const full = (await desk.rows('participations')).find(({ uid }) => uid === 'full');
      expect(full).toMatchObject(
        isCancelled
          ? { status: 'CANCELLED', organizationName: 'Full' }
          : { status: 'CONFIRMED', organizationName: 'Other' },
      );
      const own = async (table: string) =>
        (await desk.rows(table)).filter(({ participationId }) => participationId === full?.id);
      expect((await own('stands')).map(({ standNumber }) => standNumber).toSorted()).toEqual(left);
      expect((await own('products')).map(({ name }) => name).toSorted()).toEqual(left);
      expect(plan.counts.stands?.removed).toBe(removed.length);
      expect(touched(await desk.apply(files))).toBe(0);
    },
  );

  it('refuses to remove a company that is not stored', async () => {
    const rows = csv([{ event: 'spring', uid: 'nobody', remove: 'yes' }]);
    const plan = await desk.apply({ 'participations.csv': rows });
    expect(plan.faults).toMatchObject([{ line: 2, column: 'remove', code: 'unknown-company' }]);
  });

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

const EMPTIABLE: readonly string[] = [
  ...['brandName', 'shortDescription', 'longDescription', 'companyType', 'email', 'logoUrl', 'confirmed'],
];

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
