/**
 * `npm run soak`: holds a mixed load on the built product and prints errors, response times and memory.
 *
 * `npm run soak -- --seconds 600 --users 16` (these are the defaults); `--kills 200` then ends the server with kill -9
 * that many times while it writes, and counts saves that were confirmed and are lost. `DATABASE_URL` as for the server.
 */
import { parseArgs } from 'node:util';
import { freePort } from '#tests/support/servers/free-port.ts';
import { ensureBuilt } from '../../app/setup.mjs';
import { type RunningServer, startServer } from '../support/servers/start-server.ts';
import { MAIN_EXHIBITOR } from '../support/worlds/demo-people.ts';
import { killRounds } from './kill-rounds.ts';
import { residentMegabytes } from './process-figures.ts';
import { atLength } from './short.ts';
import { openSoakDesk, type SoakDesk } from './soak-desk.ts';

ensureBuilt();
const { values } = parseArgs({
  options: {
    short: { type: 'boolean' },
    seconds: { type: 'string', default: String(atLength(600, 3)) },
    users: { type: 'string', default: '16' },
    kills: { type: 'string', default: String(atLength(0, 2)) },
  },
});
/** How often figures are printed, in milliseconds. */
const REPORT_MS = atLength(30_000, 1000);

interface Figures {
  readonly kind: string;
  readonly times: number[];
  errors: number;
}

const percentile = (times: readonly number[], part: number): string =>
  (times.toSorted((one, other) => one - other)[Math.floor(times.length * part)] ?? 0).toFixed(1);

/** What one user does next, by weight: most read, some write. */
const actionsOf = (desk: SoakDesk): readonly (readonly [string, number, () => Promise<Response>])[] => [
  ['public page', 6, () => desk.get('/clearwater/practical-information')],
  ['exhibitors', 3, () => desk.get('/clearwater/exhibitors')],
  ['search', 1, () => desk.get('/clearwater/search?q=pump')],
  ['dashboard', 2, () => desk.get('/clearwater/dashboard')],
  ['tasks', 3, () => desk.get(`/api/tasks/${desk.participation}`)],
  ['toggle', 2, desk.toggle],
  ['products', 2, () => desk.get(`${desk.products}`)],
];

const begin = async (server: RunningServer): Promise<void> => {
  const desk = await openSoakDesk(server.url, MAIN_EXHIBITOR);
  const actions = actionsOf(desk);
  const weighted = actions.flatMap((action) => Array.from({ length: action[1] }, () => action));
  const figures = new Map(actions.map(([kind]): [string, Figures] => [kind, { kind, times: [], errors: 0 }]));
  const memory: number[] = [];
  const end = performance.now() + Number(values.seconds) * 1000;
  const act = async (turn: number): Promise<void> => {
    const [kind, , run] = weighted[turn % weighted.length] ?? expectAction();
    const begun = performance.now();
    const response = await run().catch(() => undefined);
    await response?.arrayBuffer().catch(() => undefined);
    const figure = figures.get(kind);
    figure?.times.push(performance.now() - begun);
    // A search beyond the limit is refused as it should be.
    if (figure && !(response?.ok || (kind === 'search' && response?.status === 429))) figure.errors += 1;
  };
  const user = async (number: number): Promise<void> => {
    for (let turn = number; performance.now() < end; turn += 7) await act(turn);
  };
  const report = setInterval(() => memory.push(residentMegabytes(server.pid)), REPORT_MS);
  await Promise.all(Array.from({ length: Number(values.users) }, (_, number) => user(number)));
  clearInterval(report);
  console.table(
    [...figures.values()].map(({ kind, times, errors }) => ({
      ...{ kind, requests: times.length, errors },
      ...{ 'p50, ms': percentile(times, 0.5), 'p95, ms': percentile(times, 0.95) },
      'p99, ms': percentile(times, 0.99),
    })),
  );
  console.log(`Memory every ${REPORT_MS / 1000} s, MB: ${memory.map((each) => each.toFixed(0)).join(' ')}`);
};

const expectAction = (): never => {
  throw new Error('There is no action');
};

const port = await freePort();
let server = await startServer({ port });
await begin(server);
if (Number(values.kills) > 0) {
  await server.stop();
  const start = () => startServer({ port, dataFolder: server.dataFolder });
  const result = await killRounds(Number(values.kills), start, MAIN_EXHIBITOR);
  console.table([result]);
  server = await start();
  if (result.lost > 0) process.exitCode = 1;
}
await server.remove();
