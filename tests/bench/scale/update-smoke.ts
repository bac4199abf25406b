/**
 * `npm run update-smoke`: updates two servers behind nginx one after the other while users read and save.
 *
 * The servers begin with an earlier commit: the one before the newest step of the schema, or that of `--from`. Its own
 * API tests must pass on the new schema, and no request may fail nor a confirmed save be lost during the update.
 * `--users 8` and `--turns 40` are the defaults; `--tests 'api laws'` chooses other tests of the earlier commit, and
 * `--build /tmp/earlier` is a folder for its build, which the next run uses again.
 */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '#adapters/platform/database/open-database.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { ensureBuilt, nodePath } from '../../../app/setup.mjs';
import { type RunningServer, startProcess } from '../../support/servers/start-process.ts';
import { MAIN_EXHIBITOR } from '../../support/worlds/demo-people.ts';
import { beginLoad, describeFailures, phase } from './balanced-load.ts';
import { addStatic, buildEarlier, commitBeforeLastMigration, copyRelease, titleOf } from './earlier-build.ts';
import { walk } from './journeys.ts';
import { openPostgres } from './open-postgres.ts';
import { createSmokeReport } from './smoke-report.ts';
import { freePorts, startNginx } from './start-nginx.ts';

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    build: { type: 'string' },
    users: { type: 'string', default: '8' },
    turns: { type: 'string', default: '40' },
    tests: {
      type: 'string',
      default: 'api laws wire company-routes company-races route-permissions session',
    },
  },
});
/** nginx sends requests to a server again this time after it failed, in milliseconds. */
const FAIL_TIMEOUT_MS = 5_000;

ensureBuilt();
const report = createSmokeReport();
const folder = mkdtempSync(join(tmpdir(), 'fairdesk-update-'));
const earlier = values.build ?? join(folder, 'earlier');
const later = join(folder, 'later');
const stops: (() => Promise<unknown>)[] = [];

/** Runs the earlier commit's own tests, each server of theirs on a copy of the new schema. */
const testEarlier = async (url: string): Promise<void> => {
  // PostgreSQL copies this database when another one is created.
  const template = url.replace('/postgres?', '/template1?');
  await (await openDatabase({ dataFolder: folder, log: quietLog, databaseUrl: template })).close();
  const { status } = spawnSync(
    nodePath(),
    [join(earlier, 'node_modules', '.bin', 'playwright'), 'test', ...values.tests.split(' ')],
    {
      cwd: earlier,
      stdio: 'inherit',
      env: {
        ...process.env,
        PATH: `${join(earlier, 'node_modules', '.bin')}:${process.env.PATH}`,
        JOURNEYS_POSTGRES: url,
      },
    },
  );
  report.record('tests of the earlier version on the new schema');
  report.check(status === 0, 'The earlier version fails its tests on the new schema');
};

const update = async (url: string): Promise<void> => {
  const [balancerPort = 0, ...ports] = await freePorts(3);
  const env = {
    DATABASE_URL: url,
    FILE_STORE: 'database',
    FAIRDESK_SEAL_KEY: randomBytes(32).toString('base64url'),
    SITE_CONFIGURATION_KEY: randomBytes(24).toString('base64url'),
    APP_URL: `http://localhost:${balancerPort}`,
    TRUST_PROXY: '1',
    STOP_DELAY: '4',
  };
  const servers: RunningServer[] = [];
  const start = async (place: 0 | 1, project: string) => {
    const server = await startProcess({
      ...{ project, env, port: ports[place] ?? 0, dataFolder: join(folder, `server-${place}`) },
    });
    servers.push(server);
    stops.push(server.stop);
    return server;
  };
  const old = await Promise.all([start(0, earlier), start(1, earlier)]);
  const balancer = await startNginx(balancerPort, ports);
  stops.push(balancer.stop);
  report.record('two servers of the earlier version start');

  const load = await beginLoad(balancer.url, MAIN_EXHIBITOR, Number(values.users));
  for (const place of [0, 1] as const) {
    const figures = await phase(load, Number(values.turns), async () => {
      await old[place].stop();
      await start(place, later);
      await new Promise((resolve) => setTimeout(resolve, FAIL_TIMEOUT_MS));
    });
    report.record(place === 0 ? 'the first is updated' : 'the second is updated', {
      requests: figures.requests,
      failed: figures.failed.length,
    });
    const faults = figures.failed.length === 0 ? '' : servers.map((server) => server.output()).join('');
    report.check(
      figures.failed.length === 0,
      `Requests failed: ${describeFailures(figures.failed)}\n${faults}`,
    );
    await walk(balancer.url);
    report.record('a visitor and an exhibitor in Chromium');
  }
  const { confirmed, lost } = await load.end();
  report.record('all saves are looked for', { 'confirmed saves': confirmed, 'lost saves': lost.length });
  report.check(lost.length === 0, `Confirmed saves are lost: ${lost.join(', ')}`);
};

try {
  if (!existsSync(earlier)) buildEarlier(values.from ?? commitBeforeLastMigration(), earlier);
  const title = titleOf(earlier);
  copyRelease(later);
  addStatic(later, earlier);
  addStatic(earlier, later);
  report.record(`the earlier version is built: ${title}`);
  const postgres = await openPostgres();
  stops.push(async () => postgres.stop());
  // Created before the template has the new schema.
  const rolling = await postgres.create('rolling');
  if (values.tests !== '') await testEarlier(postgres.url);
  await update(rolling);
} finally {
  for (const stop of stops.toReversed()) await stop();
  rmSync(folder, { recursive: true, force: true });
}
report.print();
