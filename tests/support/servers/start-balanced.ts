import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { startNginx } from '../../bench/scale/start-nginx.ts';
import { freePort } from './free-port.ts';
import { type RunningServer, type ServerOptions, startProcess } from './start-process.ts';

/** How many servers stand in for one. */
export const BALANCED_SERVERS = Number(process.env.JOURNEYS_SERVERS ?? 2);

/**
 * Starts servers of one installation behind nginx, which sends them requests in turns; seen as one server.
 *
 * They share the database with its files, the secrets and the outbox of mail; the process id is that of the first.
 */
export const startBalanced = async (options: Required<ServerOptions>): Promise<RunningServer> => {
  const { dataFolder } = options;
  const others = Array.from({ length: BALANCED_SERVERS - 1 }, (_, place) => `${dataFolder}-${place + 2}`);
  const folders = [dataFolder, ...others];
  shareOutbox(folders);
  const env = {
    APP_URL: `http://localhost:${options.port}`,
    TRUST_PROXY: '1',
    ...options.env,
  };
  const servers = await Promise.all(
    folders.map(async (folder) => startProcess({ dataFolder: folder, env, port: await freePort() })),
  );
  const balancer = await startNginx(
    options.port,
    servers.map(({ url }) => Number(new URL(url).port)),
  );
  const end = async (how: (server: RunningServer) => Promise<void>): Promise<void> => {
    await Promise.all(servers.map(how));
    await balancer.stop();
  };
  return {
    url: balancer.url,
    dataFolder,
    pid: servers[0]?.pid ?? 0,
    output: () => servers.map((server) => server.output()).join(''),
    stop: () => end((server) => server.stop()),
    kill: () => end((server) => server.kill()),
    remove: async () => {
      await end((server) => server.stop());
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Mails of all servers are in the folder of the first, where tests look for them. */
const shareOutbox = ([first = '', ...others]: readonly string[]): void => {
  const outbox = join(first, 'outbox');
  mkdirSync(outbox, { recursive: true, mode: 0o700 });
  for (const other of others) {
    rmSync(other, { recursive: true, force: true });
    mkdirSync(other);
    symlinkSync(outbox, join(other, 'outbox'));
  }
};
