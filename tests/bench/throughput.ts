import type { RunningServer } from '../support/servers/start-server.ts';
import { type BudgetLine, ratioLine } from './budgets.ts';
import { type Load, load } from './load.ts';
import { median } from './median.ts';
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
const ROUNDS = atLength(9, 1);
const ROUND_SECONDS = atLength(2, 1);

/**
 * One measurement of each server, right after one another: other load on the machine affects all three alike, so the
 * ratios of a round are steadier than its figures.
 */
interface Round {
  readonly ours: Load;
  readonly bare: Load;
  readonly nginx: Load;
}

/** Requests and processor time for each address beside bare `node:http` and nginx with the same bytes. */
export const throughput = async (desk: Pick<RunningServer, 'url' | 'pid'>, addresses: readonly Address[]) => {
  const rows: Record<string, string>[] = [];
  const lines: BudgetLine[] = [];
  for (const { what, path, headers, budget } of addresses) {
    const sample = await fetch(desk.url + path, { headers });
    const bare = await startYardstick(desk.url + path, headers);
    const nginx = await startNginxYardstick(desk.url + path, headers);
    const measure = ({ url, pid }: { readonly url: string; readonly pid: number }): Promise<Load> =>
      load(url, { headers }, pid, ROUND_SECONDS);
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({
        ours: await measure({ url: desk.url + path, pid: desk.pid }),
        bare: await measure(bare),
        nginx: await measure(nginx),
      });
    const ratio = (of: 'bare' | 'nginx', figure: 'perSecond' | 'cpuMs'): number =>
      median(rounds.map((round) => round.ours[figure] / round[of][figure]));
    const ours = (figure: keyof Load): number => median(rounds.map((round) => round.ours[figure]));
    rows.push({
      what,
      'of bare node:http': ratio('bare', 'perSecond').toFixed(2),
      'requests/s': ours('perSecond').toFixed(0),
      'CPU ms per request': ours('cpuMs').toFixed(3),
      'CPU of bare': `x ${ratio('bare', 'cpuMs').toFixed(2)}`,
      'of nginx': ratio('nginx', 'perSecond').toFixed(2),
      'CPU of nginx': `x ${ratio('nginx', 'cpuMs').toFixed(2)}`,
      'p99 ms': ours('p99').toFixed(1),
      bytes: String((await sample.arrayBuffer()).byteLength),
    });
    if (budget) lines.push(ratioLine(`${what}: CPU of bare / ours`, 1 / ratio('bare', 'cpuMs'), budget));
    bare.stop();
    nginx.stop();
  }
  return { rows, lines };
};
