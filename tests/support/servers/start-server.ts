import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { createJourneyDatabase, journeySettings } from './journey-database.ts';
import { startBalanced } from './start-balanced.ts';
import { type RunningServer, type ServerOptions, startProcess } from './start-process.ts';

export type { RunningServer } from './start-process.ts';

/** Settings that only one server can have, or that make the test a proxy itself. */
const OWN = ['APP_URL', 'DATABASE_URL', 'FILE_STORE', 'METRICS_PORT', 'TRUST_PROXY'];

/**
 * Starts the built product on a free local port and waits until it responds.
 *
 * With `JOURNEYS_ON=two-servers` it is several servers behind a balancer, unless the test has a setting of {@link OWN}.
 */
export const startServer = async (options: ServerOptions = {}): Promise<RunningServer> => {
  const dataFolder = options.dataFolder ?? mkdtempSync(join(tmpdir(), 'fairdesk-'));
  const port = options.port ?? (await freePort());
  await createJourneyDatabase(dataFolder);
  const env = { ...journeySettings(dataFolder), ...options.env };
  const isOwn = OWN.some((name) => name in (options.env ?? {}));
  const start = process.env.JOURNEYS_ON === 'two-servers' && !isOwn ? startBalanced : startProcess;
  return start({ dataFolder, port, env });
};
