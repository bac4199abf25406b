import type { ArticleEntry, PagePlace } from '@fairdesk/core/editor';
import { dayIn, type Failure, type Language } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import type { ResultAsync } from 'neverthrow';
import { afterAll, beforeAll, expect } from 'vitest';
import { createPageOffice } from '#adapters/organiser/page-office-service.ts';
import { listedArticle } from '#adapters/page/article-of.ts';
import { createGraphql } from '#adapters/page/graphql.ts';
import { createNewsSource } from '#adapters/page/news-graphql.ts';
import { documentOf, layoutOf } from '#adapters/page/page-document.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { publishDuePages } from '#adapters/platform/organiser/pages/publish-due-pages.ts';
import { findResults } from '#adapters/platform/search/find-results.ts';
import { createSiteIndexes } from '#adapters/platform/search/site-indexes.ts';
import { ensureSites } from '#adapters/platform/starter/ensure-sites.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { type OrganiserDesk, openOrganiserDesk } from '#tests/support/worlds/organiser-desk.ts';

const MINUTE = 60_000;
const HOME = '/news';
const SPOKEN = ['en', 'nl'] as const satisfies readonly Language[];

/** The title of a new article, which names it in lists when it has none. */
const FIRST = 'Quay news';

/** An article in one language, in the simplest form. */
interface Translation {
  draft?: Text | undefined;
  published?: Text | undefined;
  publishAt?: number | undefined;
  /** Its draft was not published at its time. */
  isHeldBack?: boolean | undefined;
}
interface Text {
  readonly title: string;
  readonly date: string;
  readonly tags: readonly string[];
}

const canBePublished = ({ title, date }: Text): boolean => title !== '' && date !== '';

const PATHS = ['/news/ferry', '/news/pumps'] as const;
/** Mostly the first, so that the steps of a run meet. */
const anyPath = fc.constantFrom(...PATHS, PATHS[0], PATHS[0]);
const anyPlace = fc.record({ path: anyPath, language: fc.constantFrom(...SPOKEN, SPOKEN[0], SPOKEN[0]) });
const anyText: fc.Arbitrary<Text> = fc.record({
  title: fc.constantFrom('Quay opens', 'Quay floods', 'Quay closes', ''),
  date: fc.constantFrom(
    '2027-05-01',
    '2027-05-03',
    '2027-05-01T09:30:00+02:00',
    '2027-05-02T08:00:00+02:00',
    '',
  ),
  tags: fc.uniqueArray(fc.constantFrom('Water', 'Your visit', 'Pumps'), { maxLength: 2 }),
});
const anyStep = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: fc.constant('create' as const), place: anyPlace }) },
  { weight: 6, arbitrary: fc.record({ does: fc.constant('save' as const), place: anyPlace, text: anyText }) },
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('publish' as const),
      place: anyPlace,
      minutes: fc.constantFrom(0, 0, 1, 2),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('unpublish' as const), place: anyPlace }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('remove' as const), path: anyPath }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('restore' as const), path: anyPath }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('pass' as const), minutes: fc.nat(3) }) },
);
type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never;

