import type { RunningServer } from '../support/servers/start-server.ts';
import { type BudgetLine, ratioLine } from './budgets.ts';
import { load } from './load.ts';
import { atLength } from './short.ts';
import { startNginxYardstick, startYardstick } from './yardstick.ts';

interface Address {
  readonly what: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  /** The least processor time of bare `node:http`, divided by ours. */
  readonly budget?: number;
}

/** Rounds per measurement; the median counts. */
const ROUNDS = atLength(3, 1);

/** Requests and processor time for each address beside bare `node:http` and nginx with the same bytes. */
export const throughput = async (desk: Pick<RunningServer, 'url' | 'pid'>, addresses: readonly Address[]) => {
  const rows: Record<string, string>[] = [];
  const lines: BudgetLine[] = [];
  for (const { what, path, headers, budget } of addresses) {
    const sample = await fetch(desk.url + path, { headers });
    const bare = await startYardstick(desk.url + path, headers);
    const nginx = await startNginxYardstick(desk.url + path, headers);
    // Alternates, so that other load on the machine affects both.
    const ours = [];
    const theirs = [];
    const limits = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await load(desk.url + path, { headers }, desk.pid));
      theirs.push(await load(bare.url, { headers }, bare.pid));
      limits.push(await load(nginx.url, { headers }, nginx.pid));
    }
    const [mine, yardstick, limit] = [middle(ours), middle(theirs), middle(limits)];
    rows.push({
      what,
      'of bare node:http': (mine.perSecond / yardstick.perSecond).toFixed(2),
      'requests/s': mine.perSecond.toFixed(0),
      'CPU ms per request': mine.cpuMs.toFixed(3),
      'CPU of bare': `x ${(mine.cpuMs / yardstick.cpuMs).toFixed(2)}`,
      'of nginx': (mine.perSecond / limit.perSecond).toFixed(2),
      'CPU of nginx': `x ${(mine.cpuMs / limit.cpuMs).toFixed(2)}`,
      'p99 ms': mine.p99.toFixed(1),
      bytes: String((await sample.arrayBuffer()).byteLength),
    });
    if (budget) lines.push(ratioLine(`${what}: CPU of bare / ours`, yardstick.cpuMs / mine.cpuMs, budget));
    bare.stop();
    nginx.stop();
  }
  return { rows, lines };
};

function middle<T extends { perSecond: number }>(samples: readonly T[]): T {
  const sorted = samples.toSorted((a, b) => a.perSecond - b.perSecond);
  const sample = sorted[Math.floor(sorted.length / 2)];
  if (!sample) throw new Error('There is no sample');
  return sample;
}
