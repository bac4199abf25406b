import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { newFolder } from './databases.ts';
import { freePort } from './free-port.ts';

/** The platform alone, in a process of its own. */
export interface RunningPlatform {
  readonly url: string;
  readonly dataFolder: string;
  /** Sends it a request made to another host. */
  fetch(request: Request): Promise<Response>;
  /** Requests it to stop; resolves to its exit code. */
  stop(): Promise<number | null>;
}

const READY_MS = 120_000;

/** Starts `npm run platform` on a free local port, with the demo fair, and waits until it responds. */
export const startPlatform = async (dataFolder = newFolder()): Promise<RunningPlatform> => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['app/platform.ts'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, PORT: String(port), FAIRDESK_DATA: dataFolder, LOG_LEVEL: 'warn' },
  });
  const errors: string[] = [];
  child.stderr.on('data', (chunk) => errors.push(String(chunk)));
  await untilReady(url, child, errors);
  return {
    url,
    dataFolder,
    fetch: (request) => sendTo(url, request),
    stop: async () => {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
      return child.exitCode;
    },
  };
};

/** Headers of one connection. */
const OWN_HEADERS = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'host'];

const sendTo = async (url: string, request: Request): Promise<Response> => {
  const { pathname, search } = new URL(request.url);
  const { method, headers } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const response = await fetch(`${url}${pathname}${search}`, {
    method,
    headers: withoutOwn(headers),
    ...(hasBody && { body: await request.arrayBuffer() }),
  });
  return new Response(response.body, { status: response.status, headers: withoutOwn(response.headers) });
};

const withoutOwn = (headers: Headers): Headers => {
  const others = new Headers(headers);
  for (const name of OWN_HEADERS) others.delete(name);
  return others;
};

const untilReady = async (url: string, child: ChildProcess, errors: readonly string[]): Promise<void> => {
  for (const deadline = Date.now() + READY_MS; Date.now() < deadline; ) {
    if (child.exitCode !== null) throw new Error(errors.join(''));
    if ((await fetch(`${url}/api/readyz`).catch(() => undefined))?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`The platform is not ready after ${READY_MS} ms: ${errors.join('')}`);
};
