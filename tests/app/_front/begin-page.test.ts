import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, it as example, expect } from 'vitest';
import { createBeginPage } from '#app/_front/begin-page.ts';
import { createPageCache } from '#app/_front/page-cache.ts';
import { UNFINISHED } from '#app/_site/page-cache-header.ts';

describe('a rendered page', () => {
  const cache = createPageCache(1_000_000);
  const beginPage = createBeginPage(cache, { frames: [] });
  let serve: (request: IncomingMessage, response: ServerResponse) => unknown = () => undefined;
  let url = '';
  const server = createServer((request, response) => serve(request, response));
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  const anyLife = fc.option(fc.constantFrom('0', '30', UNFINISHED), { nil: undefined });

  it.prop([fc.string(), anyLife, fc.constantFrom(200, 404, 503), fc.boolean()])(
    'is public only when it has a life, and cached only until the next purge',
    async (html, life, status, isPurged) => {
      cache.purge();
      serve = (request, response) => {
        const send = beginPage(request, response);
        if (isPurged) cache.purge();
        response.statusCode = status;
        response.setHeader('cache-control', 'no-store').setHeader('x-page-life', life ?? '');
        response.setHeader('x-nextjs-cache', 'HIT').setHeader('content-security-policy', 'of one visitor');
        send(Buffer.from(html), life);
      };
      const isPublic = life === '0' || life === '30';
      const answer = await fetch(`${url}/page`);
      expect(answer.status).toBe(status);
      expect(await answer.text()).toBe(html.toWellFormed().replace(/^\uFEFF/, ''));
      expect(answer.headers.get('cache-control')).toBe(
        isPublic ? 'public, max-age=0, must-revalidate' : 'private, no-store',
      );
      expect(answer.headers.get('content-security-policy') === 'of one visitor').toBe(!isPublic);
      expect(answer.headers.has('x-page-life')).toBe(false);
      expect(answer.headers.has('x-nextjs-cache')).toBe(false);
      expect(cache.get('/page') !== undefined).toBe(life === '30' && !isPurged);
    },
  );

  example.for([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=0', null],
    ['', null],
  ] as const)('for one visitor, accepting "%s", is compressed as %s', async ([accepted, encoding]) => {
    serve = (request, response) => beginPage(request, response)(Buffer.from('for one visitor'), undefined);
    const answer = await fetch(`${url}/private`, { headers: { 'accept-encoding': accepted } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('accept-encoding, cookie');
    expect(await answer.text()).toBe('for one visitor');
  });

  example('for one visitor is sent with its styles, unless its request is rejected meanwhile', async () => {
    const { promise: ready, resolve: finish } = Promise.withResolvers<void>();
    const styled = createBeginPage(cache, { frames: [] }, async (html) => {
      await ready;
      return Buffer.concat([Buffer.from('styles '), html]);
    });
    const rejected = Promise.withResolvers<void>();
    serve = (request, response) => {
      styled(request, response)(Buffer.from('page'), undefined);
      if (request.url === '/rejected') response.writeHead(413).end('too large', () => rejected.resolve());
    };
    const [first, second] = [fetch(`${url}/rejected`), fetch(`${url}/private`)];
    await rejected.promise;
    finish();
    expect([(await first).status, await (await first).text()]).toEqual([413, 'too large']);
    expect([(await second).status, await (await second).text()]).toEqual([200, 'styles page']);
  });
});
