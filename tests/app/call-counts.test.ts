import { writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { eventIdOf } from '@fairdesk/core/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { openVisit } from '#app/_portal/open-visit.ts';
import {
  GET as listProducts,
  POST as saveProduct,
} from '#app/api/events/[eventId]/company-profile/[participationId]/products/route.ts';
import { POST as choose } from '#app/api/events/selection/route.ts';
import { POST as signIn } from '#app/api/session/route.ts';
import { GET as listTasks, PATCH as toggleTask } from '#app/api/tasks/[participationId]/route.ts';
import { CookieJar } from '#tests/support/next-headers.ts';
import { statementCount } from '#tests/support/servers/count-statements.ts';
import { bodyOf, openProcess, requestOf, serve as serveFor } from '#tests/support/servers/open-process.ts';
import { MAIN_EXHIBITOR } from '#tests/support/worlds/demo-people.ts';

/** Cost of one request: calls of the embedded platform, and statements of its database. */
interface Cost {
  readonly calls: number;
  readonly statements: number;
  /** Statements when another process has just written. */
  readonly uncached: number;
}

/** Upper limits. Lower a figure when the cost falls; raising one needs a reason. */
const MOST = {
  'list tasks': { calls: 4, statements: 0, uncached: 7 },
  'toggle a task': { calls: 6, statements: 4, uncached: 9 },
  'list products': { calls: 5, statements: 0, uncached: 10 },
  'add a product': { calls: 7, statements: 8, uncached: 13 },
  'change a product': { calls: 7, statements: 11, uncached: 16 },
  'open the dashboard': { calls: 12, statements: 0, uncached: 21 },
  'open the company profile': { calls: 10, statements: 0, uncached: 26 },
} as const satisfies Readonly<Record<string, Cost>>;

const FAIR = '101';
const jar = new CookieJar();
let calls: string[] = [];
let participationId = '';
let taskId = '';
let dataFolder = '';
let close: () => Promise<void>;

const serve = <T>(work: () => Promise<T>): Promise<T> => serveFor(jar, work);

const company = <Params>(more: Params) => ({ params: Promise.resolve({ participationId, ...more }) });

beforeAll(async () => {
  ({ close, dataFolder } = await openProcess((call) => calls.push(call)));
  const { accountName, password } = MAIN_EXHIBITOR;
  await bodyOf(await serve(() => signIn(requestOf('POST', { accountName, password, rememberMe: false }))));
  const event = eventIdOf(FAIR);
  if (event === undefined) throw new Error(`${FAIR} is no event`);
  const mine = (await currentUseCases().listParticipations(accountName, event, 9))._unsafeUnwrap();
  participationId = mine.items.find(({ name }) => name === 'Noria Pumps')?.id ?? '';
  await bodyOf(await serve(() => choose(requestOf('POST', { participationId }))));
  taskId = (await serve(storedTask)).serviceId ?? '';
  oneProduct = await serve(() => save({ name: 'Pump' }));
}, 60_000);
afterAll(() => close());

const Product = z.object({ id: z.string() });
let oneProduct = { id: '' };
/** With every field, so that none are filled from the stored product. */
const EMPTY_PRODUCT = {
  ...{ shortDescription: '', longDescription: '', url: '', introductionDate: '' },
  ...{ publicFrom: '', publicUntil: '', isNovelty: false },
};

const Tasks = z.object({
  items: z.array(z.object({ serviceId: z.optional(z.string()), status: z.enum(['OPEN', 'CLOSED']) })),
});

/** A task that the service has already stored. */
const storedTask = async () => {
  const { items } = Tasks.parse(await bodyOf(await listTasks(requestOf('GET'), company({}))));
  const task = items.find(({ serviceId }) => serviceId !== undefined);
  if (task === undefined) throw new Error('The demo has no task that was ever ticked');
  return task;
};

const toggleTo = async (status: 'OPEN' | 'CLOSED') =>
  bodyOf(await toggleTask(requestOf('PATCH', { id: taskId, attributes: { status } }), company({})));

const REQUESTS: Readonly<Record<keyof typeof MOST, () => Promise<unknown>>> = {
  'list tasks': async () => bodyOf(await listTasks(requestOf('GET'), company({}))),
  'toggle a task': () => toggleTo('CLOSED'),
  'list products': async () => bodyOf(await listProducts(requestOf('GET'), company({ eventId: FAIR }))),
  'add a product': () => save({ name: 'Quiet pump' }),
  'change a product': async () => {
    const { id } = oneProduct;
    return save({ ...EMPTY_PRODUCT, id, name: `Loud pump ${calls.length}` });
  },
  'open the dashboard': () => openPage('/clearwater/dashboard'),
  'open the company profile': () => openPage('/clearwater/company-profile'),
};

const save = async (product: Readonly<Record<string, unknown>>) =>
  Product.parse(await bodyOf(await saveProduct(requestOf('POST', product), company({ eventId: FAIR }))));

const openPage = async (address: string) => {
  const visit = await openVisit('en', address);
  expect(visit.kind).toBe('page');
  return visit;
};

let cost: Omit<Cost, 'uncached'> = { calls: 0, statements: 0 };

/** Expires the caches of the process, which looks for the writes of others once per turn of the event loop. */
const writeElsewhere = async (): Promise<void> => {
  const file = new DatabaseSync(`${dataFolder}/fairdesk.sqlite`);
  file.exec('update "sites" set "name" = "name"');
  file.close();
  await setImmediate();
};

/** Serves one request and records its cost. */
const measure = async (work: () => Promise<unknown>): Promise<void> => {
  calls = [];
  const before = statementCount();
  await serve(work);
  cost = { calls: calls.length, statements: statementCount() - before };
};

describe('a request', () => {
  const costs: Record<string, Cost> = {};

  it.each(Object.entries(REQUESTS))('costs no more than its limit: %s', async (name, work) => {
    // The first request fills the caches of the process.
    await serve(work);
    await measure(work);
    const { calls: callCount, statements } = cost;
    await writeElsewhere();
    await measure(work);
    const uncached = cost.statements;
    costs[name] = { calls: callCount, statements, uncached };
    const most = Object.entries(MOST).find(([known]) => known === name)?.[1];
    expect(callCount, calls.join('\n')).toBeLessThanOrEqual(most?.calls ?? 0);
    expect(statements, calls.join('\n')).toBeLessThanOrEqual(most?.statements ?? 0);
    expect(uncached, calls.join('\n')).toBeLessThanOrEqual(most?.uncached ?? 0);
    expect(callCount).toBeGreaterThan(0);
    expect(uncached).toBeGreaterThan(0);
  });

  it('opens session, memberships, event and sites at most once', async () => {
    for (const address of ['/clearwater/dashboard', '/clearwater/tasks', '/clearwater/company-profile']) {
      await measure(() => openPage(address));
      for (const once of [
        /\/identity\/sessions\//,
        /\/event-permissions$/,
        /\/events\/101$/,
        /\/content\/sites$/,
      ])
        expect(
          calls.filter((call) => once.test(call)),
          address,
        ).toHaveLength(1);
    }
  });

  it('never fetches a token for its own process', () => {
    expect(calls.filter((call) => /\/(?:token|refresh)$/.test(call))).toEqual([]);
  });

  it('shares no use cases with other requests', async () => {
    const [first, second] = await Promise.all(
      [1, 2].map(() => serve(async () => [currentUseCases(), currentUseCases()])),
    );
    expect(first?.[0]).toBe(first?.[1]);
    expect(first?.[0]).not.toBe(second?.[0]);
  });

  it('reads changes made since the previous request', async () => {
    for (const status of ['OPEN', 'CLOSED', 'OPEN'] as const) {
      await serve(() => toggleTo(status));
      expect(await serve(storedTask)).toMatchObject({ serviceId: taskId, status });
    }
  });

  // `npm run bench` prints these figures.
  const { COSTS_FILE } = process.env;
  if (COSTS_FILE) afterAll(() => writeFileSync(COSTS_FILE, JSON.stringify(costs)));
});
