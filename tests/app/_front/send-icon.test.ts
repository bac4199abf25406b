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
  ['GET', '/favicon.ico', 302, '/icon.svg'],
  ['HEAD', '/favicon.ico?v=1', 302, '/icon.svg'],
  ['GET', '/apple-touch-icon.png', 302, '/apple-icon.png'],
  ['HEAD', '/apple-touch-icon-precomposed.png', 302, '/apple-icon.png'],
  ['POST', '/favicon.ico', 204, null],
  ['POST', '/apple-touch-icon.png', 204, null],
  ['GET', '/nl/favicon.ico', 204, null],
  ['GET', '/nl/apple-touch-icon.png', 204, null],
  ['GET', '/', 204, null],
])('responds to %s %s with %i', async (method, path, status, location) => {
  const response = await fetch(`${url}${path}`, { method, redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([status, location]);
});
