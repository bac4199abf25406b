import fc from 'fast-check';
import {
  type ExhibitorDirectory,
  type ExhibitorQuery,
  type ExhibitorSummary,
  letterOf,
  type ProductSpot,
} from '../profile/index.ts';
import type { EventId, Language } from '../shared/index.ts';
import { anyLanguage } from './any-shared.ts';
import { demand, demandSame, fail, forAll, type LawRunner, succeed } from './law.ts';

/** An exhibitor directory under test, and an event with at least three public companies, one of several products. */
export interface ExhibitorDirectorySubject {
  readonly directory: ExhibitorDirectory;
  readonly event: EventId;
  /** Slugs of companies that are not public, or not in this event. */
  readonly hidden: readonly string[];
}

/** The laws of an exhibitor directory. They change nothing. */
export const exhibitorDirectoryLaws = (
  make: () => Promise<ExhibitorDirectorySubject>,
  { test }: LawRunner,
): void => {
  test('lists every exhibitor once, the same ones every time', async () => {
    const subject = await make();
    const all = await listed(subject, 'en');
    demand(all.length >= 3, 'The subject has too few exhibitors to try');
    demand(new Set(slugsOf(all)).size === all.length, 'An exhibitor is listed twice');
    demandSame(await listed(subject, 'en'), all, 'Reading again returns other exhibitors');
  });

  test('returns the same list page by page, with the total of all pages', async () => {
    const subject = await make();
    const all = await listed(subject, 'en');
    await forAll(fc.tuple(fc.nat(all.length), fc.integer({ min: 1, max: 7 })), async ([offset, limit]) => {
      const page = await ask(subject, 'en', { offset, limit });
      demandSame(page.items, all.slice(offset, offset + limit), 'The page differs from the list');
      demandSame(page.total, all.length, 'The page miscounts');
    });
  });

  test('lists the slug of every exhibitor once, page by page', async () => {
    const { directory, event, ...subject } = await make();
    const all = slugsOf(await listed({ directory, event, ...subject }, 'en'));
    await forAll(fc.integer({ min: 1, max: 7 }), async (limit) => {
      const slugs: string[] = [];
      while (slugs.length < all.length) {
        const page = await succeed(directory.slugs(event, { offset: slugs.length, limit }), 'Reading slugs');
        demandSame(page.total, all.length, 'The page miscounts');
        demand(page.items.length > 0, 'A page within the list is empty');
        slugs.push(...page.items);
      }
      demandSame(slugs.toSorted(), all.toSorted(), 'The slugs differ from the list');
    });
  });

  test('finds every listed company by its slug, in every language', async () => {
    const subject = await make();
    const all = await listed(subject, 'en');
    await forAll(
      fc.tuple(fc.constantFrom(...all), anyLanguage),
      async ([{ slug, name, stands }, language]) => {
        const found = await succeed(
          subject.directory.find(subject.event, slug, language, FIRST_PRODUCTS),
          'Opening a company',
        );
        demandSame([found.slug, found.name, found.stands], [slug, name, stands], 'It differs when opened');
        demand(found.email === undefined || found.email !== '', 'It has an empty mail address');
      },
    );
  });

  test('shows every product of a company once, page by page, and the page of any product', async () => {
    const subject = await make();
    const slugs = slugsOf(await listed(subject, 'en'));
    const find = (slug: string, spot: ProductSpot) =>
      succeed(subject.directory.find(subject.event, slug, 'en', spot), 'Opening a company');
    const totals = await Promise.all(slugs.map((slug) => find(slug, FIRST_PRODUCTS)));
    demand(
      totals.some(({ productTotal }) => productTotal > 1),
      'The subject has too few products to try',
    );
    await forAll(
      fc.tuple(fc.constantFrom(...slugs), fc.integer({ min: 1, max: 4 })),
      async ([slug, limit]) => {
        const { products: all, productTotal } = await find(slug, { limit: 100, page: 1 });
        demandSame(productTotal, all.length, 'The products are miscounted');
        const pages = Math.ceil(all.length / limit);
        const read: string[] = [];
        for (let page = 1; page <= pages; page += 1) {
          const at = await find(slug, { limit, page });
          demandSame([at.productPage, at.productTotal], [page, all.length], 'The page is another');
          for (const { id } of at.products) {
            const there = await find(slug, { limit, page: 1, product: id });
            demandSame(there.products, at.products, 'A product is on another page');
            demandSame(there.productPage, page, 'Its page is counted otherwise');
          }
          read.push(...at.products.map(({ id }) => id));
        }
        demandSame(
          read,
          all.map(({ id }) => id),
          'The pages differ from the whole',
        );
        const other = await find(slug, { limit, page: 1, product: 'no-such-product' });
        demandSame(other.products, all.slice(0, limit), 'An unknown product changes the page');
      },
    );
  });

  test('finds exhibitors by any part of the name in any letter case, and no others', async () => {
    const subject = await make();
    const all = await listed(subject, 'en');
    await forAll(fc.constantFrom(...all), async ({ name, slug }) => {
      const part = name.slice(0, 6).toUpperCase();
      const { items } = await ask(subject, 'en', { search: part, offset: 0, limit: 100 });
      demand(slugsOf(items).includes(slug), `"${name}" is not found by "${part}"`);
      demandSame(
        slugsOf(all.filter((one) => slugsOf(items).includes(one.slug))),
        slugsOf(items),
        'An exhibitor is found that is not listed',
      );
    });
  });

  test('filters the list by every letter and hall it offers', async () => {
    const subject = await make();
    const all = await listed(subject, 'en');
    const { letters, halls } = await succeed(
      subject.directory.facets(subject.event, 'en'),
      'Reading the facets',
    );
    demandSame(new Set(letters), new Set(all.map(({ name }) => letterOf(name))), 'The letters differ');
    demandSame(new Set(halls), new Set(all.flatMap((one) => one.halls)), 'The halls differ');
    for (const letter of letters) {
      const { items } = await ask(subject, 'en', { letter, offset: 0, limit: 100 });
      const expected = all.filter(({ name }) => letterOf(name) === letter);
      demandSame(slugsOf(items), slugsOf(expected), `Other companies are listed under "${letter}"`);
    }
    for (const hall of halls) {
      const { items } = await ask(subject, 'en', { hall, offset: 0, limit: 100 });
      const expected = all.filter((one) => one.halls.includes(hall));
      demandSame(slugsOf(items), slugsOf(expected), `Other companies are listed in hall "${hall}"`);
    }
  });

  test('lists the companies with a logo where only those are wanted', async () => {
    const subject = await make();
    const all = await listed(subject, 'en');
    const found = await ask(subject, 'en', { withLogo: true, offset: 0, limit: all.length });
    const expected = all.filter(({ logoUrl }) => logoUrl !== '');
    demandSame(found.items, expected, 'The companies with a logo differ from those of the list');
    demandSame(found.total, expected.length, 'They are miscounted');
  });

  test('finds an exhibitor for every category it offers, in every language', async () => {
    const subject = await make();
    await forAll(anyLanguage, async (language) => {
      const { categories } = await succeed(
        subject.directory.facets(subject.event, language),
        'Reading the facets',
      );
      const offered = categories.flatMap(({ groups }) => groups.flatMap((group) => group.categories));
      demand(offered.length > 0, 'No category is offered');
      demandSame(
        new Set(offered.map(({ name }) => name)),
        new Set((await listed(subject, language)).flatMap((one) => one.categories)),
        'The categories differ',
      );
      for (const { id, name } of offered) {
        const { items } = await ask(subject, language, { category: id, offset: 0, limit: 100 });
        demand(items.length > 0, `No exhibitor is found under "${name}"`);
        demand(
          items.every((one) => one.categories.includes(name)),
          `An exhibitor is found under "${name}" without that category`,
        );
      }
    });
  });

  test('never lists or finds a company that is not public', async () => {
    const subject = await make();
    const all = await listed(subject, 'en');
    for (const slug of [...subject.hidden, 'no-such-company']) {
      demand(!slugsOf(all).includes(slug), `"${slug}" is listed`);
      const failure = await fail(
        subject.directory.find(subject.event, slug, 'en', FIRST_PRODUCTS),
        'Opening a hidden company',
      );
      demandSame(failure.kind, 'not-found', 'The failure is of the wrong kind');
    }
  });

  test('finds nothing by a text that is the slug of no company, of any length and signs', async () => {
    const subject = await make();
    const slugs = slugsOf(await listed(subject, 'en'));
    const anyText = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.integer({ min: 1, max: 6000 }).map((length) => 'x'.repeat(length)),
      fc.constantFrom('', '%', '_', '|', '\0', '\uD800'),
    );
    await forAll(
      anyText.filter((text) => !slugs.includes(text)),
      async (slug) => {
        const finding = subject.directory.find(subject.event, slug, 'en', FIRST_PRODUCTS);
        const failure = await fail(finding, 'Opening a company that does not exist');
        demandSame(failure.kind, 'not-found', 'The failure is of the wrong kind');
      },
    );
  });
};

const FIRST_PRODUCTS: ProductSpot = { limit: 24, page: 1 };

const ask = ({ directory, event }: ExhibitorDirectorySubject, language: Language, query: ExhibitorQuery) =>
  succeed(directory.list(event, language, query), 'Listing exhibitors');

/** Reads all pages of the list. */
const listed = async (
  subject: ExhibitorDirectorySubject,
  language: Language,
): Promise<readonly ExhibitorSummary[]> => {
  const all: ExhibitorSummary[] = [];
  for (;;) {
    const { items, total } = await ask(subject, language, { offset: all.length, limit: 100 });
    all.push(...items);
    if (items.length === 0 || all.length >= total) return all;
  }
};

const slugsOf = (exhibitors: readonly ExhibitorSummary[]): readonly string[] =>
  exhibitors.map(({ slug }) => slug);
