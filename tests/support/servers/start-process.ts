import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, serverEnvironment, serverPath } from '../../../app/setup.mjs';

/** The built product in a separate process. */
export interface RunningServer {
  readonly url: string;
  readonly dataFolder: string;
  readonly pid: number;
  /** What the process has printed: warnings and errors. */
  readonly output: () => string;
  /** Requests the server to stop and waits until it has. */
  stop(): Promise<void>;
  /** Ends the server at once, as a power failure would. */
  kill(): Promise<void>;
  /** Stops the server and deletes its data. */
  remove(): Promise<void>;
}

export interface ServerOptions {
  /** The folder of an earlier server, to reuse its data; a new one by default. */
  readonly dataFolder?: string;
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
}

const READY_MS = 60_000;

interface ProcessOptions extends Required<ServerOptions> {
  /** The folder of the project whose build is started; this one by default. */
  readonly project?: string;
}

/** Starts the build on a local port and waits until it responds. */
export const startProcess = async (options: ProcessOptions): Promise<RunningServer> => {
  const { dataFolder, port, project = root } = options;
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, [join(project, relative(root, serverPath))], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...serverEnvironment(),
      PORT: String(port),
      FAIRDESK_DATA: dataFolder,
      LOG_LEVEL: 'warn',
      ...options.env,
    },
  });
  const output: string[] = [];
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (chunk) => output.push(String(chunk)));
  await untilReady(url, server, output);
  const stop = () => stopped(server, 'SIGTERM');
  return {
    url,
    dataFolder,
    pid: server.pid ?? 0,
    output: () => output.join(''),
    stop,
    kill: () => stopped(server, 'SIGKILL'),
    remove: async () => {
      await stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
};

const untilReady = async (url: string, server: ChildProcess, output: readonly string[]): Promise<void> => {
  const deadline = Date.now() + READY_MS;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`The server ended:\n${output.join('')}`);
    const answer = await fetch(`${url}/api/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The server is not ready after ${READY_MS} ms:\n${output.join('')}`);
};

const stopped = async (server: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exit = once(server, 'exit');
  server.kill(signal);
  await exit;
};
