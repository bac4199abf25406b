import {
  inRuleOrder,
  REDIRECTS_MAX,
  redirectFaults,
  siteRedirectOf,
  type WebsiteRedirect,
  websiteRedirectOf,
} from '@fairdesk/core/organiser';
import { redirectFinder } from '@fairdesk/core/page';
import { isLanguage } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';

const ORIGIN = 'https://fair.example';
const PLACE = { folder: 'aqua', origin: ORIGIN };
const codesOf = (redirects: readonly WebsiteRedirect[]) =>
  redirectFaults(redirects, PLACE).map(({ path, code }) => `${path} ${code}`);
const rule = (from: string, to: string): WebsiteRedirect => ({ from, to, isPermanent: true });

const anyPart = fc.constantFrom('a', 'B', 'nl', 'aqua', 'é', '%C3%A9', 'x.y', 'a+b', '(c)', '..', '~');
const anyPath = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('/a', '/b', '/B/', '/c', '/nl/a', '/aqua/b') },
  { weight: 1, arbitrary: fc.array(anyPart, { maxLength: 3 }).map((parts) => `/${parts.join('/')}`) },
);
const anyQuery = fc.constantFrom('', '', '?q=1', '?Q=1&p', '?p&q=1', '?q=1&q=1');
const anySource = fc.tuple(anyPath, anyQuery).map(([path, query]) => path + query);
const anyTarget = fc.oneof(
  { weight: 6, arbitrary: anyPath },
  { weight: 4, arbitrary: anySource },
  { weight: 2, arbitrary: anySource.map((path) => `${ORIGIN}${path}`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...['https://other.example/x', 'http://other.example', '//other.example', 'x', '/$1', ''],
    ),
  },
);
const anyRedirects = fc.array(fc.record({ from: anySource, to: anyTarget, isPermanent: fc.boolean() }), {
  maxLength: 5,
});

/** The address that the product redirects to, as the site does it. */
const nextOf = (find: ReturnType<typeof redirectFinder>, address: string): string | undefined => {
  const { origin, pathname, search } = new URL(address, ORIGIN);
  if (origin !== ORIGIN) return undefined;
  const [, first = '', ...rest] = decodeURIComponent(pathname).split('/');
  const language = isLanguage(first) ? first : 'en';
  const path = isLanguage(first) ? `/${rest.join('/')}` : decodeURIComponent(pathname);
  if (!`${path}/`.startsWith('/aqua/')) return undefined;
  return find({ path: path.slice('/aqua'.length) || '/', search, language, folder: 'aqua' })?.href;
};

describe('redirectFaults', () => {
  const anyEnd = fc.constantFrom('', '?a', '/', '?q=1', '/?p&q=1');
  it.prop([anyRedirects, fc.constantFrom('', '/nl', '/en', '/tr'), anyPath, anyEnd])(
    'leave no list that leads in circles, or to another site without https',
    (redirects, language, path, end) => {
      if (redirectFaults(redirects, PLACE).length > 0) return;
      const find = redirectFinder(inRuleOrder(redirects).map(siteRedirectOf));
      const starts = redirects.flatMap(({ from }) => [from, from.replace(/\?.*/, end)]);
      for (const start of [`${path}${end}`, ...starts]) {
        let address: string | undefined = `${language}/aqua${start}`;
        for (let step = 0; step < 20 && address !== undefined; step += 1) {
          address = nextOf(find, address);
          expect(address ?? '/').toMatch(/^(?:\/(?![/\\])|https:\/\/(?:fair|other)\.example)/);
        }
        expect(address).toBeUndefined();
      }
    },
  );

  it.prop([anyRedirects])('accept rules that work, and store them so that they read back', (redirects) => {
    if (redirectFaults(redirects, PLACE).length > 0) return;
    for (const one of redirects) {
      const stored = siteRedirectOf(one);
      const read = websiteRedirectOf(stored);
      expect(read).toMatchObject({ to: one.to, isPermanent: one.isPermanent });
      expect(read && siteRedirectOf(read)).toEqual(stored);
      if (!one.from.includes('?')) expect(read?.from).toBe(decodeURIComponent(one.from));
    }
  });

  example('report what is wrong, at its field', () => {
    expect(codesOf([rule('/old', '/new'), rule('/away', 'https://other.example/x?y=1')])).toEqual([]);
    expect(codesOf([rule('old', '/new')])).toEqual(['redirects.0.from website-redirect-from']);
    expect(codesOf([rule('/nl', '/new')])).toEqual(['redirects.0.from website-redirect-from']);
    expect(codesOf([rule('/a', '/b'), rule('/aqua/A/', '/c')])).toEqual([
      'redirects.1.from website-redirect-duplicate',
    ]);
    for (const to of ['http://other.example', '//other.example', '/%2fother.example', 'javascript:x', '/$1'])
      expect(codesOf([rule('/a', to)])).toEqual(['redirects.0.to website-redirect-to']);
    expect(codesOf([rule('/a', '/a')])).toEqual(['redirects.0.to website-redirect-loop']);
    expect(codesOf([rule('/a', '/b'), rule('/b', `${ORIGIN}/aqua/a`)])).toEqual([
      'redirects.0.to website-redirect-loop',
      'redirects.1.to website-redirect-loop',
    ]);
    expect(codesOf([rule('/x', '/nl/x')])).toEqual([]);
    expect(codesOf(Array(REDIRECTS_MAX + 1).fill(rule('/a', '/b')))).toEqual([
      'redirects website-redirects-max',
    ]);
  });

  example('leave rules alone that only an import writes', () => {
    const stored = siteRedirectOf(rule('/a', '/b'));
    expect(websiteRedirectOf({ ...stored, pattern: '^/companies/(.*)$' })).toBeUndefined();
    expect(websiteRedirectOf({ ...stored, pattern: '^/a.b$' })).toBeUndefined();
    expect(websiteRedirectOf({ ...stored, kind: 'transfer' })).toBeUndefined();
    expect(websiteRedirectOf({ ...stored, language: 'nl' })).toBeUndefined();
  });
});
