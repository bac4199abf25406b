import { type SearchQuery, TAG_BEHAVIOURS } from '@fairdesk/core/search';
import { describeFailure } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { afterEach, describe, expect } from 'vitest';
import { SearchBody } from '#adapters/platform/search/search-body.ts';
import { filterByTags } from '#adapters/search/filter-by-tags.ts';
import { createSearchService, type SearchAccess } from '#adapters/search/search-service.ts';
import { widgetRequest } from '#adapters/search/widget-request.ts';
import { createHttp } from '#adapters/shared/http/http.ts';
import { serve } from '#tests/support/servers/serve.ts';

const QUERY: SearchQuery = {
  sourceId: '123',
  entity: 'content',
  language: 'nl',
  searchText: 'stand',
  offset: 9,
  limit: 9,
};
const WIDGET = {
  rfk_id: 'rfkid_7',
  content: [{ id: 'd1', name: 'Stand', description: 'Yours', url: '/stand', source_id: '123' }],
  facet: [
    { name: 'type', label: 'Type', value: [{ id: 'facetid_1', text: 'News', count: 20 }] },
    {
      ...{ name: 'category', label: 'Category' },
      value: [{ id: 'facetid_2', text: 'Pumps', text_language: 'en', count: 4 }],
    },
  ],
  total_item: 24,
  limit: 9,
  offset: 9,
};

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

/** Calls a service that returns this response over HTTP; resolves to the result and the request. */
const callService = async (
  answer: () => Response,
  query: SearchQuery = QUERY,
  access: SearchAccess = { api: 'discover', domain: 'fair 1', apiKey: 'secret' },
) => {
  const heard: { url: string; key: string | null; body: unknown }[] = [];
  const { url, close } = await serve(async (request) => {
    const { pathname, search } = new URL(request.url);
    heard.push({
      url: `${pathname}${search}`,
      key: request.headers.get('authorization'),
      body: await request.json(),
    });
    return answer();
  });
  open.push(close);
  const service = createSearchService(createHttp(url), { access, widgetId: 'rfkid_7' });
  return { result: await service.search(query), heard };
};
const reasonFor = async (answer: () => Response) =>
  describeFailure((await callService(answer)).result._unsafeUnwrapErr());

