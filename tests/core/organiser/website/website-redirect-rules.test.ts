import {
  inRuleOrder,
  REDIRECT_STEPS_MAX,
  REDIRECTS_MAX,
  redirectFaults,
  siteRedirectOf,
  type WebsiteRedirect,
  websiteRedirectOf,
} from '@fairdesk/core/organiser';
import type { RedirectKind, SiteRedirect } from '@fairdesk/core/page';
import { LANGUAGES } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { anySitePath as anyPath } from '#tests/support/models/any-site-path.ts';

const ORIGIN = 'https://fair.example';
const rule = (from: string, to: string): WebsiteRedirect => ({ from, to, isPermanent: false });
const codesOf = (redirects: readonly WebsiteRedirect[], folder = 'aqua', origin = ORIGIN) =>
  redirectFaults(redirects, { folder, origin }).map(({ path, code }) => `${path} ${code}`);

describe('the redirects of a website', () => {
  const anyFolder = fc.constantFrom('', 'aqua');

  it.prop([fc.integer({ min: 1, max: 9 }), anyFolder, fc.nat(3)])(
    'follow each other five times at most, however their targets are written',
    (length, folder, notation) => {
      const inSite = folder === '' ? '' : `/${folder}`;
      const written = [
        '',
        inSite,
        `${ORIGIN}${inSite}`,
        `${ORIGIN.toUpperCase().replace('HTTPS', 'https')}${inSite}`,
      ];
      const chain = Array.from({ length }, (_, place) =>
        rule(`/p${place}`, `${written[notation]}/p${place + 1}?a=b`),
      );
      const tooFar = chain.slice(0, Math.max(0, length - REDIRECT_STEPS_MAX));
      expect(codesOf(chain, folder)).toEqual(
        tooFar.map((_, place) => `redirects.${place}.to website-redirect-loop`),
      );
    },
  );

  it.prop([anyPath, fc.constantFrom('', '/nl', '/aqua', '/nl/aqua')])(
    'may lead to the same path of another site, or of the same host outside the folder',
    (path, start) => {
      const others = ['https://other.example', `${ORIGIN}.evil.example`, `${ORIGIN}:8443`];
      for (const other of others) expect(codesOf([rule(path, `${other}${start}${path}`)])).toEqual([]);
      for (const folder of ['aquatic', 'wave'])
        expect(codesOf([rule(path, `${ORIGIN}/${folder}${path}`)])).toEqual([]);
      expect(codesOf([rule('/https://other.example/x', 'https://other.example/x')], '')).toEqual([]);
    },
  );

  it.prop([fc.constantFrom(...LANGUAGES), anyFolder])(
    'never form a circle that only one language has',
    (language, folder) => {
      const circle = [rule(`/${language}/a`, '/b'), rule('/b', '/a')];
      expect(codesOf(circle, folder)).toEqual([
        'redirects.0.to website-redirect-loop',
        'redirects.1.to website-redirect-loop',
      ]);
    },
  );

  it.each([-1, 0, 1])('are at most as many as the desk edits: %i more', (more) => {
    const redirects = Array.from({ length: REDIRECTS_MAX + more }, (_, place) => rule(`/p${place}`, '/new'));
    expect(redirectFaults(redirects)).toEqual(
      more > 0 ? [{ path: 'redirects', code: 'website-redirects-max', params: { max: REDIRECTS_MAX } }] : [],
    );
  });
});

describe('inRuleOrder', () => {
  it.prop([fc.array(fc.tuple(anyPath, fc.constantFrom('', '?a=1')))])(
    'has the addresses with a query first, and both kinds in the order of the list',
    (addresses) => {
      const list = addresses.map(([path, query]) => ({ from: path + query, to: '/new', isPermanent: false }));
      const [withQuery, without] = [true, false].map((isQuery) =>
        list.filter(({ from }) => from.includes('?') === isQuery),
      );
      expect(inRuleOrder(list)).toEqual([...(withQuery ?? []), ...(without ?? [])]);
    },
  );
});

describe('websiteRedirectOf', () => {
  it.prop([anyPath, anyPath, fc.boolean()])(
    'reads back every rule that the desk writes, with its status',
    (from, to, isPermanent) => {
      const stored = siteRedirectOf({ from, to, isPermanent });
      expect(stored).toMatchObject({ kind: isPermanent ? 'permanent' : 'temporary', keepsQuery: true });
      expect(websiteRedirectOf(stored)).toEqual({ from, to, isPermanent });
    },
  );

  /** Puts a part into a pattern, or leaves it when the part is long. */
  const partAt = (pattern: string, part: string, place: number): string => {
    const at = place % pattern.length;
    return part.length > 2 ? pattern : pattern.slice(0, at) + part + pattern.slice(at);
  };
  const anyPattern = fc
    .array(fc.constantFrom('^', '/', 'a', 'é', '\\', '\\.', '\\a', '.', '*', '(', ')', '\\?', '$', '\n'), {
      maxLength: 7,
    })
    .map((parts) => parts.join(''));
  it.prop([
    fc.oneof(
      anyPattern,
      anyPattern.map((inner) => `^/${inner}$`),
      fc
        .tuple(anyPath, anyPattern, fc.nat())
        .map(([from, part, place]) => partAt(siteRedirectOf(rule(from, '/new')).pattern, part, place)),
      { weight: 3, arbitrary: anyPath.map((from) => siteRedirectOf(rule(from, '/new')).pattern) },
    ),
    fc.constantFrom('/new', '/new', '/new', '//evil.example', '/$1', '', 'https://other.example'),
    fc.constantFrom<RedirectKind>('permanent', 'temporary', 'transfer'),
    fc.constantFrom('', '', '', 'nl'),
  ])('never shows a rule that saving would change', (pattern, target, kind, language) => {
    const stored: SiteRedirect = { pattern, target, kind, language, keepsQuery: true };
    const read = websiteRedirectOf(stored);
    if (read === undefined) return;
    // What becomes of the query is not shown: an unchanged rule stays as it is stored.
    expect({ ...siteRedirectOf(read), keepsQuery: true }).toEqual(stored);
    expect(codesOf([read]).filter((code) => !code.endsWith('loop'))).toEqual([]);
  });

  it.each(['^/a', '/a$', 'x^/a$', '^/a$x', '^/a.b$', '^/a/(b|c)$', '^/a|^/b$', '^/$', '^/nl/$', ''])(
    'leaves the pattern %j to the import',
    (pattern) => {
      expect(websiteRedirectOf({ ...siteRedirectOf(rule('/a', '/new')), pattern })).toBeUndefined();
    },
  );
});
