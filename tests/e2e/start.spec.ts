import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#tests/support/servers/free-port.ts';
import { startServer } from '#tests/support/servers/start-server.ts';
import { serverEnvironment, serverPath } from '../../app/setup.mjs';
import { expect, isBehindBalancer, test } from './desk.ts';

const post = (url: string, path: string, body: object) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test('a port in use ends the start with one sentence and unlocks the data folder', async () => {
  const other = createServer();
  other.listen(0, 'localhost');
  await once(other, 'listening');
  const address = other.address();
  const port = String(typeof address === 'object' ? address?.port : 0);
  const dataFolder = mkdtempSync(join(tmpdir(), 'fairdesk-'));
  const server = spawn(process.execPath, [serverPath], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      ...serverEnvironment(),
      PORT: port,
      FAIRDESK_DATA: dataFolder,
      LOG_LEVEL: 'error',
    },
  });
  let said = '';
  server.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const [exitCode] = await once(server, 'close');
  expect(said.trim()).toBe(`Port ${port} is in use by another program: stop it, or set PORT to another one.`);
  expect(exitCode).toBe(69);
  other.close();
  await (await startServer({ dataFolder })).remove();
});

test('readiness fails before the listener closes', async () => {
  const server = await startServer({ env: { STOP_DELAY: '3' } });
  const stopped = server.stop();
  await expect
    .poll(async () => (await fetch(`${server.url}/api/readyz`)).status, { timeout: 2000 })
    .toBe(503);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  await stopped;
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
  await server.remove();
});

test('figures for monitoring are on a port of their own only', async () => {
  const metricsPort = await freePort();
  const server = await startServer({ env: { METRICS_PORT: String(metricsPort) } });
  expect((await fetch(`${server.url}/api/healthz`)).status).toBe(200);
  const read = async () => (await fetch(`http://localhost:${metricsPort}/metrics`)).text();
  await expect
    .poll(read)
    .toMatch(/^fairdesk_http_requests_total\{kind="api",method="GET",status="200"\} [1-9]/m);
  expect(await read()).toMatch(/^fairdesk_ready 1$/m);
  expect(await read()).toMatch(/^fairdesk_mails\{state="waiting"\} 0$/m);
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  await server.remove();
});

test('files of the server are readable by its own user only', async ({ desk }) => {
  test.skip(isBehindBalancer, 'the database and its files are elsewhere');
  await post(desk.url, '/api/session/forgot-password', {
    email: 'maja.lindqvist@noria.example',
    language: 'en',
  });
  const files = () =>
    readdirSync(desk.dataFolder, { recursive: true, encoding: 'utf8' })
      .map((name) => ({ name, stats: statSync(join(desk.dataFolder, name), { throwIfNoEntry: false }) }))
      .filter(({ name, stats }) => stats?.isFile() && /sqlite|secrets|outbox|^files/.test(name));
  expect(files().length).toBeGreaterThan(2);
  for (const { name, stats } of files()) expect([name, (stats?.mode ?? 0) & 0o077]).toEqual([name, 0]);
});

test('every HTML error has a policy that allows no scripts, or no inline ones', async ({ desk }) => {
  for (const path of [
    '/_next/static/none.js',
    '/nothing/here',
    '/api/none',
    '/nl/nothing.html',
    // A balancer rejects an address that cannot be read itself.
    ...(isBehindBalancer ? [] : ['/%E0%A4%A']),
  ]) {
    for (const method of ['GET', 'HEAD', 'POST']) {
      const { headers, status } = await fetch(desk.url + path, { method, headers: { accept: 'text/html' } });
      const policy = headers.get('content-security-policy') ?? '';
      expect([path, method, status >= 400]).toEqual([path, method, true]);
      expect([path, method, policy]).toEqual([
        path,
        method,
        expect.stringContaining("frame-ancestors 'none'"),
      ]);
      expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
    }
  }
});
