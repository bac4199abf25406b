import { fc } from '@fast-check/vitest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { csv, FAIR, type Files } from './folders.ts';
import { A, EVENT, type FullFairDesk, openFullFair, RECORDED } from './full-fair.ts';
import { touched } from './import-desk.ts';

/** A row that a folder may name again, to remove it, or to make some of its values empty. */
interface Named {
  readonly file: string;
  readonly key: Readonly<Record<string, string>>;
  /** The columns to make empty, with where they are stored. */
  readonly emptied: readonly string[];
}

const NAMED: readonly Named[] = [
  ...['flowers', 'cut', 'roses', 'tulips'].map((code) => ({
    ...{ file: 'categories', key: { ...EVENT, code }, emptied: ['name_nl', 'name_tr'] },
  })),
  ...['best', 'fresh'].map((code) => ({
    ...{
      file: 'awards',
      key: { ...EVENT, code },
      emptied: ['title_nl', 'closesAt', 'audience', 'categories'],
    },
  })),
  {
    ...{ file: 'profiles', key: A },
    emptied: ['logo', 'city', 'street', 'uri_WEBSITE', 'shortDescription_en', 'brands', 'categories'],
  },
  ...['Rose', 'Tulip'].map((name) => ({
    ...{ file: 'products', key: { ...A, name }, emptied: ['url', 'categories', 'images'] },
  })),
  { file: 'news', key: { ...A, header: 'In bloom' }, emptied: ['author', 'image'] },
  { file: 'documents', key: { ...A, product: 'Rose', title: 'Care' }, emptied: ['description'] },
  { file: 'videos', key: { ...A, product: 'Rose', link: 'https://vimeo.com/76979872' }, emptied: [] },
  { file: 'tasks', key: { ...EVENT, code: 't1' }, emptied: ['title_nl', 'consequence_en'] },
  { file: 'stands', key: { ...A, standNumber: '8.B2' }, emptied: ['bannerName'] },
];

const anyWish = (named: Named) =>
  fc.record({
    named: fc.constant(named),
    isRemoved: fc.boolean(),
    emptied: fc.subarray([...named.emptied]),
    mark: fc.constantFrom('[empty]', '[Leeg]', '[vacío]', '[BOŞ]'),
  });

type Wish = ReturnType<typeof anyWish> extends fc.Arbitrary<infer One> ? One : never;

/** What a removed row takes along. */
const BELOW: Readonly<Record<string, readonly string[]>> = {
  flowers: ['cut', 'roses', 'tulips'],
  cut: ['roses', 'tulips'],
  Rose: ['Care', 'https://vimeo.com/76979872'],
};

const lastOf = ({ named: { key } }: Wish): string => Object.values(key).at(-1) ?? '';

const removedIn = (wishes: readonly Wish[]): ReadonlySet<string> =>
  new Set(
    wishes
      .filter(({ isRemoved }) => isRemoved)
      .flatMap((wish) => [lastOf(wish), ...(BELOW[lastOf(wish)] ?? [])]),
  );

/** Wishes of which none changes what another one takes along: that is a fault. */
const anyWishes = fc
  .subarray([...NAMED], { minLength: 1 })
  .chain((some) => fc.tuple(...some.map(anyWish)))
  .map((wishes) => wishes.filter((wish) => wish.isRemoved || !removedIn(wishes).has(lastOf(wish))));

/** The wishes as tables, or as lists of JSON. */
const folderOf = (wishes: readonly Wish[], isJson: boolean): Files =>
  Object.fromEntries(
    [...Map.groupBy(wishes, ({ named }) => named.file)].map(([file, own]) => {
      const rows = own.map(({ named, isRemoved, emptied, mark }) => ({
        ...named.key,
        ...Object.fromEntries(named.emptied.map((column) => [column, emptied.includes(column) ? mark : ''])),
        remove: isRemoved ? 'yes' : '',
      }));
      if (!isJson) return [`${file}.csv`, csv(rows)];
      const items = rows.map(({ remove, ...row }) => ({
        ...Object.fromEntries(Object.entries(row).map(([name, text]) => [name, text || null])),
        remove: remove === 'yes',
      }));
      return [`${file}.json`, items];
    }),
  );

describeEachDatabase('what a folder removes and makes empty', (newPlace) => {
  let desk: FullFairDesk;
  beforeAll(async () => {
    desk = await openFullFair(await newPlace());
  }, 120_000);
  afterAll(() => desk?.database.close());

  it('is exactly that, comes back with no file that does not name it, and is undone as one', async () => {
    const before = await desk.written();
    await fc.assert(
      fc.asyncProperty(anyWishes, fc.boolean(), async (wishes, isJson) => {
        const files = folderOf(wishes, isJson);
        const plan = await desk.apply(files, undefined, RECORDED);
        expect(plan.faults).toEqual([]);
        expect(plan.ownValues).toEqual([]);
        const after = await desk.written();
        const removed = removedIn(wishes);
        for (const [table, column, names] of [
          ['categories', 'code', ['cut', 'flowers', 'roses', 'tulips']],
          ['awards', 'code', ['best', 'fresh']],
          ['products', 'name', ['Rose', 'Tulip']],
          ['newsItems', 'header', ['In bloom']],
        ] as const)
          expect((await desk.rows(table)).map((row) => row[column]).toSorted()).toEqual(
            names.filter((name) => !removed.has(name)),
          );
        expect(touched(await desk.apply(files, undefined, { consent: { overwrite: false } }))).toBe(0);
        await desk.apply({ 'participations.csv': FAIR['participations.csv'] });
        expect(await desk.written()).toEqual(after);
        if (JSON.stringify(after) !== JSON.stringify(before)) await desk.undo();
        expect(await desk.written()).toEqual(before);
      }),
      { numRuns: 12, endOnFailure: true },
    );
  }, 300_000);
});
