/**
 * `npm run scale-smoke`: two web processes on PostgreSQL and an object store behind nginx, all from Debian's packages.
 *
 * Walks journeys, kills one process and stops the other under load. It fails if a confirmed save is lost, or a
 * request that was not in flight at the killed process fails, or any request fails during the stop. `--users 8` and
 * `--turns 40` (saves and reads of each user in each phase) are the defaults; `--short` takes fewer.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { AwsClient } from 'aws4fetch';
import { ensureBuilt } from '../../../app/setup.mjs';
import { type RunningServer, startServer } from '../../support/servers/start-server.ts';
import { startSwift } from '../../support/servers/start-swift.ts';
import { MAIN_EXHIBITOR } from '../../support/worlds/demo-people.ts';
import { atLength } from '../short.ts';
import { beginLoad, describeFailures, phase } from './balanced-load.ts';
import { shareImage, walk } from './journeys.ts';
import { openPostgres } from './open-postgres.ts';
import { createSmokeReport } from './smoke-report.ts';
import { freePorts, startNginx } from './start-nginx.ts';

ensureBuilt();
const { values } = parseArgs({
  options: {
    short: { type: 'boolean' },
    users: { type: 'string', default: String(atLength(8, 4)) },
    turns: { type: 'string', default: String(atLength(40, 8)) },
  },
});
const TURNS = Number(values.turns);
/** nginx tries a failed server again after this time, in milliseconds. */
const FAIL_TIMEOUT_MS = 5_000;
/** Time a stopping server still takes requests, in seconds. */
const STOP_DELAY = '4';
const BUCKET = 'fair-files';

const { record, check, print } = createSmokeReport();

/** Ends a process with kill -9. @returns when it may have ended at the earliest and at the latest */
const kill = async ({ pid }: RunningServer): Promise<readonly [number, number]> => {
  const from = performance.now();
  process.kill(pid, 'SIGKILL');
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 1));
    try {
      process.kill(pid, 0);
    } catch {
      return [from, performance.now()];
    }
  }
};

/** What ends what was started, in order of the starts. */
const stops: (() => Promise<unknown>)[] = [];
const folder = mkdtempSync(join(tmpdir(), 'fairdesk-scale-'));

const smoke = async (): Promise<void> => {
  const [postgres, store] = await Promise.all([openPostgres(), startSwift()]);
  stops.push(async () => postgres.stop());
  if ('reason' in store) throw new Error(store.reason);
  stops.push(store.stop);
  await new AwsClient({ ...store, service: 's3' }).fetch(`${store.endpoint}/${BUCKET}`, { method: 'PUT' });
  record('PostgreSQL and the object store start');

  const [balancerPort = 0, ...ports] = await freePorts(3);
  const env = {
    DATABASE_URL: postgres.url,
    FILE_STORE: `s3://${BUCKET}/smoke`,
    S3_ENDPOINT: store.endpoint,
    S3_REGION: store.region,
    S3_ACCESS_KEY_ID: store.accessKeyId,
    S3_SECRET_ACCESS_KEY: store.secretAccessKey,
    FAIRDESK_SEAL_KEY: randomBytes(32).toString('base64url'),
    APP_URL: `http://localhost:${balancerPort}`,
    TRUST_PROXY: '1',
    STOP_DELAY,
  };
  const start = (place: number) =>
    startServer({ env, port: ports[place] ?? 0, dataFolder: join(folder, `server-${place}`) });
  let [one, two] = await Promise.all([start(0), start(1)]);
  stops.push(() => Promise.all([one.stop(), two.stop()]));
  const balancer = await startNginx(balancerPort, ports);
  stops.push(balancer.stop);
  record('two servers start at once on an empty database');

  const bytes = await shareImage(balancer.url, [one.url, two.url]);
  record('an image from the object store through every server', { bytes });
  await walk(balancer.url);
  record('a visitor and an exhibitor in Chromium');

  const load = await beginLoad(balancer.url, MAIN_EXHIBITOR, Number(values.users));
  let killed: readonly [number, number] = [0, 0];
  const duringKill = await phase(load, TURNS, async () => {
    killed = await kill(one);
  });
  const stray = duringKill.failed.filter(({ from, until }) => from > killed[1] || until < killed[0]);
  record('kill -9 of one', {
    requests: duringKill.requests,
    'failed in flight': duringKill.failed.length - stray.length,
    'failed otherwise': stray.length,
  });
  check(
    stray.length === 0,
    `Requests failed that were not in flight at the kill: ${describeFailures(stray)}`,
  );

  [one] = await Promise.all([start(0), new Promise((resolve) => setTimeout(resolve, FAIL_TIMEOUT_MS))]);
  record('it starts again');
  const duringStop = await phase(load, TURNS, () => two.stop());
  record('the other stops', { requests: duringStop.requests, 'failed otherwise': duringStop.failed.length });
  check(
    duringStop.failed.length === 0,
    `Requests failed during the stop: ${describeFailures(duringStop.failed)}`,
  );

  const { confirmed, lost } = await load.end();
  record('all saves are looked for', { 'confirmed saves': confirmed, 'lost saves': lost.length });
  check(lost.length === 0, `Confirmed saves are lost: ${lost.join(', ')}`);
};

try {
  await smoke();
} finally {
  for (const stop of stops.toReversed()) await stop();
  rmSync(folder, { recursive: true, force: true });
}
print();
