import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, it as example, expect } from 'vitest';
import { bufferPage } from '#app/_front/buffer-page.ts';
import { createPageCache } from '#app/_front/page-cache.ts';
import { PAGE_CACHE_HEADER, UNFINISHED } from '#app/_site/page-cache-header.ts';

/** A server whose framework writes in the given parts. */
describe('a buffered page', () => {
  const cache = createPageCache(1_000_000);
  let make: (response: ServerResponse) => unknown = () => undefined;
  let url = '';
  const server = createServer((request, response) => {
    bufferPage(cache, request, response, { frames: [] });
    response.setHeader('content-type', 'text/html');
    make(response);
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  const life = fc.option(fc.constantFrom('0', '30'), { nil: undefined });

  it.prop([fc.array(fc.string(), { minLength: 1, maxLength: 6 }), life, fc.constantFrom(200, 404, 503)])(
    'always arrives whole, however it was written, and is public only when marked as such',
    async (parts, seconds, status) => {
      cache.purge();
      make = (response) => {
        if (seconds !== undefined) response.setHeader(PAGE_CACHE_HEADER, [seconds]);
        response.writeHead(status);
        for (const part of parts) response.write(part);
        response.end('end');
      };
      const answer = await fetch(`${url}/whole`);
      expect(answer.status).toBe(status);
      expect(await answer.text()).toBe(`${parts.join('')}end`.toWellFormed());
      expect(answer.headers.get('cache-control')?.startsWith('public')).toBe(seconds !== undefined);
      expect(answer.headers.has(PAGE_CACHE_HEADER)).toBe(false);
      expect(cache.get('/whole') !== undefined).toBe(seconds === '30');
    },
  );

  example.for([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=0', null],
    ['', null],
  ] as const)('for one visitor, accepting "%s", is compressed as %s', async ([accepted, encoding]) => {
    make = (response) => response.end('for one visitor');
    const answer = await fetch(`${url}/private`, { headers: { 'accept-encoding': accepted } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(await answer.text()).toBe('for one visitor');
  });

  example('goes out without the part that is late, and nothing of it is kept', async () => {
    let finish: () => void = () => undefined;
    make = (response) => {
      response.setHeader(PAGE_CACHE_HEADER, [UNFINISHED]);
      response.write('begun');
      finish = () => response.end('late');
    };
    const answer = await fetch(`${url}/late`);
    const reader = answer.body?.getReader() ?? expect.fail();
    expect(new TextDecoder().decode((await reader.read()).value)).toBe('begun');
    finish();
    expect(new TextDecoder().decode((await reader.read()).value)).toBe('late');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.has(PAGE_CACHE_HEADER)).toBe(false);
    expect(cache.get('/late')).toBeUndefined();
  });

  example('passes untouched where it is no page', async () => {
    make = (response) => {
      response.setHeader('content-type', 'text/plain');
      response.end('words');
    };
    const answer = await fetch(`${url}/words`);
    expect(await answer.text()).toBe('words');
    expect(answer.headers.get('cache-control')).toBeNull();
  });
});
