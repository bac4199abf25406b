/**
 * `npm run bench:capacity`: what each kind of request costs the server, and how many cores the days of
 * `app/deploy/scale.md` would take at that price. `--short` measures each kind a few times only.
 */
import { ensureBuilt } from '../../app/setup.mjs';
import { startServer } from '../support/servers/start-server.ts';
import { MAIN_EXHIBITOR } from '../support/worlds/demo-people.ts';
import { cpuPerRequest, read } from './render-cost.ts';
import { openSoakDesk, WRITTEN } from './soak-desk.ts';

ensureBuilt();

const PAGE = '/clearwater/exhibitors';
/** The part of the requests of a day that comes in its busiest hour. */
const BUSIEST_HOUR = 0.15;

const server = await startServer();
const desk = await openSoakDesk(server.url, MAIN_EXHIBITOR);
const visitor = { headers: { accept: 'text/html', 'accept-encoding': 'br' } };
const { headers } = await fetch(server.url + PAGE, visitor);
const etag = headers.get('etag') ?? '';
const account = { accountName: MAIN_EXHIBITOR.accountName, password: MAIN_EXHIBITOR.password };
let saves = 0;

const get = (path: string) => async () => {
  await (await desk.get(path)).arrayBuffer();
};
const requests = {
  'public page': () => read(server.url + PAGE, visitor),
  'public page, unchanged': () =>
    fetch(server.url + PAGE, { headers: { ...visitor.headers, 'if-none-match': etag } }),
  'portal page': get('/clearwater/dashboard'),
  'tasks, read': get(`/api/tasks/${desk.participation}`),
  'task, toggled': async () => {
    await (await desk.toggle()).arrayBuffer();
  },
  'products, read': get(desk.products),
  'product, saved': () => {
    saves += 1;
    return desk.save(`${WRITTEN}${saves}`);
  },
  'sign-in': () =>
    read(`${server.url}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...account, rememberMe: false }),
    }),
} as const;
type Kind = keyof typeof requests;

const costs = new Map<Kind, number>();
for (const [kind, request] of Object.entries(requests) as [Kind, () => Promise<unknown>][])
  costs.set(kind, await cpuPerRequest(server.pid, request));
await server.remove();

/** Requests in the busiest hour of a day, by kind. */
type Hour = Readonly<Partial<Record<Kind, number>>>;

const times = (count: number, hour: Hour): Hour =>
  Object.fromEntries(Object.entries(hour).map(([kind, requestsOfOne]) => [kind, requestsOfOne * count]));

/** One exhibitor who gets a stand ready at the last moment. */
const LATE_EXHIBITOR: Hour = {
  ...{ 'sign-in': 1, 'portal page': 10, 'tasks, read': 10, 'task, toggled': 10 },
  ...{ 'products, read': 5, 'product, saved': 5 },
};

const HOURS: Readonly<Record<string, Hour>> = {
  'a million visitors with 5 pages each': times(1_000_000 * BUSIEST_HOUR, { 'public page': 5 }),
  'the same behind a CDN that asks for each page': times(1_000_000 * BUSIEST_HOUR, {
    'public page, unchanged': 5,
  }),
  'the night of a deadline, 2 000 of 5 000 exhibitors': times(2_000, LATE_EXHIBITOR),
  'the same at 20 events at once': times(40_000, LATE_EXHIBITOR),
};

console.table([...costs].map(([kind, cpuMs]) => ({ request: kind, 'CPU, ms': cpuMs.toFixed(2) })));
console.table(
  Object.entries(HOURS).map(([hour, counts]) => {
    const entries = Object.entries(counts) as [Kind, number][];
    const total = entries.reduce((sum, [, count]) => sum + count, 0);
    const cpuMs = entries.reduce((sum, [kind, count]) => sum + count * (costs.get(kind) ?? 0), 0);
    return {
      'busiest hour': hour,
      'requests a second': (total / 3600).toFixed(1),
      'cores in use': (cpuMs / 3_600_000).toFixed(2),
    };
  }),
);
