import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { installPackages } from './install-packages.ts';

const PROGRAM = '/usr/bin/redis-server';
const READY_MS = 30_000;

/** Debian's Redis, empty, for one test file. */
export interface RunningRedis {
  readonly url: string;
  readonly port: number;
  /** Stops its processor, so that it accepts connections and responds to none. */
  stall(): void;
  resume(): void;
  /** Ends it as a loss of power would. */
  kill(): Promise<void>;
  /** Starts it again on the same port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a Redis, installed where necessary and possible; or the reason why there is none. */
export const startRedis = async (password?: string): Promise<RunningRedis | { readonly reason: string }> => {
  if (!existsSync(PROGRAM)) installPackages('redis-server');
  if (!existsSync(PROGRAM)) return { reason: 'Redis is not installed' };
  const folder = mkdtempSync(join(tmpdir(), 'fairdesk-redis-'));
  const port = await freePort();
  const start = async () => {
    const words = ['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--dir', folder];
    const child = spawn(PROGRAM, [...words, ...(password ? ['--requirepass', password] : [])], {
      stdio: 'ignore',
    });
    for (const giveUpAt = Date.now() + READY_MS; !(await accepts(port)); await sleep(20))
      if (Date.now() > giveUpAt || child.exitCode !== null) throw new Error('Redis did not start');
    return child;
  };
  let child = await start();
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  return {
    ...{ port, url: `redis://${password ? `:${password}@` : ''}127.0.0.1:${port}`, kill },
    stall: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    restart: async () => {
      child = await start();
    },
    stop: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
