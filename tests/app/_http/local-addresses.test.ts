import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { localRoute } from '#app/_http/local-path-of.ts';
import { isLocalAddress } from '#ui/events/requested-page.ts';

const OWN = 'https://fair.example';
const anyAddress = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '.',
        '..',
        '?',
        '#',
        ':',
        '@',
        '%2f',
        '\t',
        ' ',
        'http:',
        'evil.example',
        'é',
      ),
      fc.string({ maxLength: 3 }),
    ),
    { maxLength: 8 },
  )
  .chain((parts) => fc.constantFrom(parts.join(''), `/${parts.join('')}`));

describe('localRoute', () => {
  it.prop([anyAddress], { numRuns: 2000 })(
    'accepts whatever isLocalAddress accepts, and leads there',
    (address) => {
      if (!isLocalAddress(address)) return;
      const { origin, pathname, search } = new URL(address, OWN);
      expect(origin).toBe(OWN);
      expect(localRoute(address)).toBe(pathname.replace(/^\/+/, '/') + search);
    },
  );

  it.prop([anyAddress], { numRuns: 2000 })('never leads to another host', (address) => {
    const route = localRoute(address);
    if (route !== undefined) expect(new URL(route, OWN).origin).toBe(OWN);
  });

  it.each([
    ['tasks', '/tasks'],
    ['', '/'],
    ['/a b', '/a%20b'],
    ['/a\\b', '/a/b'],
    [`/${'a'.repeat(600)}`, `/${'a'.repeat(600)}`],
  ])('accepts %j, which isLocalAddress rejects', (address, route) => {
    expect([localRoute(address), isLocalAddress(address)]).toEqual([route, false]);
  });
});
