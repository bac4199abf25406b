import { fc } from '@fast-check/vitest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { type ContentDesk, KEY, openContentDesk } from './content-desk.ts';
import { PAGES } from './pages.ts';

const QUERIES = [
  'query { layout(site:"spring", routePath:"/", language:"en"){ item { rendered } } }',
  'query A($s: String!, $a: String, $n: Int) { site { siteInfo(site: $s) { dictionary(language: "en", first: $n, after: $a) { results { key } } routes(language: "en", after: $a) { total } } } }',
  'query($v: String!) { item(path: $v, language: $v) { id rendered field(name: $v) { value } } search(where: { name: "_path", value: $v }) { total } }',
];

const WORDS = ['phrase', 'ü', 'Z', 'a', '~', 'é-1', 'k k', '0', '_', '%'];

describeEachDatabase('the GraphQL of the embedded platform', (newPlace) => {
  let desk: ContentDesk;
  beforeAll(async () => {
    const words = Object.fromEntries(
      WORDS.flatMap((word) => Array.from({ length: 4 }, (_, n) => [`${word}${n}`, `${word} ${n}`])),
    );
    desk = await openContentDesk(await newPlace(), { ...PAGES, 'dictionary/spring/es.json': words });
  });
  afterAll(() => desk.close());

  const send = async (body: BodyInit) => {
    const answer = await fetch(`${desk.url}/sitecore/api/graph/edge`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', sc_apikey: KEY },
      body,
    });
    return { status: answer.status, body: await answer.json() };
  };
  const ask = async (query: string, variables: unknown = {}) => send(JSON.stringify({ query, variables }));

  const holds = <T>(generated: fc.Arbitrary<T>, law: (value: T) => Promise<void>, numRuns = 100) =>
    fc.assert(fc.asyncProperty(generated, law), { numRuns });

  it('responds to any bytes with errors or a rejection', () =>
    holds(
      fc.oneof(
        fc.uint8Array({ maxLength: 200 }).map((bytes) => new Uint8Array(bytes)),
        fc.json(),
        fc
          .record({ query: fc.string(), variables: fc.jsonValue(), operationName: fc.jsonValue() })
          .map((body) => JSON.stringify(body)),
      ),
      async (bytes) => {
        const { status, body } = await send(bytes as BodyInit);
        expect([200, 400]).toContain(status);
        expect(body.errors?.length).toBeGreaterThan(0);
      },
    ));

  it('responds to its queries for any text in their variables', () =>
    holds(
      fc.tuple(
        fc.constantFrom(...QUERIES),
        fc.record({
          s: fc.oneof(fc.constant('spring'), fc.string({ unit: 'binary' })),
          a: fc.option(fc.oneof(fc.string({ unit: 'binary' }), fc.base64String())),
          n: fc.option(fc.integer()),
          v: fc.oneof(fc.uuid(), fc.string({ unit: 'binary' }), fc.constant('a\0b')),
        }),
      ),
      async ([query, variables]) => {
        const { status } = await ask(query, variables);
        expect(status).toBe(200);
      },
    ));

  it('returns every phrase exactly once, for any page size', () =>
    holds(
      fc.integer({ min: -3, max: 45 }),
      async (first) => {
        const keys: string[] = [];
        for (let after = '', more = true; more; ) {
          const { body } = await ask(
            'query($first: Int, $after: String) { site { siteInfo(site: "spring") { dictionary(language: "es", first: $first, after: $after) { total pageInfo { endCursor hasNext } results { key } } } } }',
            { first, after },
          );
          const { results, pageInfo, total } = body.data.site.siteInfo.dictionary;
          expect(total).toBe(WORDS.length * 4);
          expect(results.length).toBeLessThanOrEqual(Math.max(first, 1));
          keys.push(...results.map(({ key }: { key: string }) => key));
          after = pageInfo.endCursor;
          more = pageInfo.hasNext;
        }
        expect(keys.toSorted()).toEqual(
          WORDS.flatMap((word) => [0, 1, 2, 3].map((n) => `${word}${n}`)).toSorted(),
        );
      },
      20,
    ));

  it('rejects queries that are too long, too deep or too expensive, before it reads any data', async () => {
    expect((await send(JSON.stringify({ query: `{ ${'#'.repeat(70_000)} }` }))).status).toBe(413);
    const deep = 'item(path:"x"){ancestors(includeTemplateIDs:[]){'.repeat(1) + 'ancestors{'.repeat(20);
    const closed = (opened: string) => `{${opened} id ${'}'.repeat(opened.split('{').length)}`;
    expect((await ask(closed(deep))).body.errors[0].message).toMatch(/fields deep/);
    const wide = Array.from({ length: 21 }, (_, n) => `a${n}: item(path: "x") { id }`).join(' ');
    expect((await ask(`{ ${wide} }`)).body.errors[0].message).toMatch(/reads more than/);
    const bomb = Array.from(
      { length: 12 },
      (_, n) => `fragment f${n} on Item { ...f${n + 1} ...f${n + 1} }`,
    ).join('\n');
    const spread = `{ item(path: "x") { ...f0 } } ${bomb} fragment f12 on Item { id }`;
    const begun = performance.now();
    expect((await ask(spread)).body.errors[0].message).toMatch(/asks for more than|reads/);
    expect(performance.now() - begun).toBeLessThan(8000);
  });

  it('accepts a single query, and no mutation', async () => {
    expect((await ask('mutation { x }')).body.errors).toHaveLength(1);
    expect(
      (
        await ask(
          'query A { site { siteInfoCollection { name } } } query B { site { siteInfoCollection { name } } }',
        )
      ).body.errors,
    ).toHaveLength(1);
    expect((await fetch(`${desk.url}/v1/content/api/graphql/v1?sitecoreContextId=${KEY}`)).status).toBe(405);
  });
});
