import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { startNginx } from '../bench/scale/start-nginx.ts';
import { freePort } from './free-port.ts';
import { type RunningServer, type ServerOptions, startProcess } from './start-process.ts';

/**
 * Starts two servers of one installation behind nginx, which sends them requests in turns; seen as one server.
 *
 * They share the database with its files, the secrets and the outbox of mail; the process id is that of the first.
 */
export const startPair = async (options: Required<ServerOptions>): Promise<RunningServer> => {
  const folders = [options.dataFolder, `${options.dataFolder}-second`];
  shareOutbox(folders);
  const env = {
    APP_URL: `http://localhost:${options.port}`,
    TRUST_PROXY: '1',
    ...options.env,
  };
  const servers = await Promise.all(
    folders.map(async (dataFolder) => startProcess({ dataFolder, env, port: await freePort() })),
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
    dataFolder: options.dataFolder,
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

/** Mails of both servers are in the folder of the first, where tests look for them. */
const shareOutbox = ([first = '', second = '']: readonly string[]): void => {
  const outbox = join(first, 'outbox');
  mkdirSync(outbox, { recursive: true, mode: 0o700 });
  rmSync(second, { recursive: true, force: true });
  mkdirSync(second);
  symlinkSync(outbox, join(second, 'outbox'));
};
