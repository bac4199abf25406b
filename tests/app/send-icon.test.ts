import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendIcon } from '#app/_front/send-icon.ts';

const server = createServer((request, response) => {
  if (!sendIcon(request, response)) response.writeHead(204).end();
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

it.each([
  ['GET', '/favicon.ico', 302],
  ['HEAD', '/favicon.ico?v=1', 302],
  ['POST', '/favicon.ico', 204],
  ['GET', '/nl/favicon.ico', 204],
  ['GET', '/', 204],
])('responds to %s %s with %i', async (method, path, status) => {
  const response = await fetch(`${url}${path}`, { method, redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([
    status,
    status === 302 ? '/icon.svg' : null,
  ]);
});