describe('the search service', () => {
  const foundText = async (text: string) => {
    const [result] = WIDGET.content;
    const content = [{ ...result, name: text, description: text }];
    const { result: found } = await callService(() => Response.json({ widgets: [{ ...WIDGET, content }] }));
    const [{ title, description } = {}] = found._unsafeUnwrap().results;
    return [title, description];
  };

  it.each([
    ['<p>Pumps &amp; <em>valves</em></p>', 'Pumps & valves'],
    ['Pumps<br>and valves', 'Pumps and valves'],
    ['Pumps <5 bar> & valves', 'Pumps <5 bar> & valves'],
    ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
  ])('gives %s as plain text', async (text, plain) => {
    expect(await foundText(text)).toEqual([plain, plain]);
  });

  it('is called by domain and key, or through its edge, for one widget', async () => {
    const { result, heard } = await callService(() => Response.json({ widgets: [WIDGET] }));
    expect(heard).toEqual([
      {
        url: '/discover/v2/fair%201',
        key: 'secret',
        body: {
          widget: {
            items: [
              {
                entity: 'content',
                rfk_id: 'rfkid_7',
                sources: ['123'],
                search: {
                  query: { keyphrase: 'stand' },
                  limit: 9,
                  offset: 9,
                  content: { fields: ['id', 'name', 'description', 'url'] },
                },
              },
            ],
          },
          context: { page: { uri: '/search' }, locale: { country: 'nl', language: 'nl' } },
        },
      },
    ]);
    expect(result._unsafeUnwrap()).toEqual({
      results: [{ id: 'd1', title: 'Stand', description: 'Yours', url: '/stand' }],
      facets: [
        { name: 'type', label: 'Type', values: [{ id: 'facetid_1', text: 'News', count: 20 }] },
        {
          ...{ name: 'category', label: 'Category' },
          values: [{ id: 'facetid_2', text: 'Pumps', language: 'en', count: 4 }],
        },
      ],
      total: 24,
      offset: 9,
      limit: 9,
    });
    const edge = await callService(() => Response.json({ widgets: [WIDGET] }), QUERY, {
      api: 'edge',
      contextId: 'ctx',
    });
    expect(edge.heard[0]).toMatchObject({ url: '/v1/search?sitecoreContextId=ctx', key: null });
  });

  it('explains missing results in the words of the specification', async () => {
    expect(await reasonFor(() => new Response('{}', { status: 500 }))).toContain(
      'Non successfull status code from search service proxy.',
    );
    expect(await reasonFor(() => new Response('{}', { status: 401 }))).toContain(
      'Non successfull status code from search service proxy.',
    );
    expect(await reasonFor(() => new Response(''))).toContain(
      'No response data from search service proxy received.',
    );
    for (const body of [
      {},
      { widgets: [] },
      { widgets: [{ errors: [{ code: 100 }] }] },
      { widgets: [{ total_item: 3 }] },
      { widgets: [null] },
      { errors: [{ code: 1 }] },
    ])
      expect(await reasonFor(() => Response.json(body))).toContain(
        'No widget data in search service response.',
      );
  });

  it.prop([fc.array(fc.constantFrom('good', null, 'text', 0), { maxLength: 6 })])(
    'leaves out results that are none, and facets and values',
    async (entries) => {
      const among = (valid: object) => entries.map((entry) => (entry === 'good' ? valid : entry));
      const [result] = WIDGET.content;
      const [facet] = WIDGET.facet;
      const widget = {
        ...WIDGET,
        content: among({ ...result }),
        facet: among({ ...facet, value: among({ ...facet?.value[0] }) }),
      };
      const read = (await callService(() => Response.json({ widgets: [widget] }))).result._unsafeUnwrap();
      const good = entries.filter((entry) => entry === 'good').length;
      expect(read.results.map(({ id }) => id)).toEqual(Array(good).fill('d1'));
      expect(read.facets.map(({ values }) => values.length)).toEqual(Array(good).fill(good));
      expect(read.total).toBe(24);
    },
  );

  it('finds nothing when the widget has a total of zero and no results', async () => {
    for (const widget of [
      { rfk_id: 'rfkid_7', total_item: 0 },
      { rfk_id: 'rfkid_7', total_item: 0, content: null },
      { rfk_id: 'rfkid_7', content: [] },
    ]) {
      const { result } = await callService(() => Response.json({ widgets: [widget] }));
      expect(result._unsafeUnwrap()).toEqual({ results: [], facets: [], total: 0, offset: 9, limit: 9 });
    }
  });

  it('says that results may be missing, when the service says so', async () => {
    for (const [is_complete, isPartial] of [
      [false, true],
      [true, undefined],
      [undefined, undefined],
    ]) {
      const { result } = await callService(() => Response.json({ widgets: [{ ...WIDGET, is_complete }] }));
      expect(result._unsafeUnwrap().isPartial).toBe(isPartial);
    }
  });

  it('never passes on an executable address', async () => {
    const content = [{ id: 'x', name: 'x', url: 'javascript:alert(1)' }];
    const { result } = await callService(() => Response.json({ widgets: [{ ...WIDGET, content }] }));
    expect(result._unsafeUnwrap().results[0]?.url).toBe('');
  });

  const anyQuery = fc.record(
    {
      sourceId: fc.string({ maxLength: 100 }),
      entity: fc.constant('content'),
      language: fc.constantFrom('en', 'nl', 'es', 'tr', 'de'),
      searchText: fc.string({ unit: 'binary', maxLength: 400 }),
      offset: fc.integer({ min: -5, max: 1_000_000 }),
      limit: fc.integer({ min: -5, max: 1_000_000_000 }),
      allFacets: fc.boolean(),
      facets: fc.array(
        fc.record({ name: fc.constantFrom('type', 'tags'), values: fc.array(fc.constant('a')) }),
      ),
      filter: fc.constantFrom(
        ...TAG_BEHAVIOURS.flatMap((behaviour) => filterByTags(behaviour, ['a', 'b']) ?? []),
      ),
    },
    { requiredKeys: ['sourceId', 'entity', 'language', 'searchText', 'offset', 'limit'] },
  );

  it.prop([anyQuery])('is never called with values above its limits, for any query', (query) => {
    const { widget } = SearchBody.parse(JSON.parse(JSON.stringify(widgetRequest(query, 'w'))));
    const { search } = widget.items[0] ?? {};
    expect([...(search?.query?.keyphrase ?? 'x')].length).toBeLessThanOrEqual(100);
    expect(search?.limit).toBeLessThanOrEqual(100);
  });
});
