import {
  EXHIBITOR_SEARCH_MAX,
  EXHIBITORS_PER_PAGE,
  type ExhibitorSearch,
  findExhibitors,
  findProducts,
  PRODUCT_SEARCH_WORDS,
  PRODUCTS_PER_PAGE,
  type ProductFacets,
  type ProductSearch,
  productParameters,
  productSearch,
} from '@fairdesk/core/profile';
import { type EventId, eventIdOf, type Failure } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect } from 'vitest';

const event = eventIdOf('101') as EventId;
const SILENT: Failure = { kind: 'unavailable', request: 'GET facets' };
/** Words, spaces of any kind around them, and lengths about the limit. */
const anyText = fc.oneof(
  fc.constantFrom('', ' ', ' quiet  pump ', 'a b c d e f g h i j k l m n o p q r s t u v w x y z'),
  fc.constantFrom(-1, 0, 1).map((more) => 'x'.repeat(EXHIBITOR_SEARCH_MAX + more)),
  fc.constant(`${'x'.repeat(EXHIBITOR_SEARCH_MAX - 1)} y`),
  fc.string(),
);
const categories = [
  {
    id: 'm',
    name: '',
    groups: [{ id: 'g', name: '', categories: [{ id: 'c-1', name: '', selected: false }] }],
  },
];

describe('productSearch', () => {
  const anyQuery = fc.record(
    {
      q: anyText,
      category: anyText,
      new: fc.constantFrom('', '0', '1', '11'),
      page: fc.oneof(fc.constantFrom('0', '-1', '1', '2', '02', '1e3', '999999', '1000000'), fc.string()),
    },
    { requiredKeys: [] },
  );

  it.prop([anyQuery])('reads its own parameters back, for any query', (query) => {
    const search = productSearch(query);
    expect(productSearch(productParameters(search))).toEqual(search);
    expect(search.novelties).toBe(query.new === '1');
    expect(search.page).toBe(/^[1-9]\d{0,5}$/.test(query.page ?? '') ? Number(query.page) : 1);
    for (const [text, given = ''] of [
      [search.search, query.q],
      [search.category, query.category],
    ]) {
      expect(text).toBe(text?.trim());
      expect(given.trim().startsWith(text ?? '')).toBe(true);
      expect(text?.length).toBeLessThanOrEqual(EXHIBITOR_SEARCH_MAX);
      if (given.trim().length <= EXHIBITOR_SEARCH_MAX) expect(text).toBe(given.trim());
    }
  });

  it.prop([anyQuery])('never has a parameter without a value', (query) => {
    const { search, category, novelties, page } = productSearch(query);
    expect(Object.keys(productParameters({ search, category, novelties, page }))).toEqual([
      ...(search === '' ? [] : ['q']),
      ...(category === '' ? [] : ['category']),
      ...(novelties ? ['new'] : []),
      ...(page === 1 ? [] : ['page']),
    ]);
  });
});

const anySearch: fc.Arbitrary<ProductSearch> = fc.record({
  search: anyText,
  category: fc.constantFrom('', 'c-1', 'c-2'),
  novelties: fc.boolean(),
  page: fc.integer({ min: 1, max: 9 }),
});
const totals = fc.constantFrom(0, 1, PRODUCTS_PER_PAGE, PRODUCTS_PER_PAGE + 1);
/** Undefined where the facets cannot be read. */
const anyFacets = fc.option(
  fc.record({ categories: fc.constantFrom([], categories), hasNovelties: fc.boolean() }),
  { nil: undefined },
);

describe('findProducts', () => {
  it.prop([anySearch, totals, anyFacets])(
    'never filters by a value that no product has, nor fails without facets',
    async (search, total, facets: ProductFacets | undefined) => {
      const sent: unknown[] = [];
      const directory = {
        list: (_event: EventId, _language: unknown, query: unknown) => {
          sent.push(query);
          return okAsync({ items: [], total });
        },
        facets: () => (facets ? okAsync(facets) : errAsync(SILENT)),
      };
      const found = (await findProducts(directory)(event, 'en', search))._unsafeUnwrap();
      const hasCategory = facets === undefined || (search.category === 'c-1' && facets.categories.length > 0);
      const category = hasCategory ? search.category : '';
      const novelties = search.novelties && (facets?.hasNovelties ?? true);
      expect(found).toEqual({
        ...search,
        category,
        novelties,
        items: [],
        total,
        pages: total > PRODUCTS_PER_PAGE ? 2 : 1,
        facets: facets ?? { categories: [], hasNovelties: false },
      });
      const words = search.search.split(/\s/).filter((word) => word !== '');
      expect(sent).toStrictEqual([
        {
          words: words.slice(0, PRODUCT_SEARCH_WORDS),
          ...(category !== '' && { category }),
          ...(novelties && { isNovelty: true }),
          offset: (search.page - 1) * PRODUCTS_PER_PAGE,
          limit: PRODUCTS_PER_PAGE,
        },
      ]);
    },
  );
});

describe('findExhibitors', () => {
  const texts = fc.constantFrom('', 'a', 'b');
  const anyRequest: fc.Arbitrary<ExhibitorSearch> = fc.record({
    search: texts,
    letter: texts,
    hall: texts,
    category: texts,
    country: fc.constantFrom('', 'NL'),
    novelties: fc.boolean(),
    view: fc.constantFrom('list', 'grid'),
    page: fc.integer({ min: 1, max: 9 }),
  });

  it.prop([anyRequest])('filters by exactly the entered values', async (request) => {
    const sent: unknown[] = [];
    await findExhibitors({
      list: (_event, _language, query) => {
        sent.push(query);
        return okAsync({ items: [], total: 0 });
      },
      facets: () =>
        okAsync({ letters: [], halls: [], categories: [], countries: ['NL'], hasNovelties: true }),
      slugs: () => expect.unreachable(),
      find: () => expect.unreachable(),
    })(event, 'en', request);
    const { novelties, view: _view, page, ...filters } = request;
    expect(sent).toStrictEqual([
      {
        ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')),
        ...(novelties && { hasNovelty: true }),
        offset: (page - 1) * EXHIBITORS_PER_PAGE,
        limit: EXHIBITORS_PER_PAGE,
      },
    ]);
  });
});
