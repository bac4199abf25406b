import { smallPdf, smallPicture } from '@fairdesk/core/testing';
import { fc } from '@fast-check/vitest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeLines } from '#adapters/platform/dataset/change-lines.ts';
import { TABLE_ORDER } from '#adapters/platform/dataset/row-references.ts';
import { anyTable } from '#adapters/platform/profile-service/rows.ts';
import { describeEachDatabase } from '#tests/support/databases.ts';
import { csv, FAIR, type Files } from './folders.ts';
import { type ImportDesk, openDesk, touched } from './import-desk.ts';

const EVENT = { event: 'spring' };
const A = { ...EVENT, participation: 'a' };
const RECORDED = { folder: 'spring', consent: { overwrite: false } };
const OVERWRITE = { folder: 'spring', consent: { overwrite: true } };

/** A fair with one of everything that a folder can remove. */
const FULL: Files = {
  ...FAIR,
  'categories.csv': csv([
    { ...EVENT, code: 'flowers', parent: '', name_en: 'Flowers', name_nl: 'Bloemen' },
    { ...EVENT, code: 'cut', parent: 'flowers', name_en: 'Cut flowers' },
    { ...EVENT, code: 'roses', parent: 'cut', name_en: 'Roses', name_nl: 'Rozen' },
    { ...EVENT, code: 'tulips', parent: 'cut', name_en: 'Tulips', name_tr: 'Laleler' },
  ]),
  'awards.csv': csv([
    {
      ...EVENT,
      code: 'best',
      title_en: 'Best',
      title_nl: 'Beste',
      closesAt: '2027-01-10',
      categories: 'roses',
    },
    { ...EVENT, code: 'fresh', title_en: 'Fresh', audience: 'EXHIBITOR', categories: 'roses|tulips' },
  ]),
  'profiles.csv': csv([
    {
      ...{
        ...A,
        logo: 'pictures/stand.png',
        city: 'Ede',
        street: 'Dreef',
        uri_WEBSITE: 'https://acme.example',
      },
      ...{ shortDescription_en: 'Fresh', brands: 'Petal|Leaf', categories: 'roses|tulips' },
    },
  ]),
  'products.csv': csv([
    {
      ...A,
      name: 'Rose',
      images: 'pictures/stand.png|pictures/logo.png',
      categories: 'roses',
      url: 'https://r.example',
    },
    { ...A, name: 'Tulip', images: 'pictures/stand.png', categories: 'roses|tulips' },
  ]),
  'news.csv': csv([{ ...A, header: 'In bloom', author: 'Ann', image: 'pictures/stand.png' }]),
  'documents.csv': csv([
    {
      ...A,
      product: 'Rose',
      title: 'Care',
      type: 'BROCHURE',
      file: 'documents/care.pdf',
      description: 'How',
    },
  ]),
  'videos.csv': csv([
    { ...A, product: '', link: 'https://vimeo.com/76979871' },
    { ...A, product: 'Rose', link: 'https://vimeo.com/76979872' },
  ]),
  'messages.json': [
    {
      ...{ ...EVENT, ref: 'm1', date: 'today-1', title: { en: 'Hello', tr: 'Merhaba' } },
      ...{ content: { en: '<p>Hi</p>' }, audience: 'EXHIBITOR', publishFrom: '2027-01-01' },
    },
    { ...EVENT, ref: 'm2', date: 'today', title: { en: 'Second' } },
  ],
  'site-images.json': [{ site: 'spring', file: 'pictures/stand.png', name: 'Stand' }],
  'pictures/stand.png': smallPicture().bytes,
  'documents/care.pdf': smallPdf().bytes,
};

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
  let desk: ImportDesk;
  beforeAll(async () => {
    desk = await openDesk(await newPlace());
    expect((await desk.apply(FULL, undefined, RECORDED)).faults).toEqual([]);
  }, 60_000);
  afterAll(() => desk?.database.close());

  /** Every row, without what every write changes. */
  const everything = async () =>
    Object.fromEntries(
      await Promise.all(
        TABLE_ORDER.map(async (table) => [
          table,
          (await desk.rows(table))
            .map(({ version: _, modified: __, updated: ___, ...row }) => JSON.stringify(row))
            .toSorted(),
        ]),
      ),
    );

  const rowOf = async (table: string, column: string, value: string) =>
    (await desk.rows(table)).find((row) => row[column] === value) ?? expect.fail(value);
  const change = (table: string, id: unknown, values: Readonly<Record<string, string | number | null>>) =>
    anyTable(desk.database.query).updateTable(table).set(values).where('id', '=', String(id)).execute();
  const insert = (table: string, row: Readonly<Record<string, string | number | null>>) =>
    anyTable(desk.database.query).insertInto(table).values(row).execute();
  const STAMP = { version: 1, created: '2026-11-20T12:00:00.000Z', modified: '2026-11-20T12:00:00.000Z' };

  it('is exactly that, comes back with no file that does not name it, and is undone as one', async () => {
    const before = await everything();
    await fc.assert(
      fc.asyncProperty(anyWishes, fc.boolean(), async (wishes, isJson) => {
        const files = folderOf(wishes, isJson);
        const plan = await desk.apply(files, undefined, RECORDED);
        expect(plan.faults).toEqual([]);
        expect(plan.kept).toEqual([]);
        const after = await everything();
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
        expect(await everything()).toEqual(after);
        if (JSON.stringify(after) !== JSON.stringify(before)) await desk.undo();
        expect(await everything()).toEqual(before);
      }),
      { numRuns: 12, endOnFailure: true },
    );
  }, 300_000);

  it('refuses to delete what companies wrote, until that is chosen, and undoes it all the same', async () => {
    const before = await everything();
    const [rose, award, company] = await Promise.all([
      rowOf('products', 'name', 'Rose'),
      rowOf('awards', 'code', 'best'),
      rowOf('participations', 'uid', 'a'),
    ]);
    const owner = { productId: String(rose.id), participationId: String(company.id) };
    const entry = { ...STAMP, ...owner, id: 'entry', status: 'SUBMITTED', awardId: String(award.id) };
    await insert('questionnaires', entry);
    await insert('questionnaireRevisions', {
      ...{ ...STAMP, id: 'revision', revision: 1, content: '{}', questionnaireId: 'entry' },
      submittedAt: '2026-11-20T12:00:00.000Z',
    });
    await change('questionnaires', 'entry', { submissionId: 'revision' });
    await insert('answers', {
      ...{ ...STAMP, id: 'answer', questionId: 'kwh', stepId: 'energy', questionType: 'text' },
      ...{ answerText: '9', sortIndex: 1, questionnaireId: 'entry' },
    });
    await change('products', rose.id, { registrationStatus: 'submitted' });
    const written = await everything();
    const files = {
      'awards.csv': csv([{ ...EVENT, code: 'best', remove: 'yes' }]),
      'products.csv': csv([{ ...A, name: 'Rose', remove: 'yes' }]),
    };
    const refused = await desk.apply(files, undefined, RECORDED);
    expect(refused.faults.map(({ file, column }) => `${file} ${column}`).toSorted()).toEqual([
      'awards.csv remove',
      'products.csv remove',
    ]);
    expect(refused.faults.map(({ reason }) => reason).join()).toContain('1 entry for an award');
    expect(await everything()).toEqual(written);
    expect((await desk.apply(files, undefined, OVERWRITE)).faults).toEqual([]);
    expect(await desk.rows('questionnaires')).toEqual([]);
    expect(await desk.undo()).toMatchObject({ kept: [] });
    expect(await everything()).toEqual(written);
    await anyTable(desk.database.query).deleteFrom('questionnaires').where('id', '=', 'entry').execute();
    await change('products', rose.id, { registrationStatus: String(rose.registrationStatus) });
    expect(await everything()).toEqual(before);
  });

  it('leaves what a company wrote since the last import as it is, until that is chosen', async () => {
    const before = await everything();
    const { id, email } = await rowOf('participations', 'uid', 'a');
    await change('participations', id, { email: 'own@acme.example' });
    const written = await everything();
    for (const text of ['[empty]', 'desk@acme.example']) {
      const files = { 'participations.csv': csv([{ ...EVENT, uid: 'a', email: text }]) };
      const plan = await desk.apply(files, undefined, RECORDED);
      expect(plan).toMatchObject({ faults: [], kept: [{ line: 2, column: 'email' }] });
      expect(await everything()).toEqual(written);
      expect((await desk.apply(files, undefined, OVERWRITE)).kept).toEqual([]);
      expect((await rowOf('participations', 'uid', 'a')).email).toBe(text === '[empty]' ? null : text);
      await desk.undo();
      expect(await everything()).toEqual(written);
    }
    await change('participations', id, { email: (email ?? null) as string | null });
    expect(await everything()).toEqual(before);
  });

  it('is undone but for what was changed or used since', async () => {
    const more = {
      'categories.csv': csv([{ ...EVENT, code: 'lilies', parent: 'cut', name_en: 'Lilies' }]),
      'stands.csv': csv([{ ...A, standNumber: '9.C3', hall: '9' }]),
      'news.csv': csv([{ ...A, header: 'Later', author: 'Ann' }]),
    };
    const before = await everything();
    await desk.apply(more, undefined, RECORDED);
    const company = await rowOf('participations', 'uid', 'a');
    const lilies = await rowOf('categories', 'code', 'lilies');
    const later = await rowOf('newsItems', 'header', 'Later');
    await insert('participationCategories', {
      participationId: String(company.id),
      categoryId: String(lilies.id),
    });
    await change('newsItems', later.id, { author: 'Bob' });
    const undone = await desk.undo();
    expect(undone?.kept.map(({ table, name }) => `${table} ${name}`).toSorted()).toEqual([
      'categories Lilies',
      'newsItems Later',
    ]);
    expect((await desk.rows('stands')).map(({ standNumber }) => standNumber)).not.toContain('9.C3');
    await anyTable(desk.database.query)
      .deleteFrom('participationCategories')
      .where('categoryId', '=', String(lilies.id))
      .execute();
    await anyTable(desk.database.query).deleteFrom('categories').where('code', '=', 'lilies').execute();
    await anyTable(desk.database.query).deleteFrom('newsItems').where('header', '=', 'Later').execute();
    expect(await everything()).toEqual(before);
  });

  it('says the same in the JSON lists', async () => {
    const before = await everything();
    const event = { slug: 'spring' };
    const emptied = { city: '[empty]', startTime: '[leeg]', show: '[boş]' };
    const files = {
      'messages.json': [
        {
          ...EVENT,
          ref: 'm1',
          title: { tr: '[empty]' },
          audience: '[vacío]',
          publishFrom: '[empty]',
          content: null,
        },
        { ...EVENT, ref: 'm2', remove: true },
      ],
      'site-images.json': [{ site: 'spring', file: 'pictures/stand.png', remove: true }],
      'pictures/stand.png': smallPicture().bytes,
      'events.json': {
        events: [{ ...event, ...emptied }],
        sites: [{ name: 'spring', logo: '[empty]', brandColour: '[empty]' }],
      },
      'dictionary/en.json': { 'stand-none': '[empty]' },
    };
    const plan = await desk.apply(files, undefined, RECORDED);
    expect(plan).toMatchObject({ faults: [], kept: [] });
    const [message, ...others] = await desk.rows('messages');
    expect(others).toEqual([]);
    expect(message).toMatchObject({ titles: '{"en":"Hello"}', audience: null, publishFrom: null });
    expect(message?.contents).toContain('Hi');
    expect(await rowOf('events', 'slug', 'spring')).toMatchObject({
      city: null,
      startTime: null,
      showId: null,
    });
    expect(await rowOf('sites', 'name', 'spring')).toMatchObject({ logo: null, brandColour: null });
    for (const table of ['siteImages', 'dictionary']) expect(await desk.rows(table)).toEqual([]);
    expect(touched(await desk.apply(files, undefined, { consent: { overwrite: false } }))).toBe(0);
    expect(await desk.undo()).toMatchObject({ kept: [] });
    expect(await everything()).toEqual(before);
    const { faults } = await desk.plan({
      'messages.json': [{ ...EVENT, ref: 'm2', title: { en: '[empty]' } }],
      'events.json': { events: [{ ...event, name: '[empty]' }] },
    });
    expect(faults.map(({ file, column }) => `${file} ${column}`).toSorted()).toEqual([
      'events.json events.0.name',
      'messages.json 0.title',
    ]);
  });

  it('lists every change and every removal by name', async () => {
    const plan = await desk.plan({
      'categories.csv': csv([
        { ...EVENT, code: 'cut', remove: 'yes' },
        { ...EVENT, code: 'flowers', name_nl: '[empty]' },
      ]),
      'stands.csv': csv([{ ...A, standNumber: '8.B2', hall: '7' }]),
    });
    expect(await changeLines(desk.database.query, plan.writes)).toEqual([
      'Removes categories, cut (with 2 categories, 2 participationCategories, 3 productCategories, 3 awardCategories)',
      'Changes stands, Acme Çiçek, 8.B2, hall: empty becomes "7"',
      'Changes categories, flowers, names: "{"en":"Flowers","nl":"Bloemen"}" becomes "{"en":"Flowers"}"',
    ]);
  });
});
