import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, expect } from 'vitest';
import { RESOURCES } from '#adapters/platform/profile-service/resources/all.ts';
import { describeEachDatabase } from '#tests/support/databases.ts';
import { listOf, maker, openTestPlatform, type TestPlatform } from '#tests/support/test-platform.ts';

const OPS = ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'in', 'notin', 'like', 'ilike', 'is_null', 'any', 'has'];
const SPITE = [
  "'; drop table events; --",
  '" or 1=1 --',
  'id) or (1=1',
  '%',
  '\\',
  '%\\',
  '\0',
  '\ud800',
  '__proto__',
  'constructor',
  'version',
  'event.slug',
  'event.event.slug',
];

const types = fc.constantFrom(...RESOURCES);
const spite = fc.oneof(fc.constantFrom(...SPITE), fc.string({ unit: 'binary', maxLength: 40 }));
const values = fc.oneof(spite, fc.boolean(), fc.double(), fc.integer(), fc.constant(null), fc.array(spite));

/** Any name the type has, any it has not, and what lies between. */
const namesOf = ({ attributes, relations }: (typeof RESOURCES)[number]) => {
  const own = [...Object.keys(attributes), ...Object.keys(relations), 'id', 'created'];
  return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...own) }, { weight: 1, arbitrary: spite });
};

const conditions = (names: fc.Arbitrary<string>): fc.Arbitrary<unknown> =>
  fc.letrec((tie) => ({
    leaf: fc.record({ name: names, op: fc.oneof(fc.constantFrom(...OPS), spite), val: values }),
    nested: fc.record({ name: names, op: fc.constantFrom('any', 'has'), val: tie('any') }),
    group: fc.oneof(
      fc.record({ and: fc.array(tie('any'), { maxLength: 3 }) }),
      fc.record({ or: fc.array(tie('any'), { maxLength: 3 }) }),
    ),
    any: fc.oneof({ maxDepth: 4 }, tie('leaf'), tie('nested'), tie('group'), fc.jsonValue()),
  })).any;

const queries = types.chain((resource) => {
  const names = namesOf(resource);
  const signed = fc.tuple(fc.constantFrom('', '-'), names).map((parts) => parts.join(''));
  return fc.record({
    type: fc.constant(resource.type),
    parameters: fc.record(
      {
        filter: fc.oneof(
          fc.array(conditions(names), { maxLength: 4 }).map((list) => JSON.stringify(list)),
          spite,
        ),
        sort: fc.array(signed, { maxLength: 4 }).map((list) => list.join(',')),
        include: fc.array(names, { maxLength: 3 }).map((list) => list.join('.')),
        'page[limit]': fc.oneof(fc.integer().map(String), spite),
        'page[offset]': fc.oneof(fc.integer().map(String), fc.constant('999999999999999'), spite),
        [`fields[${resource.type}]`]: fc.array(names, { maxLength: 3 }).map((list) => list.join(',')),
      },
      { requiredKeys: [] },
    ),
  });
});

describeEachDatabase('queries of the profile service', (newPlace) => {
  let desk: TestPlatform;
  beforeAll(async () => {
    desk = await openTestPlatform(await newPlace());
    const { event, participation } = maker(desk);
    await participation(await event(), { slug: 'kas' });
  });
  afterAll(() => desk.platform.close());

  it.prop([queries], { numRuns: 400 })(
    'are answered or refused, never broken by',
    async ({ type, parameters }) => {
      const { status, body } = await desk.call(
        'GET',
        `/${type}?${new URLSearchParams(parameters as Record<string, string>)}`,
      );
      expect([200, 400], JSON.stringify({ body, parameters })).toContain(status);
      const events = listOf(await desk.call('GET', '/events'));
      expect(events.meta.total).toBe(1);
    },
  );

  it.prop([types, fc.array(spite, { maxLength: 4 })])(
    'find nothing at any odd address',
    async ({ type }, segments) => {
      const path = segments.map(encodeURIComponentSafely).join('/');
      const { status } = await desk.call('GET', `/${type}/x${path}`);
      expect([404, 405]).toContain(status);
    },
  );
});

const encodeURIComponentSafely = (text: string): string => encodeURIComponent(text.toWellFormed());
