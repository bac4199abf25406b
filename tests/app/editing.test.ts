import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { createSeal } from '#adapters/session/seal.ts';
import { isEditingOrigin } from '#app/_composition/editing-origins.ts';
import { ticketCookies, ticketOf } from '#app/_composition/editing-ticket.ts';
import { localRoute } from '#app/_composition/local-route.ts';

const seal = createSeal(Buffer.alloc(32, 1));
const asked = {
  ...{ route: '/visit', site: 'spring', itemId: 'i', language: 'en' as const, mode: 'edit' as const },
  layoutKind: 'final' as const,
};
const header = (now: number) =>
  ticketCookies(asked, seal, now)
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

describe('a ticket of the editor', () => {
  it.prop([fc.integer({ min: 0, max: 10_000 })])('is good for three seconds, and never longer', (later) => {
    const ticket = ticketOf(header(1000), seal, 1000 + later);
    expect(ticket?.route).toBe(later <= 3000 ? '/visit' : undefined);
  });

  it.prop([fc.nat(), fc.constantFrom('a', '', '=', ';', '%')])(
    'never opens once it is changed',
    (at, put) => {
      const whole = header(0);
      const place = at % whole.length;
      const changed = whole.slice(0, place) + put + whole.slice(place + 1);
      fc.pre(changed !== whole && whole[place] !== ' ');
      expect(ticketOf(changed, seal, 0) ?? asked).toMatchObject(asked);
      expect(ticketOf(whole, createSeal(Buffer.alloc(32, 2)), 0)).toBeUndefined();
    },
  );

  it.prop([fc.string()])('is never read from anything else', (text) => {
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
  ])('never leads to another host, as a browser reads it', (route) => {
    const local = localRoute(route);
    if (local !== undefined) expect(new URL(local, 'https://desk.example').host).toBe('desk.example');
  });
});

describe('isEditingOrigin', () => {
  const own = ['https://*.fair.example', '*', 'https://cms.example:8443'];
  it.prop([fc.webUrl().map((url) => new URL(url).origin)])('never lets a stranger in', (origin) => {
    expect(isEditingOrigin(origin, own)).toBe(false);
    expect(isEditingOrigin(`https://pages.sitecorecloud.io.${new URL(origin).host}`, own)).toBe(false);
  });

  it('knows the vendor and those that are set', () => {
    for (const origin of [
      'https://pages.sitecorecloud.io',
      'https://a-1.fair.example',
      'https://cms.example:8443',
    ])
      expect(isEditingOrigin(origin, own)).toBe(true);
    expect(isEditingOrigin('https://a.b.fair.example', own)).toBe(false);
  });
});
