import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#tests/support/servers/free-port.ts';
import { runNginx } from './scale/start-nginx.ts';

export interface Yardstick {
  readonly url: string;
  readonly pid: number;
  stop(): void;
}

/** Headers that Node sets for each response. */
const OF_CONNECTION = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length']);

/** Starts a bare `node:http` that always responds with the bytes and headers of this address. */
export const startYardstick = async (source: string, headers: Record<string, string>): Promise<Yardstick> => {
  const answer = await asSent(source, headers);
  const file = join(mkdtempSync(join(tmpdir(), 'yardstick-')), 'body');
  writeFileSync(file, answer.body);
  const port = await freePort();
  const program = `
    const body = require('node:fs').readFileSync(process.env.BODY);
    const headers = { ...JSON.parse(process.env.HEADERS), 'content-length': body.length };
    require('node:http').createServer((request, response) => response.writeHead(200, headers).end(body))
      .listen(${port}, 'localhost', () => console.log('ready'));`;
  const child: ChildProcess = spawn(process.execPath, ['-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, BODY: file, HEADERS: JSON.stringify(answer.headers) },
  });
  if (child.stdout) await once(child.stdout, 'data');
  return { url: `http://localhost:${port}/`, pid: child.pid ?? 0, stop: () => child.kill() };
};

/** By default nginx closes a connection after 1 000 requests, which may break one that is on its way. */
const WITHOUT_LIMIT = 'keepalive_requests 1000000000; keepalive_time 1d;';

/** Starts nginx that always responds with the bytes and headers of this address, from a file: the limit of this machine. */
export const startNginxYardstick = async (
  source: string,
  headers: Record<string, string>,
): Promise<Yardstick> => {
  const { body, headers: sent } = await asSent(source, headers);
  const folder = mkdtempSync(join(tmpdir(), 'yardstick-'));
  writeFileSync(join(folder, 'body'), body);
  const { 'content-type': type = '', ...others } = sent;
  const added = Object.entries(others).map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`);
  const port = await freePort();
  const { url, pid, stop } = await runNginx(
    `server { listen 127.0.0.1:${port}; listen [::1]:${port}; root ${folder}; etag off; types {}
      ${WITHOUT_LIMIT}
      default_type ${JSON.stringify(type)}; ${added.join(' ')} location / { try_files /body =404; } }`,
    `http://localhost:${port}`,
    '/',
  );
  return { url: `${url}/`, pid, stop: () => void stop() };
};

/** A response as sent over the network: a compressed body stays compressed. */
const asSent = (
  source: string,
  headers: Record<string, string>,
): Promise<{ body: Buffer; headers: Record<string, string> }> =>
  new Promise((resolve, reject) => {
    get(source, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('end', () => {
        const sent = Object.entries(answer.headers).flatMap(([name, value]) =>
          OF_CONNECTION.has(name) || typeof value !== 'string' ? [] : [[name, value] as const],
        );
        resolve({ body: Buffer.concat(chunks), headers: Object.fromEntries(sent) });
      });
    }).once('error', reject);
  });
