import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, it as example, expect } from 'vitest';
import { relay } from '#app/_front/relay.ts';
import { relayTarget } from '#app/_front/relay-target.ts';
import { EACH_LANGUAGE } from '#tests/support/each-language.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { serve } from '#tests/support/servers/serve.ts';

const LAYOUT = 'https://content.example';
const settings = {
  layoutService: { url: LAYOUT, apiKey: 'k', configuration: 'jss', api: 'rest' as const },
  mediaUrl: 'https://media.example/',
};

describe('relayTarget', () => {
  example('leads as the spec says, to the embedded platform or to the hosts that are set', () => {
    expect(relayTarget('/sitecore/api/layout/render/jss?item=%2F', {})).toMatchObject({
      path: '/sitecore/api/layout/render/jss?item=%2F',
    });
    expect(relayTarget('/sitecore/service/x', settings)?.host).toBe(LAYOUT);
    expect(relayTarget('/-/media/hall.jpg?mw=640', settings)).toMatchObject({
      path: '/-/media/hall.jpg?mw=640',
      host: 'https://media.example/',
    });
    expect(relayTarget('/clearwater/-/media/hall.jpg', {})?.path).toBe('/-/media/hall.jpg');
    for (const { prefix } of EACH_LANGUAGE)
      expect(relayTarget(`${prefix}/clearwater/-/jssmedia/hall.jpg`, {})?.path).toBe('/-/jssmedia/hall.jpg');
    expect(relayTarget('/v1/content/api/graphql/v1?sitecoreContextId=c', {})).toBeDefined();
    expect(relayTarget('/v1/content/api/graphql/v1', settings)).toBeUndefined();
    for (const own of ['/', '/news/a-b', '/sitecore', '/sitecore/api', '/sitecore/shell/x', '/api/healthz'])
      expect(relayTarget(own, settings)).toBeUndefined();
  });

  it.prop([
    fc.uuid({ version: 5 }),
    fc.constantFrom('media', 'jssmedia'),
    fc.constantFrom('', '/clearwater', '/nl/clearwater'),
  ])('leads to the embedded platform for its own pictures, whatever hosts are set', (key, kind, start) => {
    const address = `${start}/-/${kind}/${key}/hall%20a.jpg?mw=640`;
    for (const hosts of [{}, settings, { mediaUrl: settings.mediaUrl }])
      expect(relayTarget(address, hosts)).toEqual({
        path: `/-/${kind}/${key}/hall%20a.jpg?mw=640`,
        methods: ['GET', 'HEAD'],
      });
  });

  example('leads to the media host for any other picture', () => {
    for (const path of [
      '/-/media/Project/hall.jpg',
      '/-/media/1A2B3C4D5E6F7A8B9C0D1E2F3A4B5C6D.ashx',
      '/-/media/x/y',
    ])
      expect(relayTarget(path, { mediaUrl: settings.mediaUrl })?.host).toBe(settings.mediaUrl);
  });

  it.prop([
    fc.constantFrom('/sitecore/api/', '/-/', '/clearwater/-/', '/sitecore/service/', ''),
    fc.array(
      fc.constantFrom('..', '%2e%2e', '%2E.', '/', '\\', '@', '//evil.example', '\t', '#', '?', 'a', ':80'),
      { maxLength: 8 },
    ),
  ])('never leads to another host or outside the relayed paths', (start, parts) => {
    const found = relayTarget(start + parts.join('/'), settings);
    if (found?.host === undefined) return;
    const whole = new URL(`${found.host?.replace(/\/$/, '')}${found.path}`);
    expect(['content.example', 'media.example']).toContain(whole.host);
    expect(whole.pathname).toMatch(/^\/(?:sitecore\/(?:api|service)\/|[-~]\/)/);
  });
});

describe('relay', () => {
  const closers: (() => Promise<void>)[] = [];
  const requests: Request[] = [];
  let front = '';
  beforeAll(async () => {
    const outside = await serve(async (request) => {
      requests.push(request);
      const { pathname } = new URL(request.url);
      if (pathname.endsWith('/away'))
        return new Response(null, { status: 302, headers: { location: 'http://127.0.0.1:1/' } });
      if (pathname.endsWith('/huge')) return new Response(new Uint8Array(33 * 1024 * 1024));
      return new Response('<script>alert(1)</script>', {
        headers: { 'content-type': 'text/html', 'set-cookie': 'a=b', 'x-powered-by': 'ASP.NET' },
      });
    });
    const parts = { platform: async () => new Response('embedded'), log: quietLog };
    const server = createServer((request, response) => {
      const target = relayTarget(request.url ?? '', { mediaUrl: outside.url });
      if (target) void relay(target, request, response, parts);
      else response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    front = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    closers.push(outside.close, async () => void server.close());
  });
  afterAll(async () => {
    for (const close of closers) await close();
  });

  example('tells the host no cookie, and takes none back', async () => {
    const answer = await fetch(`${front}/-/media/x`, {
      headers: { cookie: 'fairdesk=secret', authorization: 'Bearer x' },
    });
    expect(answer.status).toBe(200);
    const headers = Object.fromEntries(requests.at(-1)?.headers ?? []);
    expect(headers.cookie).toBeUndefined();
    expect(headers.authorization).toBeUndefined();
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(answer.headers.get('x-powered-by')).toBeNull();
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  });

  example('follows no redirect, and gives up on what is too much', async () => {
    const before = requests.length;
    expect((await fetch(`${front}/-/media/away`, { redirect: 'manual' })).status).toBe(502);
    expect(requests.length).toBe(before + 1);
    await expect(fetch(`${front}/-/media/huge`).then((answer) => answer.arrayBuffer())).rejects.toThrow();
  });

  example('takes no write to media, and asks the embedded platform where no host is set', async () => {
    expect((await fetch(`${front}/-/media/x`, { method: 'POST', body: 'x' })).status).toBe(405);
    expect(await (await fetch(`${front}/sitecore/api/x`)).text()).toBe('embedded');
  });
});
