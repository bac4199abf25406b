import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { createSeal } from '#adapters/session/seal.ts';
import { wantsWholePage } from '#app/_editing/editing-generation.ts';
import { isEditingOrigin } from '#app/_editing/editing-origins.ts';
import { readEditingQuery } from '#app/_editing/editing-query.ts';
import { ticketCookies, ticketOf } from '#app/_editing/editing-ticket.ts';
import { previewCookies } from '#app/_editing/preview-cookies.ts';
import { localRoute } from '#app/_http/local-path-of.ts';

const seal = createSeal(Buffer.alloc(32, 1));
const editorRequest = {
  ...{ route: '/visit', site: 'spring', itemId: 'i', language: 'en' as const, mode: 'edit' as const },
  layoutKind: 'final' as const,
};
const header = (now: number) =>
  ticketCookies(editorRequest, seal, now)
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

describe('an editor ticket', () => {
  it.prop([fc.integer({ min: 0, max: 10_000 })])('is valid for three seconds, and no longer', (later) => {
    const ticket = ticketOf(header(1000), seal, 1000 + later);
    expect(ticket?.route).toBe(later <= 3000 ? '/visit' : undefined);
  });

  it.prop([fc.nat(), fc.constantFrom('a', '', '=', ';', '%')])('is invalid after any change', (at, put) => {
    const whole = header(0);
    const place = at % whole.length;
    const changed = whole.slice(0, place) + put + whole.slice(place + 1);
    fc.pre(changed !== whole && whole[place] !== ' ');
    expect(ticketOf(changed, seal, 0) ?? editorRequest).toMatchObject(editorRequest);
    expect(ticketOf(whole, createSeal(Buffer.alloc(32, 2)), 0)).toBeUndefined();
  });

  it.prop([fc.string()])('is never read from any other text', (text) => {
    expect(ticketOf(text, seal, 0)).toBeUndefined();
    expect(ticketOf(`__prerender_bypass=x; __next_preview_data=${text}`, seal, 0)).toBeUndefined();
  });
});

describe('localRoute', () => {
  const hostile = fc.array(
    fc.constantFrom('/', '\\', '.', '..', 'evil.example', '@', ':', '\t', '\n', '%2f', 'a', '?'),
  );
  it.prop([
    fc.oneof(
      fc.string(),
      fc.webUrl(),
      hostile.map((parts) => parts.join('')),
    ),
  ])('never leads a browser to another host', (route) => {
    const local = localRoute(route);
    if (local !== undefined) expect(new URL(local, 'https://desk.example').host).toBe('desk.example');
  });
});

describe('isEditingOrigin', () => {
  const own = ['https://*.fair.example', '*', 'https://cms.example:8443'];
  it.prop([fc.webUrl().map((url) => new URL(url).origin)])('never accepts an unknown origin', (origin) => {
    expect(isEditingOrigin(origin, own)).toBe(false);
    expect(isEditingOrigin(`https://pages.sitecorecloud.io.${new URL(origin).host}`, own)).toBe(false);
  });

  it('accepts the vendor and the configured origins', () => {
    for (const origin of [
      'https://pages.sitecorecloud.io',
      'https://a-1.fair.example',
      'https://cms.example:8443',
    ])
      expect(isEditingOrigin(origin, own)).toBe(true);
    expect(isEditingOrigin('https://a.b.fair.example', own)).toBe(false);
  });
});

describe('wantsWholePage', () => {
  const ask = (headers: Record<string, string>, query = '') =>
    new Request(`https://desk.example/api/editing/render?${query}`, { headers });
  const plain = fc.dictionary(
    fc.constantFrom('sc_site', 'sc_itemid', 'sc_lang', 'route', 'mode', 'sc_version', 'sc_variant'),
    fc.string(),
  );

  it.prop([plain, fc.constantFrom('iframe', 'document', undefined)])(
    'never returns a page to a frame of the older editor, for any request',
    (query, dest) => {
      const headers = dest === undefined ? {} : { 'sec-fetch-dest': dest };
      expect(wantsWholePage(ask(headers, `${new URLSearchParams(query)}`), 'redirect')).toBe(false);
      expect(wantsWholePage(ask(headers, `${new URLSearchParams(query)}`), 'page')).toBe(true);
    },
  );

  it.prop([plain])('recognises the newer editor by each of its signs', (query) => {
    const search = `${new URLSearchParams(query)}`;
    for (const request of [
      ask({ 'sec-fetch-dest': 'empty' }, search),
      ask({ authorization: 'Bearer x' }, search),
      ...['sc_previewTime', 'dataSourceId', 'generation'].map((name) => ask({}, `${search}&${name}=`)),
    ])
      expect(wantsWholePage(request, 'redirect')).toBe(true);
  });

  it('accepts a missing rendering name, which only the older editor sends', () => {
    const query = new URLSearchParams('sc_site=s&sc_itemid=i&sc_uid=u&sc_lang=en&mode=library');
    expect(readEditingQuery(query).isErr()).toBe(true);
    expect(readEditingQuery(query, true)._unsafeUnwrap().component?.uid).toBe('u');
  });
});

describe('previewCookies', () => {
  it.prop([fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary-ascii' })])(
    'are one cookie each, for any site and token',
    (site, token) => {
      for (const line of previewCookies({ mode: 'preview', site }, token))
        expect(line).toMatch(/^sc_\w+=[^\s;,]*; Path=\/; HttpOnly; SameSite=None; Secure; Partitioned$/);
      expect(previewCookies({ mode: 'edit', site }, null)).toEqual([]);
    },
  );
});
