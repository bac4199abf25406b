import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Redirected, RedirectKind } from '@fairdesk/core/page';
import { fc, it } from '@fast-check/vitest';
import { describe, expect, vi } from 'vitest';
import { leadOn } from '#app/_front/moved-address.ts';

const request = (url: string): IncomingMessage =>
  Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url });

/** What becomes of a request for a page that has moved. */
const requestMoved = async (moved: Redirected) => {
  const incoming = request('/old');
  const response = new ServerResponse(incoming);
  const writeHead = vi.spyOn(response, 'writeHead');
  const isRedirected = await leadOn(async () => moved, incoming, response);
  const [status, headers] = writeHead.mock.calls[0] ?? [];
  return { isRedirected, status, location: Object(headers).location, url: incoming.url };
};

const anyPath = fc.webPath().filter((path) => path.startsWith('/') && !/^\/\/|\/\.{1,2}(?:\/|$)/.test(path));
const anyQuery = fc.oneof(
  fc.constant(''),
  fc.webQueryParameters().map((query) => `?${query}`),
);
const anyFragment = fc.oneof(
  fc.constant(''),
  fc.webFragments().map((fragment) => `#${fragment}`),
);
const anyKind = fc.constantFrom<RedirectKind>('permanent', 'temporary');

describe('leadOn', () => {
  it.prop([anyKind, anyPath, anyQuery, anyFragment])(
    'redirects to the path, the query and the fragment of a moved page',
    async (kind, path, query, fragment) => {
      const href = path + query + fragment;
      const { pathname, search, hash } = new URL(href, 'https://desk.example');
      expect(await requestMoved({ kind, href })).toMatchObject({
        isRedirected: true,
        status: kind === 'permanent' ? 301 : 302,
        location: pathname + search + hash,
      });
    },
  );

  it.prop([anyPath, anyQuery, anyFragment])(
    'requests a transferred page without its fragment, which no request has',
    async (path, query, fragment) => {
      const { isRedirected, url, location } = await requestMoved({
        kind: 'transfer',
        href: path + query + fragment,
      });
      const { pathname, search } = new URL(path + query, 'https://desk.example');
      expect({ isRedirected, url, location }).toEqual({
        isRedirected: false,
        url: pathname + search,
        location: undefined,
      });
    },
  );

  it.prop([anyKind, fc.array(fc.constantFrom('/', '\\', '..', 'evil.example', '@', '#', '\t', '?'))])(
    'never leads to another host by a path',
    async (kind, parts) => {
      const { location } = await requestMoved({ kind, href: `/${parts.join('')}` });
      if (location !== undefined)
        expect(new URL(String(location), 'https://desk.example').host).toBe('desk.example');
    },
  );

  it('leads to the fragment of a page of the site', async () => {
    const { location } = await requestMoved({ kind: 'permanent', href: '/clearwater/tickets?a=1#b' });
    expect(location).toBe('/clearwater/tickets?a=1#b');
  });
});
