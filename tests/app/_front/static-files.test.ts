import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, it as example, expect } from 'vitest';
import { compressStatic } from '#app/_build/compress-static.ts';
import { createStaticFiles } from '#app/_front/static-files.ts';
import { acceptedEncoding } from '#app/_http/accepted-encoding.ts';

const SCRIPT = 'export const answer = 42;\n'.repeat(200);
const folder = mkdtempSync(join(tmpdir(), 'fairdesk-static-'));
let server: Server;
let port = 0;
let now = 0;

beforeAll(async () => {
  mkdirSync(join(folder, 'chunks'));
  writeFileSync(join(folder, 'chunks/a.js'), SCRIPT);
  writeFileSync(join(folder, 'tiny.css'), 'a{}');
  writeFileSync(join(folder, 'font.woff2'), 'wOF2');
  await compressStatic(folder);
  const send = createStaticFiles(folder, () => now);
  server = createServer((incoming, response) => {
    if (!send(incoming, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });

describe('files of the build', () => {
  example.each([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip, deflate', gunzipSync],
    ['gzip', 'br;q=0, gzip', gunzipSync],
    [undefined, 'identity', (body: Buffer) => body],
    [undefined, '', (body: Buffer) => body],
  ])('are sent as %s to a browser that accepts "%s"', async (encoding, accepted, open) => {
    const { status, headers, body } = await get('/_next/static/chunks/a.js', { 'accept-encoding': accepted });
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('accept-encoding');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(Number(headers['content-length'])).toBe(body.length);
    expect(open(body).toString()).toBe(SCRIPT);
  });

  example('have a tag for each form, and are not sent again to a browser that has one', async () => {
    const tagOf = async (accepted: string) =>
      String((await get('/_next/static/chunks/a.js', { 'accept-encoding': accepted })).headers.etag);
    const tags = [await tagOf('br'), await tagOf('gzip'), await tagOf('')];
    expect(new Set(tags).size).toBe(3);
    const again = await get('/_next/static/chunks/a.js', {
      'accept-encoding': 'br',
      'if-none-match': tags[0] ?? '',
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  example('are sent as they are where compressing saves nothing', async () => {
    for (const name of ['tiny.css', 'font.woff2']) {
      const { status, headers } = await get(`/_next/static/${name}`, { 'accept-encoding': 'br' });
      expect([status, headers['content-encoding']]).toEqual([200, undefined]);
    }
  });

  example.each([
    '/_next/static/none.js',
    '/_next/static/../a.js',
    '/_next/static/chunks',
    '/_next/static/chunks/a.js.br',
  ])('%s is none', async (path) => expect((await get(path)).status).toBe(404));

  example('of another build are found soon after an update has added them', async () => {
    const later = () => get('/_next/static/chunks/later.js').then(({ status }) => status);
    expect(await later()).toBe(404);
    writeFileSync(join(folder, 'chunks/later.js'), SCRIPT);
    expect(await later()).toBe(404);
    now += 5001;
    expect(await later()).toBe(200);
  });

  example('send a HEAD without a body', async () => {
    const { status, body } = await get('/_next/static/chunks/a.js', { 'accept-encoding': 'br' }, 'HEAD');
    expect([status, body.length]).toEqual([200, 0]);
  });
});

describe('acceptedEncoding', () => {
  it.prop([fc.string()])('never throws, and never returns an unknown encoding', (header) => {
    expect([undefined, 'br', 'gzip']).toContain(acceptedEncoding(header));
  });

  it.prop([fc.constantFrom('br', 'gzip'), fc.boolean()])(
    'respects a weight of zero',
    (encoding, isRefused) => {
      expect(acceptedEncoding(`${encoding};q=${isRefused ? '0.0' : '0.5'}`)).toBe(
        isRefused ? undefined : encoding,
      );
    },
  );
});
