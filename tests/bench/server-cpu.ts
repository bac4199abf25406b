import type { RunningServer } from '../support/servers/start-server.ts';
import { type BudgetLine, line } from './budgets.ts';
import { load, type Sent } from './load.ts';
import { median } from './median.ts';
import { changePage, cpuPerBusyRequest, read } from './render-cost.ts';
import { atLength } from './short.ts';

interface Visit {
  readonly cookie: string;
  readonly participation: string;
}

const TEXT = '/clearwater/practical-information';
const BLOCKS = '/clearwater/blocks';
const EVENT = '101';
/** A page with a parameter of lists is rendered for each request, from what is cached below it. */
const UNCACHED = '?page=1';
const VISITOR = { headers: { accept: 'text/html', 'accept-encoding': 'identity' } };

/** Rounds per measurement; the median counts. */
const ROUNDS = atLength(3, 1);

/**
 * Processor time of the server for the calls of the portal, its pages, and public pages that are not cached, with 16
 * connections. Before each page after a change, another process changes its description.
 */
export const serverCosts = async (
  { url, pid, dataFolder }: Pick<RunningServer, 'url' | 'pid' | 'dataFolder'>,
  { cookie, participation }: Visit,
): Promise<readonly BudgetLine[]> => {
  const json = { cookie, 'content-type': 'application/json' };
  const tasks = `/api/tasks/${participation}`;
  const selection = await fetch(`${url}/api/events/selection`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ participationId: participation }),
  });
  const chosen = selection.headers.getSetCookie().map((line) => line.split(';')[0]);
  const signedIn = { headers: { accept: 'text/html', cookie: [cookie, ...chosen].join('; ') } };
  const under = async (what: string, budget: number, path: string, sent: Sent): Promise<BudgetLine> => {
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push((await load(url + path, sent, pid)).cpuMs);
    return line(what, median(rounds), budget, 'ms CPU');
  };
  const products = `/api/events/${EVENT}/company-profile/${participation}/products`;
  const changed = async (what: string, budget: number, path: string): Promise<BudgetLine> => {
    const rounds: number[] = [];
    const request = async (): Promise<void> => {
      changePage(dataFolder, path);
      await read(`${url}${path}${UNCACHED}`, VISITOR);
    };
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await cpuPerBusyRequest(pid, request));
    return line(what, median(rounds), budget, 'ms CPU');
  };
  return [
    await under('tasks, read', 1.2, tasks, { headers: { cookie } }),
    await under('task, toggled', 1.6, tasks, { requests: await toggles(url + tasks, json) }),
    await under('products, read', 1.2, products, { headers: { cookie } }),
    await under('dashboard', 30, '/clearwater/dashboard', signedIn),
    await under('company profile', 30, '/clearwater/company-profile', signedIn),
    await under('tasks page', 30, '/clearwater/tasks', signedIn),
    await under('text page, expired', 2, `${TEXT}${UNCACHED}`, VISITOR),
    await under('page of every block, expired', 6, `${BLOCKS}${UNCACHED}`, VISITOR),
    await changed('text page, after a change', 4.5, TEXT),
    await changed('page of every block, after a change', 10, BLOCKS),
  ];
};

/** Requests that complete and reopen one task in turns. */
const toggles = async (
  tasks: string,
  headers: Record<string, string>,
): Promise<NonNullable<Sent['requests']>> => {
  const { items } = await (await fetch(tasks, { headers })).json();
  const task = items.find(({ serviceId }: { serviceId?: string }) => serviceId !== undefined);
  return ['CLOSED', 'OPEN'].map((status) => ({
    method: 'PATCH',
    path: new URL(tasks).pathname,
    headers,
    body: JSON.stringify({ id: task.serviceId, attributes: { status } }),
  }));
};
