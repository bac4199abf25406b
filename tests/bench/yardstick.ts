import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../support/start-server.ts';

interface Yardstick {
  readonly url: string;
  readonly pid: number;
  stop(): void;
}

/** Starts a bare `node:http` that answers everything with the bytes of this address, and nothing else. */
export const startYardstick = async (source: string, headers: Record<string, string>): Promise<Yardstick> => {
  const answer = await fetch(source, { headers });
  const body = Buffer.from(await answer.arrayBuffer()).toString('base64');
  const port = await freePort();
  const program = `
    const body = Buffer.from(process.env.BODY, 'base64');
    const headers = { 'content-type': process.env.TYPE, 'content-length': body.length };
    require('node:http').createServer((request, response) => response.writeHead(200, headers).end(body))
      .listen(${port}, 'localhost', () => console.log('ready'));`;
  const child: ChildProcess = spawn(process.execPath, ['-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, BODY: body, TYPE: answer.headers.get('content-type') ?? '' },
  });
  if (child.stdout) await once(child.stdout, 'data');
  return { url: `http://localhost:${port}/`, pid: child.pid ?? 0, stop: () => child.kill() };
};
