import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { IMPORT_FILE_MAX } from '@fairdesk/core/organiser';
import { UPLOAD_TIMEOUT_MS } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, it as example, expect } from 'vitest';
import { BODY_TOO_LARGE, BODY_TOO_LATE } from '#app/_front/guard.ts';
import { LimitedRequest } from '#app/_front/limited-request.ts';
import { LingeringResponse } from '#app/_front/lingering-response.ts';
import { refuse } from '#app/_front/refuse.ts';
import * as limits from '#app/_process/body-limits.ts';
import { API_FILES } from '#tests/support/api-routes.ts';
import { chunkedBody, rawRequest } from '#tests/support/servers/raw-request.ts';

/** Far below any timeout, and enough on a busy machine. In milliseconds. */
const SOON_MS = 8000;

const LIMIT = 1000;
const LIMIT_MS = 400;
const TIMED: ReadonlySet<string | undefined> = new Set(['/timed', '/slow']);
let server: Server;
let url: string;
let received = 0;

beforeAll(async () => {
  const classes = { IncomingMessage: LimitedRequest, ServerResponse: LingeringResponse };
  server = createServer(classes, (request, response) => {
    request.limitBody(LIMIT, () => refuse(response, BODY_TOO_LARGE));
    // Only here: a pause of the machine would make any other body late.
    if (TIMED.has(request.url)) request.limitTime(LIMIT_MS, () => refuse(response, BODY_TOO_LATE));
    received = 0;
    if (request.url === '/refused') return void response.writeHead(401).end('no');
    request.on('data', (chunk: Buffer) => {
      received += chunk.length;
    });
    // Later than the body may be.
    const isSlow = request.url === '/slow';
    request.on('end', () => setTimeout(() => response.end(String(received)), isSlow ? 2 * LIMIT_MS : 0));
    request.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const HEAD = ['POST / HTTP/1.1', 'Host: x', 'Transfer-Encoding: chunked', 'Connection: close'];

const chunks = (lengths: readonly number[]): Uint8Array[] => [
  ...lengths.map((length) =>
    Buffer.concat([Buffer.from(`${length.toString(16)}\r\n`), Buffer.alloc(length), Buffer.from('\r\n')]),
  ),
  Buffer.from('0\r\n\r\n'),
];

describe('limitBody', () => {
  it.prop([fc.array(fc.integer({ min: 1, max: 700 }), { maxLength: 6 })], { numRuns: 30 })(
    'accepts a body up to the limit in any chunks, and responds 413 to a longer one',
    async (lengths) => {
      const length = lengths.reduce((sum, each) => sum + each, 0);
      const { status, text } = await rawRequest(url, HEAD, chunks(lengths));
      expect(status).toBe(length > LIMIT ? 413 : 200);
      if (length <= LIMIT) expect(text.endsWith(String(length))).toBe(true);
      else expect(received).toBeLessThanOrEqual(LIMIT);
    },
  );

  it.prop([fc.integer({ min: 1, max: 40 })], { numRuns: 6 })(
    'always lets the client read a response sent before its body has ended',
    async (megabytes) => {
      const head = ['POST /refused HTTP/1.1', ...HEAD.slice(1, 3)];
      const { status, text, closedMs } = await rawRequest(url, head, chunkedBody(megabytes));
      expect([status, text.includes('no')]).toEqual([401, true]);
      expect(closedMs).toBeLessThan(SOON_MS);
    },
  );

  example('responds and closes while the client goes on sending', async () => {
    const { status, respondedMs, closedMs, sentBytes } = await rawRequest(
      url,
      HEAD,
      chunkedBody(4096, false),
    );
    expect(status).toBe(413);
    expect(respondedMs).toBeLessThan(SOON_MS);
    expect(closedMs).toBeLessThan(SOON_MS);
    expect(sentBytes).toBeLessThan(4096 * 1024 * 1024);
  });
});

describe('limitTime', () => {
  example.each([
    ['nothing', []],
    ['the first bytes', [chunks([10])[0] ?? Buffer.alloc(0)]],
  ])('responds 408 and closes when %s of a body has arrived', async (_, body) => {
    const head = ['POST /timed HTTP/1.1', ...HEAD.slice(1)];
    const { status, respondedMs, closedMs } = await rawRequest(url, head, body);
    expect(status).toBe(408);
    expect(respondedMs).toBeGreaterThanOrEqual(LIMIT_MS - 1);
    expect(closedMs).toBeLessThan(SOON_MS);
  });

  example.each([
    ['a response takes longer than its body', ['POST /slow HTTP/1.1', ...HEAD.slice(1)], chunks([10])],
    ['a request without a body takes longer', ['GET /slow HTTP/1.1', 'Host: x', 'Connection: close'], []],
  ])('responds as usual when %s', async (_, head, body) => {
    const { status, respondedMs } = await rawRequest(url, head, body);
    expect(status).toBe(200);
    expect(respondedMs).toBeGreaterThan(LIMIT_MS);
  });
});

const { bodyLimitOf, bodyTimeOf, FORM_LIMIT, JSON_LIMIT, UPLOAD_LIMIT } = limits;

const sources = Object.entries(API_FILES).map(([route, file]) => ({
  path: `/api/${route.replaceAll(/\[\w+\]/g, 'x')}`,
  source: readFileSync(file, 'utf8'),
}));

/** The routes whose reader names a limit. */
const readers = sources.flatMap(({ path, source }) =>
  Object.entries(limits)
    .filter(([name]) => source.includes(`, ${name})`))
    .map(([name, limit]) => ({ path, name, limit: Number(limit) })),
);

describe('bodyLimitOf', () => {
  example.each(sources)('$path gets room for a file exactly when it reads one', ({ path, source }) => {
    const readsFile = /\b(?:readUpload|readDocument|awardFile)\(|, LIST_LIMIT\)/.test(source);
    const isEditor = path === '/api/editing/render';
    expect(bodyLimitOf(path) >= UPLOAD_LIMIT).toBe(readsFile || isEditor);
  });

  example.each(sources)('$path gets the time of an upload exactly when it reads a file', ({ path }) => {
    const isForFile = bodyLimitOf(path) >= UPLOAD_LIMIT;
    expect(bodyTimeOf(path)).toBe(isForFile ? UPLOAD_TIMEOUT_MS : 30_000);
  });

  example.each(readers)('$path gets room for $name, which its reader accepts', ({ path, limit }) => {
    expect(bodyLimitOf(path)).toBeGreaterThanOrEqual(limit);
  });

  it.prop([fc.webPath()])('never allows an API route more than the size of one file', (path) => {
    expect(bodyLimitOf(`/api${path}`)).toBeLessThanOrEqual(UPLOAD_LIMIT);
  });

  it.prop([fc.string({ unit: fc.constantFrom('"', '\n', 'é', 'a'), minLength: 1, maxLength: 9 })], {
    numRuns: 20,
  })('always allows the longest list of exhibitors, in cells that are quoted', (cell) => {
    const row = `"${cell.replaceAll('"', '""')}";"Acme";"8.10"\r\n`;
    const bytesOf = (text: string) => Buffer.byteLength(text);
    // Files in Windows-1252 have a byte for each letter.
    const rows = Math.floor(IMPORT_FILE_MAX / row.length);
    const body = bytesOf(JSON.stringify(row)) * rows;
    for (const path of ['', '/preview', '/faults'])
      expect(bodyLimitOf(`/api/organiser/101/imports${path}`)).toBeGreaterThan(body);
  });

  example('is small where anybody may post', () => {
    expect(bodyLimitOf('/api/session/form')).toBe(FORM_LIMIT);
    expect(bodyLimitOf('/api/session/mail-form')).toBe(FORM_LIMIT);
    expect(bodyLimitOf('/api/session')).toBe(JSON_LIMIT);
    expect(bodyLimitOf('/api/session/')).toBe(JSON_LIMIT);
  });

  example('no route reads a body except through a reader that stops at a limit', () => {
    const unlimited = /\brequest\.(?:json|text|formData|arrayBuffer|blob|bytes)\(/;
    const files = readdirSync(new URL('../../app/', import.meta.url), { recursive: true, encoding: 'utf8' });
    const offenders = files
      .filter((file) => /\.tsx?$/.test(file))
      .filter((file) => unlimited.test(readFileSync(new URL(`../../app/${file}`, import.meta.url), 'utf8')));
    expect(offenders).toEqual([]);
  });
});
