import { setTimeout } from 'node:timers/promises';
import type { RunningServer } from '../support/servers/start-server.ts';
import { ADMINISTRATOR, MAIN_EXHIBITOR } from '../support/worlds/demo-people.ts';
import { processorMs } from './process-figures.ts';
import { read } from './render-cost.ts';
import { atLength } from './short.ts';
import { COMPANY, FAIR, LISTS } from './store-growth.ts';

/** How much there is at the smaller fair, and at the larger one. */
export type Sizes = readonly [number, number];

/** The aim: with a hundred times the data a response takes at most this many times as long. */
const BUDGET = 1.2;
const ROUNDS = atLength(30, 2);
/** Until then the compiler of the process optimizes, and the first request of the staff's list has refreshed its index. */
const WARM_UP = atLength(40, 1);
/** A server without processor time for this long has nothing left to do; the system counts in steps of 10 ms. */
const IDLE_MS = 300;

/** What one server is measured by. */
interface Visit {
  readonly url: string;
  /** With the company of the fair chosen. */
  readonly exhibitor: Record<string, string>;
  readonly organiser: Record<string, string>;
  readonly fair: string;
  readonly lists: string;
  /** Expires everything that was derived from the content. */
  readonly expire: () => Promise<void>;
}

interface Call {
  readonly path: string;
  readonly headers?: Record<string, string>;
  /** For a page that would come from the cache. */
  readonly isCached?: true;
}

const HTML = { accept: 'text/html' };
const WORDS = ['pump', 'water', 'kas', 'istanbul', 'bloem'];

const COMPANY_PAGE = 'exhibitors/noria-pumps';

const CALLS: Readonly<Record<string, (visit: Visit, round: number) => Call>> = {
  'tasks API': ({ exhibitor, fair }) => ({ path: `/api/tasks/${fair}`, headers: exhibitor }),
  'products API': ({ exhibitor, fair }) => ({ path: productsOf(FAIR.event, fair), headers: exhibitor }),
  "a company's public page": () => ({ path: `/${FAIR.site}/${COMPANY_PAGE}`, isCached: true }),
  'public list of companies': () => ({ path: `/${FAIR.site}/exhibitors`, isCached: true }),
  'public list of products': () => ({ path: `/${FAIR.site}/products`, isCached: true }),
  'menus: a text page': () => ({ path: `/${FAIR.site}/practical-information`, isCached: true }),
  search: (_visit, round) => ({ path: searchFor(WORDS[round % WORDS.length]) }),
  "staff's list": ({ organiser }) => ({
    path: `/api/organiser/${FAIR.event}/exhibitors`,
    headers: organiser,
  }),
  'tasks page': ({ exhibitor }) => ({
    path: `/${FAIR.site}/tasks`,
    headers: { ...exhibitor, ...HTML },
  }),
  'tasks API, of as many tasks': ({ exhibitor, lists }) => ({
    path: `/api/tasks/${lists}`,
    headers: exhibitor,
  }),
  'products API, of as many products': ({ exhibitor, lists }) => ({
    path: productsOf(LISTS.event, lists),
    headers: exhibitor,
  }),
  "a company's public page, of as many products": () => ({
    path: `/${LISTS.site}/${COMPANY_PAGE}`,
    isCached: true,
  }),
};

const searchFor = (word = ''): string =>
  `/api/search/en/get-search-result?sourceId=${FAIR.site}&searchText=${word}`;

const productsOf = (event: string, participation: string): string =>
  `/api/events/${event}/company-profile/${participation}/products`;

/** The time of each response at both fairs, and how it grows. */
export const growthRows = async (
  desks: readonly RunningServer[],
  sizes: Sizes,
  secret: string,
): Promise<readonly Record<string, string>[]> => {
  const visits = await Promise.all(desks.map((desk) => visitOf(desk, secret)));
  const rows = [];
  for (const [what, callOf] of Object.entries(CALLS)) {
    const [few = 0, many = 0] = await quickestOf(visits, callOf);
    rows.push({
      response: what,
      [`${sizes[0]}, ms`]: few.toFixed(1),
      [`${sizes[1]}, ms`]: many.toFixed(1),
      growth: (many / few).toFixed(2),
      verdict: many / few <= BUDGET ? 'kept' : 'missed',
    });
  }
  return rows;
};

/** Waits for what a first search starts: the index of a large site is built in the background. */
const untilIndexed = async ({ url, pid }: RunningServer): Promise<void> => {
  await read(`${url}${searchFor(WORDS[0])}`);
  for (let before = -1; processorMs(pid) > before; await setTimeout(IDLE_MS)) before = processorMs(pid);
};

/** The quickest response of each server. */
const quickestOf = async (
  visits: readonly Visit[],
  callOf: (visit: Visit, round: number) => Call,
): Promise<readonly number[]> => {
  const times: number[][] = visits.map(() => []);
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1)
    for (const [place, visit] of visits.entries()) {
      const ms = await timeOf(visit, callOf(visit, round));
      if (round >= WARM_UP) times[place]?.push(ms);
    }
  return times.map((each) => Math.min(...each));
};

const timeOf = async (visit: Visit, { path, headers = HTML, isCached }: Call): Promise<number> => {
  if (isCached) await visit.expire();
  const begun = performance.now();
  return read(visit.url + path, { headers }).then(
    () => performance.now() - begun,
    // The server gives up after ten seconds: that is a figure, too.
    () => Number.POSITIVE_INFINITY,
  );
};

const visitOf = async (server: RunningServer, secret: string): Promise<Visit> => {
  await untilIndexed(server);
  const { url } = server;
  const cookie = await signIn(url, MAIN_EXHIBITOR);
  const [fair, lists] = await Promise.all(
    [FAIR, LISTS].map(({ event }) => participationOf(url, event, cookie)),
  );
  const selection = await fetch(`${url}/api/events/selection`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ participationId: fair }),
  });
  return {
    url,
    exhibitor: { cookie: [cookie, cookiesOf(selection)].join('; ') },
    organiser: { cookie: await signIn(url, ADMINISTRATOR) },
    fair: fair ?? '',
    lists: lists ?? '',
    expire: () =>
      read(`${url}/api/content/changed`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-webhook-secret': secret },
        body: '{"all":true}',
      }),
  };
};

const signIn = async (url: string, { accountName, password }: typeof MAIN_EXHIBITOR): Promise<string> =>
  cookiesOf(
    await fetch(`${url}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ accountName, password, rememberMe: false }),
    }),
  );

const participationOf = async (url: string, event: string, cookie: string): Promise<string | undefined> => {
  const response = await fetch(`${url}/api/events/${event}/participations`, { headers: { cookie } });
  const { items } = await response.json();
  return items.find(({ name }: { name: string }) => name === COMPANY)?.id;
};

const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
