import type { RunningServer } from '../support/start-server.ts';
import { type BudgetLine, line } from './budgets.ts';
import { changeElsewhere, cpuPerRequest, read } from './render-cost.ts';

interface Visit {
  readonly cookie: string;
  readonly participation: string;
  readonly webhookSecret: string;
}

const TEXT = '/clearwater/practical-information';
const BLOCKS = '/clearwater/blocks';
const EVENT = '101';

/** Processor time of the server for the calls of the portal, its pages, and public pages that are not cached. */
export const serverCosts = async (
  { url, pid, dataFolder }: Pick<RunningServer, 'url' | 'pid' | 'dataFolder'>,
  { cookie, participation, webhookSecret }: Visit,
): Promise<readonly BudgetLine[]> => {
  const json = { cookie, 'content-type': 'application/json' };
  const tasks = `${url}/api/tasks/${participation}`;
  const selection = await fetch(`${url}/api/events/selection`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ participationId: participation }),
  });
  const chosen = selection.headers.getSetCookie().map((line) => line.split(';')[0]);
  const signedIn = { headers: { accept: 'text/html', cookie: [cookie, ...chosen].join('; ') } };
  const toggle = await toggleOf(tasks, json);
  const purge = () =>
    read(`${url}/api/content/changed`, {
      method: 'POST',
      headers: { ...json, 'x-webhook-secret': webhookSecret },
      body: '{"all":true}',
    });
  const anew = (path: string, change = (): void => {}) =>
    without(
      (request) => cpuPerRequest(pid, request),
      async () => {
        change();
        await purge();
      },
      () => read(url + path, { headers: { accept: 'text/html', 'accept-encoding': 'identity' } }),
    );
  const change = () => changeElsewhere(dataFolder);
  const cost = async (what: string, budget: number, cpuMs: Promise<number>): Promise<BudgetLine> =>
    line(what, await cpuMs, budget, 'ms CPU');
  const of = (path: string, init: RequestInit) => cpuPerRequest(pid, () => read(url + path, init));
  return [
    await cost('tasks, read', 1.2, of(`/api/tasks/${participation}`, { headers: json })),
    await cost('task, toggled', 1.6, cpuPerRequest(pid, toggle)),
    await cost(
      'products, read',
      1.2,
      of(`/api/events/${EVENT}/company-profile/${participation}/products`, { headers: json }),
    ),
    await cost('dashboard', 30, of('/clearwater/dashboard', signedIn)),
    await cost('company profile', 30, of('/clearwater/company-profile', signedIn)),
    await cost('tasks page', 30, of('/clearwater/tasks', signedIn)),
    await cost('text page, expired', 2, anew(TEXT)),
    await cost('page of every block, expired', 6, anew(BLOCKS)),
    await cost('text page, after a change', 4.5, anew(TEXT, change)),
    await cost('page of every block, after a change', 10, anew(BLOCKS, change)),
  ];
};

/** The cost of a request that needs a preparation, without that of the preparation. */
const without = async (
  measure: (request: () => Promise<unknown>) => Promise<number>,
  prepare: () => Promise<unknown>,
  request: () => Promise<unknown>,
): Promise<number> => {
  const both = await measure(async () => {
    await prepare();
    await request();
  });
  return both - (await measure(prepare));
};

/** Completes and reopens one task in turns. */
const toggleOf = async (tasks: string, headers: Record<string, string>): Promise<() => Promise<void>> => {
  const { items } = await (await fetch(tasks, { headers })).json();
  const task = items.find(({ serviceId }: { serviceId?: string }) => serviceId !== undefined);
  let isClosed = task.status === 'CLOSED';
  return () => {
    isClosed = !isClosed;
    const attributes = { status: isClosed ? 'CLOSED' : 'OPEN' };
    return read(tasks, {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ id: task.serviceId, attributes }),
    });
  };
};
