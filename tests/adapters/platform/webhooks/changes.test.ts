import { SERVICE_KEY_AREAS } from '@fairdesk/core/organiser';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, it as example, expect } from 'vitest';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { anyWrite } from '../service-keys/any-request.ts';
import { type KeyRequest, newKey, restoreFairs, sendWith } from '../service-keys/two-fairs.ts';
import { type Change, type Changes, openReports, type Reports, WEBHOOKS } from './open-reports.ts';
import { visibleRows } from './visible-rows.ts';

/** The change that a message reports after two changes. */
const mergedWith = (before: Change | undefined, change: Change): Change => {
  if (before === undefined || change === 'removed') return change;
  return before === 'removed' ? 'changed' : before;
};

/** The changes that a webhook reports, of those of each event and area. */
const changesFor = (all: Changes, [event, areas]: (typeof WEBHOOKS)[number]): Changes => {
  const changes = new Map<string, Change>();
  for (const [key, change] of all) {
    const [at, area, type, id] = key.split(' ');
    const name = `${type} ${id}`;
    if (at === event && areas.some((each) => each === area))
      changes.set(name, (changes.get(name) ?? change) === change ? change : 'changed');
  }
  return changes;
};

/** What one write changed, by event, area, type and id. */
const changesBetween = (before: Rows, after: Rows): Changes => {
  const changes = new Map<string, Change>();
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const [one, other] = [before.get(key), after.get(key)];
    if (one?.content === other?.content) continue;
    if (!one) changes.set(key, 'added');
    else changes.set(key, other ? 'changed' : 'removed');
  }
  return changes;
};

type Rows = Awaited<ReturnType<typeof visibleRows>>;

/** A write of a program, or of the product itself. */
interface Write {
  readonly isProgram: boolean;
  /** Nothing: what was deleted is added again, with its id. */
  readonly request: KeyRequest | undefined;
}

const withPairs = (type: string, id: string, name: string, ids: readonly string[]): KeyRequest => ({
  ...{ method: 'PATCH', path: `/${type}/${id}` },
  body: { data: { type, id, relationships: { [name]: { data: ids.map((each) => ({ id: each })) } } } },
});

/** Changes of pairs and names, and deletions, of the same few resources. */
const linked: fc.Arbitrary<KeyRequest> = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(
        ['participations', 'a-company', 'categories', 'a-category'],
        ['participations', 'a-company', 'segments', 'a-segment'],
        ['products', 'a-product', 'categories', 'a-leaf'],
        ['segments', 'b-segment', 'participations', 'b-company'],
        ['categories', 'a-category', 'participations', 'a-company'],
      ),
      fc.boolean(),
    )
    .map(([[type = '', id = '', name = '', other = ''], isThere]) =>
      withPairs(type, id, name, isThere ? [other] : []),
    ),
  fc
    .tuple(fc.constantFrom('categories/a-leaf', 'products/a-product', 'segments/a-segment'), fc.boolean())
    .map(([path, isOne]) => {
      const [type, id] = path.split('/');
      const attributes = { name: isOne ? 'one' : 'other' };
      return { method: 'PATCH', path: `/${path}`, body: { data: { type, id, attributes } } };
    }),
  fc
    .constantFrom('categories/a-leaf', 'products/a-product', 'news-items/a-news', 'segments/a-segment')
    .map((path) => ({ method: 'DELETE', path: `/${path}` })),
);

const writes: fc.Arbitrary<Write> = fc.record({
  isProgram: fc.boolean(),
  request: fc.oneof(
    // Several writes at once may change a row and change it back.
    anyWrite.filter(({ path }) => path !== '/operations' && !path.startsWith('/events')),
    linked,
    fc.constant(undefined),
  ),
});

describeEachDatabase('the reports of webhooks', (newPlace) => {
  let reports: Reports;
  let secret: string;
  beforeAll(async () => {
    reports = await openReports(await newPlace());
    const scopes = SERVICE_KEY_AREAS.map((area) => `${area}:write` as const);
    ({ secret } = await newKey(reports.desk, scopes));
  });
  afterAll(() => reports.close());

  const send = async (isProgram: boolean, request: KeyRequest): Promise<boolean> => {
    const { method, path, body } = request;
    const { desk } = reports;
    const { status } = isProgram
      ? await sendWith(desk, secret, request)
      : await desk.call(method, path, body);
    return status < 300;
  };

  let accepted = 0;
  let rows: Rows = new Map();
  /** @returns what changed, and the names of what may have been written again with the same pairs */
  const write = async ({ isProgram, request }: Write) => {
    const before = rows;
    if (request) accepted += Number(await send(isProgram, request));
    else await restoreFairs(reports.desk);
    const after = await visibleRows(reports.database.query);
    rows = after;
    const hasPairs = JSON.stringify(request?.body ?? {}).includes('relationships');
    const names = [...after.keys()].map((key) => key.split(' ').slice(2).join(' '));
    return { changes: changesBetween(before, after), rewritten: hasPairs ? names : [] };
  };

  /** Messages are read after each list of writes. */
  const rounds = fc.array(fc.array(writes, { maxLength: 5 }), { minLength: 1, maxLength: 3 });

  const checkRound = async (round: readonly Write[]) => {
    const changes = new Map<string, Change>();
    const rewritten = new Set<string>();
    for (const each of round) {
      const written = await write(each);
      for (const [key, change] of written.changes) changes.set(key, mergedWith(changes.get(key), change));
      for (const name of written.rewritten) rewritten.add(name);
    }
    const messages = await reports.take();
    for (const [n, webhook] of WEBHOOKS.entries()) {
      const expected = changesFor(changes, webhook);
      const isClear = ([name, change]: readonly [string, Change]) =>
        expected.has(name) || change !== 'changed' || !rewritten.has(name);
      expect(new Map([...(messages[n] ?? [])].filter(isClear))).toEqual(expected);
    }
  };

  it.prop([rounds], { numRuns: 8 })('is each change that programs can see, and nothing else', async (all) => {
    await restoreFairs(reports.desk);
    await reports.take();
    rows = await visibleRows(reports.database.query);
    for (const round of all) await checkRound(round);
  });

  example('and many writes are accepted', () => {
    expect(accepted).toBeGreaterThan(8);
  });
});
