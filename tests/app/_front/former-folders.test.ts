import type { IncomingMessage, ServerResponse } from 'node:http';
import { LANGUAGES } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';
import { createFormerFolders } from '#adapters/events/former-folders.ts';
import { createEmbeddedHttp } from '#adapters/shared/http/embedded-http.ts';
import { leadToFair } from '#app/_front/moved-address.ts';

const anyStart = fc.constantFrom('', ...LANGUAGES.map((language) => `/${language}`));
const anyRest = fc.tuple(
  fc.array(fc.webSegment(), { maxLength: 3 }).map((segments) => segments.map((one) => `/${one}`).join('')),
  fc.webQueryParameters().map((query) => (query === '' ? '' : `?${query}`)),
);

/** Every former slug is `old`, and has become `new`. */
const finder = createFormerFolders(
  createEmbeddedHttp(async ({ query }) => {
    const moved = query.get('folder') === 'old' ? { folder: 'new', isRepeated: false } : null;
    return { status: 200, headers: {}, body: { moved } };
  }),
  'key',
  () => expect.unreachable(),
);

describe('an address with a former slug', () => {
  it.prop([anyStart, fc.constantFrom('', '/organiser'), anyRest])(
    'leads to the same page with the same query, whatever follows the slug',
    async (start, desk, [path, query]) => {
      expect(await finder(`${start}${desk}/old${path}${query}`)).toBe(`${start}${desk}/new${path}${query}`);
      expect(await finder(`${start}${desk}/new${path}${query}`)).toBeUndefined();
      const capitals = `${start}${desk}/old`.toUpperCase();
      expect(await finder(`${capitals}${path}${query}`)).toBe(`${start}${desk}/new${path}${query}`);
    },
  );

  it.prop([fc.webPath(), fc.webQueryParameters()])('never leads to another host', async (path, query) => {
    for (const url of [`/old/${path}?${query}`, `//old${path}`, `/old//${path}`, `/\\old${path}`]) {
      const location = await finder(url);
      if (location !== undefined)
        expect(new URL(location, 'https://desk.example').origin).toBe('https://desk.example');
    }
  });

  example('stays where it is while the former slugs cannot be read, and reports it', async () => {
    const http = createEmbeddedHttp(() => Promise.reject(new Error('away')));
    const failures: string[] = [];
    const find = createFormerFolders(http, 'key', ({ kind }) => failures.push(kind));
    expect(await find('/old/tasks')).toBeUndefined();
    expect(failures).toEqual(['unavailable']);
  });
});

describe('leadToFair', () => {
  const send = async (method: string, url: string) => {
    const sent: unknown[] = [];
    const response = { writeHead: (...head: unknown[]) => sent.push(...head), end: () => undefined };
    const isSent = await leadToFair(
      finder,
      { method, url } as IncomingMessage,
      response as unknown as ServerResponse,
    );
    return isSent ? sent : undefined;
  };

  example('redirects for good, and keeps the method of a request that is not a read', async () => {
    const headers = { location: '/nl/new/tasks?a=b', 'cache-control': 'no-cache' };
    for (const method of ['GET', 'HEAD'])
      expect(await send(method, '/nl/old/tasks?a=b')).toEqual([301, headers]);
    for (const method of ['POST', 'PUT'])
      expect(await send(method, '/nl/old/tasks?a=b')).toEqual([308, headers]);
  });

  example('leaves present addresses, routes and files alone', async () => {
    for (const url of ['/new/tasks', '/api/old', '/_next/old', '/files/old', '/', '/old.txt'])
      expect(await send('GET', url), url).toBeUndefined();
  });
});