describeEachDatabase('the articles of a site', (newPlace) => {
  let desk: OrganiserDesk;
  let database: Database;
  let now = Date.parse('2027-05-03T22:30:00Z');
  const clock = () => new Date(now);

  beforeAll(async () => {
    const place = await newPlace();
    desk = await openOrganiserDesk(place, { clock });
    database = await openDatabase({ ...place, log: quietLog });
    await database.write((query) => ensureSites(query, clock()));
    await database.query.updateTable('events').set({ publicationStatus: 'PUBLIC' }).execute();
  }, 60_000);
  afterAll(async () => {
    await database.close();
    await desk.platform.close();
  });

  const office = () =>
    createPageOffice(desk.http, desk.caller, { documentOf, layoutOf, articleOf: listedArticle });
  const news = () => createNewsSource(createGraphql(desk.http, { api: 'graphql', apiKey: 'key' }));
  const get = async <T>(result: ResultAsync<T, Failure>): Promise<T> => (await result)._unsafeUnwrap();
  const isDone = async (result: ResultAsync<unknown, Failure>) => (await result).isOk();

  it('begins with the title, the day at the fair, and the frame of the page above', async () => {
    const place: PagePlace = { path: '/news/doors-open', language: 'en' };
    const opened = await get(office().createArticle(place, 'Doors open'));
    // It is half an hour past midnight at the fair.
    expect(opened.document.fields).toMatchObject({ Title: 'Doors open', Date: '2027-05-04', Tags: [] });
    const areas = (page: typeof opened) =>
      page.document.areas.map(({ key, blocks }) => [key, blocks.map(({ component }) => component)]);
    const above = await get(office().open({ path: HOME, language: 'en' }));
    const main = ['Breadcrumb', 'NewsArticle', 'RelatedNews'];
    expect(areas(opened)).toEqual(areas(above).map(([key, all]) => [key, key === 'main' ? main : all]));
    const { items, homes } = await get(office().articles());
    expect(homes).toEqual([HOME]);
    expect(items.map(({ path }) => path)).toEqual([place.path]);
    const pages = await get(office().pages());
    expect(pages.map(({ path }) => path)).toContain(place.path);
    await get(office().remove(place.path));
  });

  it('exceed no limit', async () => {
    const place: PagePlace = { path: '/news/long', language: 'en' };
    const { document, revision } = await get(office().createArticle(place, 'Long'));
    const tags = Array.from({ length: 21 }, (_, index) => `tag ${index}`);
    const refused = await office().saveDraft(
      place,
      { ...document, fields: { ...document.fields, Tags: tags } },
      revision,
    );
    expect(refused._unsafeUnwrapErr()).toMatchObject({
      fields: [{ path: 'Tags', code: 'article-items-max' }],
    });
    await get(office().remove(place.path));
  });

  /** Begins without articles, at a server that knows none. */
  const begin = async () => {
    for (const table of ['pages', 'pageDrafts', 'pageVersions'] as const)
      await database.query.deleteFrom(table).where('path', 'in', PATHS).execute();
    return new Map<string, Translation>();
  };
  type World = Awaited<ReturnType<typeof begin>>;

  const keyOf = ({ path, language }: PagePlace) => `${language}${path}`;
  const isThere = ({ draft, published }: Translation) => draft !== undefined || published !== undefined;
  const hasPath = (world: World, path: string) =>
    SPOKEN.some((language) => isThere(world.get(keyOf({ path, language })) ?? {}));
  const removed = new Map<string, ReadonlyMap<string, Translation>>();

  const steps: {
    readonly [Does in Step['does']]: (world: World, step: Extract<Step, { does: Does }>) => Promise<void>;
  } = {
    create: async (world, { place }) => {
      const expected = !hasPath(world, place.path);
      expect(await isDone(office().createArticle(place, FIRST))).toBe(expected);
      const date = dayIn('Europe/Amsterdam', clock());
      if (expected) world.set(keyOf(place), { draft: { title: FIRST, date, tags: [] } });
    },
    save: async (world, { place, text: { title, date, tags } }) => {
      if (!hasPath(world, place.path)) return;
      const { document, revision } = await get(office().open(place));
      const fields = { ...document.fields, Title: title, Date: date, Tags: tags };
      await get(office().saveDraft(place, { ...document, fields }, revision));
      world.set(keyOf(place), { ...world.get(keyOf(place)), draft: { title, date, tags } });
    },
    publish: async (world, { place, minutes }) => {
      if (!hasPath(world, place.path)) return;
      const known = world.get(keyOf(place)) ?? {};
      const { revision } = await get(office().open(place));
      const due = now + minutes * MINUTE;
      const at = minutes > 0 ? new Date(due).toISOString() : undefined;
      const isComplete = known.draft !== undefined && canBePublished(known.draft);
      expect(await isDone(office().publish(place, revision, at))).toBe(isComplete);
      if (!isComplete) return;
      world.set(
        keyOf(place),
        minutes > 0 ? { ...known, publishAt: due, isHeldBack: undefined } : { published: known.draft },
      );
    },
    unpublish: async (world, { place }) => {
      const known = world.get(keyOf(place)) ?? {};
      const isPublished = known.published !== undefined;
      expect(await isDone(office().unpublish(place))).toBe(isPublished);
      if (isPublished)
        world.set(keyOf(place), { ...known, draft: known.draft ?? known.published, published: undefined });
    },
    remove: async (world, { path }) => {
      const expected = hasPath(world, path);
      expect(await isDone(office().remove(path))).toBe(expected);
      if (!expected) return;
      removed.set(
        path,
        new Map(SPOKEN.map((language) => [language, world.get(keyOf({ path, language })) ?? {}])),
      );
      for (const language of SPOKEN) world.delete(keyOf({ path, language }));
    },
    restore: async (world, { path }) => {
      const before = removed.get(path);
      if (before === undefined) return;
      const expected = !hasPath(world, path);
      expect(await isDone(office().undoRemoval(path))).toBe(expected);
      if (!expected) return;
      for (const language of SPOKEN) {
        const { draft, published } = before.get(language) ?? {};
        world.set(keyOf({ path, language }), { draft, published });
      }
    },
    pass: async (world, { minutes }) => {
      now += minutes * MINUTE;
      await publishDuePages(database, clock());
      for (const [key, { draft, publishAt, published }] of world)
        if (publishAt !== undefined && publishAt <= now)
          world.set(
            key,
            draft && !canBePublished(draft)
              ? { draft, published, isHeldBack: true }
              : { published: draft ?? published },
          );
    },
  };

  const take = <Does extends Step['does']>(world: World, step: Extract<Step, { does: Does }>) =>
    steps[step.does as Does](world, step);

  /** Lists show an article that has a title and a date; the search shows it in any case. */
  const check = async (world: World) => {
    const site = 'aqua';
    const indexes = createSiteIndexes(database.query, clock);
    const { items } = await get(office().articles());
    for (const language of SPOKEN) {
      const visible = [...world].flatMap(([key, { published }]) =>
        key.startsWith(language) && published
          ? [{ slug: key.slice(key.lastIndexOf('/') + 1), ...published }]
          : [],
      );
      const listed = await get(news().articles({ site, path: HOME, language }));
      const shown = visible.filter(({ title, date }) => title !== '' && date !== '');
      const parts = (all: readonly { slug: string; title: string; tags: readonly string[] }[]) =>
        all
          .map(({ slug, title, tags }) => ({ slug, title, tags }))
          .toSorted((a, b) => (a.slug < b.slug ? 1 : -1));
      expect(parts(listed)).toEqual(parts(shown));
      expect(listed.map(({ date, published = '' }) => `${date} ${published}`)).toEqual(
        listed
          .map(({ date, published = '' }) => `${date} ${published}`)
          .toSorted()
          .toReversed(),
      );
      const idOf = (slug: string) => items.find(({ path }) => path === `${HOME}/${slug}`)?.id;
      expect(listed.map(({ id }) => id)).toEqual(listed.map(({ slug }) => idOf(slug)));
      const found = await indexes.open(site, language);
      const search = { query: { keyphrase: 'quay' }, offset: 0, limit: 100 };
      const { documents } = findResults(found ? [found.index] : [], search, []);
      expect(documents.map(({ type }) => type)).toEqual(visible.map(() => 'news'));
    }
    expect(items.flatMap(entriesOf).toSorted()).toEqual(
      [...world].flatMap(([key, one]) => (isThere(one) ? [entryOf(key, one)] : [])).toSorted(),
    );
  };

  const entryOf = (key: string, { draft, published, publishAt, isHeldBack }: Translation): string => {
    const text = draft ?? published;
    return JSON.stringify([
      key,
      text?.title || FIRST,
      text?.date,
      text?.tags,
      published === undefined,
      publishAt,
      isHeldBack,
    ]);
  };
  const entriesOf = ({ path, translations }: ArticleEntry): readonly string[] =>
    translations.map(({ language, title, date, tags, status, publishAt, isHeldBack }) =>
      JSON.stringify([
        keyOf({ path, language }),
        title,
        date,
        tags,
        status === 'unpublished',
        publishAt === undefined ? undefined : Date.parse(publishAt),
        isHeldBack,
      ]),
    );

  it.prop([fc.array(anyStep, { minLength: 8, maxLength: 20 })], { numRuns: 10 })(
    'are in lists and in the search exactly while they are published, in each language',
    async (sequence) => {
      const world = await begin();
      removed.clear();
      for (const step of sequence) {
        await take(world, step);
        await check(world);
      }
    },
    300_000,
  );
});
