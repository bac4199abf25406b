import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, expect } from 'vitest';
import { RESOURCES } from '#adapters/platform/resources/all.ts';
import type { Resource } from '#adapters/platform/resources/resource.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { listOf, maker, openTestPlatform, type TestPlatform } from '#tests/support/worlds/test-platform.ts';

const OPS = ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'in', 'notin', 'like', 'ilike', 'is_null', 'any', 'has'];
const SPITE = [
  "'; drop table events; --",
  '" or 1=1 --',
  'id) or (1=1',
  '%',
  '\\',
  '%\\',
  'a\\b\\',
  '\0',
  '\ud800',
  '__proto__',
  'constructor',
  'version',
  'event.slug',
  'event.event.slug',
];

const types: fc.Arbitrary<Resource> = fc.constantFrom(...RESOURCES);
const spite = fc.oneof(fc.constantFrom(...SPITE), fc.string({ unit: 'binary', maxLength: 40 }));
const values = fc.oneof(spite, fc.boolean(), fc.double(), fc.integer(), fc.constant(null), fc.array(spite));

/** Mostly usual values, rarely odd ones: a single odd part makes the service reject the whole query. */
const mostly = <T>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 30, arbitrary: usual }, { weight: 1, arbitrary: odd });

/** Known names of the type, and rarely arbitrary text. */
const namesOf = ({ attributes, relations }: Resource) =>
  mostly(fc.constantFrom(...Object.keys(attributes), ...Object.keys(relations), 'id', 'created'), spite);

/** A valid condition with hostile texts, which reach the database. */
const sharpLeaves = (resource: Resource) => {
  const texts = Object.entries(resource.attributes).flatMap(([name, { kind }]) =>
    kind === 'text' ? [name] : [],
  );
  const name = fc.constantFrom('id', 'created', ...texts);
  return fc.oneof(
    fc.record({ name, op: fc.constantFrom('eq', 'ne', 'gt', 'le', 'like', 'ilike'), val: spite }),
    fc.record({ name, op: fc.constantFrom('in', 'notin'), val: fc.array(spite, { maxLength: 3 }) }),
    fc.record({ name, op: fc.constant('is_null'), val: fc.boolean() }),
  );
};

const conditions = (resource: Resource): fc.Arbitrary<unknown> =>
  fc.letrec((tie) => ({
    dull: fc.record({ name: namesOf(resource), op: mostly(fc.constantFrom(...OPS), spite), val: values }),
    nested: fc.record({ name: namesOf(resource), op: fc.constantFrom('any', 'has'), val: tie('any') }),
    group: fc.oneof(
      fc.record({ and: fc.array(tie('any'), { maxLength: 3 }) }),
      fc.record({ or: fc.array(tie('any'), { maxLength: 3 }) }),
    ),
    any: fc.oneof(
      { maxDepth: 4 },
      { weight: 10, arbitrary: sharpLeaves(resource) },
      { weight: 1, arbitrary: tie('dull') },
      { weight: 1, arbitrary: tie('nested') },
      { weight: 5, arbitrary: tie('group') },
      { weight: 1, arbitrary: fc.jsonValue() },
    ),
  })).any;

const queries = types.chain((resource) => {
  const names = namesOf(resource);
  const signed = fc.tuple(fc.constantFrom('', '-'), names).map((parts) => parts.join(''));
  return fc.record({
    type: fc.constant(resource.type),
    parameters: fc.record(
      {
        filter: mostly(
          fc.array(conditions(resource), { maxLength: 3 }).map((list) => JSON.stringify(list)),
          spite,
        ),
        sort: fc.array(signed, { maxLength: 4 }).map((list) => list.join(',')),
        include: fc.array(names, { maxLength: 3 }).map((list) => list.join('.')),
        'page[limit]': mostly(fc.nat().map(String), spite),
        'page[offset]': mostly(fc.constantFrom('0', '1', '999999999999999'), spite),
        [`fields[${resource.type}]`]: fc.array(names, { maxLength: 3 }).map((list) => list.join(',')),
      },
      { requiredKeys: [] },
    ),
  });
});

describeEachDatabase('queries of the profile service', (newPlace) => {
  let desk: TestPlatform;
  let answered = 0;
  beforeAll(async () => {
    desk = await openTestPlatform(await newPlace());
    const { event, participation } = maker(desk);
    await participation(await event(), { slug: 'kas' });
  });
  afterAll(() => desk.platform.close());

  it.prop([queries], { numRuns: 400 })(
    'get a response or a rejection for any input',
    async ({ type, parameters }) => {
      const { status, body } = await desk.call(
        'GET',
        `/${type}?${new URLSearchParams(parameters as Record<string, string>)}`,
      );
      expect([200, 400], JSON.stringify({ body, parameters })).toContain(status);
      answered += Number(status === 200);
      const events = listOf(await desk.call('GET', '/events'));
      expect(events.meta.total).toBe(1);
    },
  );

  it('are not all rejected', () => {
    expect(answered).toBeGreaterThan(40);
  });

  it.prop([types, fc.array(spite, { maxLength: 4 })])(
    'find nothing at invalid addresses',
    async ({ type }, segments) => {
      const path = segments.map(encodeURIComponentSafely).join('/');
      const { status } = await desk.call('GET', `/${type}/x${path}`);
      expect([404, 405]).toContain(status);
    },
  );
});

const encodeURIComponentSafely = (text: string): string => encodeURIComponent(text.toWellFormed());
