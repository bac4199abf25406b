import {
  inRuleOrder,
  redirectFaults,
  siteRedirectOf,
  type WebsiteRedirect,
  websiteRedirectOf,
} from '@fairdesk/core/organiser';
import { redirectFinder } from '@fairdesk/core/page';
import { LANGUAGES, URL_MAX } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { anySitePath as anyPath } from '#tests/support/models/any-site-path.ts';

const ORIGIN = 'https://fair.example';
const rule = (from: string, to: string): WebsiteRedirect => ({ from, to, isPermanent: false });
const codesOf = (redirects: readonly WebsiteRedirect[], folder = 'aqua', origin = ORIGIN) =>
  redirectFaults(redirects, { folder, origin }).map(({ path, code }) => `${path} ${code}`);

const anyForeignSign = fc.constantFrom(...'\t\n\0\\$', '%00', '%5C', '%5c', '%0A', '%24');
const anySegmentOfDots = fc.constantFrom('.', '..', '%2e', '%2E%2e', '.%2E');

/** The path with the text somewhere between its first and its last character. */
const inserted = (path: string, text: string, place: number): string => {
  const at = 1 + (place % path.length);
  return path.slice(0, at) + text + path.slice(at);
};

describe('the old address of a redirect', () => {
  it.prop([anyPath])('may have any sign that a path may have', (from) => {
    expect(codesOf([rule(from, '/new')])).toEqual([]);
  });

  it.prop([
    anyPath,
    fc.oneof(anyForeignSign, fc.constantFrom('#', '%', '%3F', '%3f', '%zz', '%23')),
    fc.nat(),
  ])('never has a sign that no path can have, in any notation', (path, sign, place) => {
    expect(codesOf([rule(inserted(path, sign, place), '/new')])).toEqual([
      'redirects.0.from website-redirect-from',
    ]);
  });

  it.prop([anyPath, anySegmentOfDots, fc.constantFrom('', '/', '/x')])(
    'never has a segment that browsers resolve',
    (path, dots, end) => {
      expect(codesOf([rule(`${path}/${dots}${end}`, '/new')])).toEqual([
        'redirects.0.from website-redirect-from',
      ]);
    },
  );

  it.prop([anyPath, fc.constantFrom('/', '//', '\\', 'https:/', 'x', '/%2F', '/%5C')])(
    'begins with one slash',
    (path, start) => {
      expect(codesOf([rule(`${start}${path}`.replace(/^x\//, 'x'), '/new')])).toEqual([
        'redirects.0.from website-redirect-from',
      ]);
    },
  );

  it.prop([fc.constantFrom('', 'aqua'), fc.constantFrom('', '/nl', '/tr/', '/aqua', '/aqua/', '/nl//')])(
    'is never the home page, of any language',
    (folder, home) => {
      if (folder === '' && home.startsWith('/aqua')) return;
      expect(codesOf([rule(home, '/new')], folder)).toEqual(['redirects.0.from website-redirect-from']);
    },
  );

  it.prop([fc.integer({ min: 140, max: 160 }), fc.constantFrom('', 'aqua')])(
    'works up to 150 characters, and no longer one is accepted',
    (length, folder) => {
      const from = `/${'x'.repeat(length - 1)}`;
      expect(codesOf([rule(from, '/new')], folder)).toEqual(
        length > 150 ? ['redirects.0.from website-redirect-from'] : [],
      );
    },
  );

  const anyPair = anyPath.chain((from) =>
    fc.tuple(
      fc.constant(from),
      fc.oneof(anyPath, fc.constantFrom(from, `${from}/`, from.toUpperCase(), `/aqua${from}`)),
    ),
  );

  it.prop([anyPair, fc.constantFrom(...LANGUAGES), fc.constantFrom('', '/')])(
    'is redirected itself and hides no other one, except one that is reported as its duplicate',
    ([from, other], language, end) => {
      const find = redirectFinder([siteRedirectOf(rule(from, '/new'))]);
      const hrefAt = (path: string) => find({ path, search: '', language, folder: 'aqua' })?.href;
      expect(hrefAt(`${from}${end}`)).toMatch(/\/aqua\/new$/);
      if (hrefAt(other) !== undefined)
        expect(codesOf([rule(from, '/new'), rule(other, '/newer')])).toEqual([
          'redirects.1.from website-redirect-duplicate',
        ]);
    },
  );

  it.prop([anyPath, fc.constantFrom('', '/'), fc.boolean(), fc.nat({ max: 3 })])(
    'is a duplicate in every notation of the same address',
    (path, end, isInFolder, more) => {
      const again = `${isInFolder ? '/AQUA' : ''}${path.toUpperCase()}${end}`;
      const between = Array.from({ length: more }, (_, place) => rule(`/between/${place}`, '/new'));
      expect(codesOf([rule(path, '/new'), ...between, rule(again, '/newer')])).toEqual([
        `redirects.${more + 1}.from website-redirect-duplicate`,
      ]);
    },
  );
});

describe('the query of an old address', () => {
  const find = (redirects: readonly WebsiteRedirect[], path: string, search: string) =>
    redirectFinder(inRuleOrder(redirects).map(siteRedirectOf))({
      ...{ path, search, language: 'nl', folder: 'aqua' },
    })?.href;
  const anyWord = fc.constantFrom(
    'a',
    'b',
    'c',
    'é',
    'a b',
    'a&b',
    'a+b',
    'a=b',
    '50%',
    '/x/',
    'a#b',
    '?',
    '😀',
    '',
  );
  const anyParameter = fc.tuple(
    anyWord.filter((name) => name !== '' && !name.includes('=')),
    anyWord,
  );
  const anyParameters = fc.array(anyParameter, { minLength: 1, maxLength: 3 });
  const encoded = ([name, value]: readonly [string, string]) =>
    `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
  const inForms = ([name, value]: readonly [string, string]) => `${new URLSearchParams([[name, value]])}`;
  const typed = ([name, value]: readonly [string, string]) =>
    [name, value].map((text) => text.replace(/[%&+#]/g, encodeURIComponent)).join('=');
  const anyNotation = fc.constantFrom(encoded, inForms, typed);
  /** The parameters in one of their orders, each in one of its notations. */
  const written = (
    parameters: readonly (readonly [string, string])[],
    place: number,
    notations: (typeof encoded)[],
  ) =>
    parameters
      .map((parameter, index) => (notations[index % notations.length] ?? encoded)(parameter))
      .map((_, index, all) => all[(index + place) % all.length])
      .join('&');
  const anyNotations = fc.array(anyNotation, { minLength: 1, maxLength: 3 });

  it.prop([anyPath, anyParameters, fc.nat(3), anyNotations, anyNotations, fc.constantFrom('', '/', '//')])(
    'matches its parameters in any order and notation, and is not carried over',
    (path, parameters, place, notations, others, end) => {
      const redirect = rule(`${path}${end}?${written(parameters, 0, notations)}`, '/new?x=1');
      expect(codesOf([redirect])).toEqual([]);
      expect(find([redirect], path, `?${written(parameters, place, others)}`)).toBe('/nl/aqua/new?x=1');
      expect(websiteRedirectOf(siteRedirectOf(redirect))).toBeDefined();
    },
  );

  it.prop([anyPath, anyParameters, anyParameters, anyNotations])(
    'matches no other parameters, no further ones and no fewer',
    (path, parameters, others, notations) => {
      const redirect = rule(`${path}?${written(parameters, 0, notations)}`, '/new');
      const texts = (all: readonly (readonly [string, string])[]) =>
        JSON.stringify(all.map(([name, value]) => `${name}=${value}`.toLowerCase()).toSorted());
      if (texts(parameters) !== texts(others))
        expect(find([redirect], path, `?${written(others, 0, notations)}`)).toBeUndefined();
      expect(find([redirect], path, `?${written([...parameters, ...others], 0, notations)}`)).toBeUndefined();
      expect(find([redirect], path, '')).toBeUndefined();
    },
  );

  it.prop([anyPath, fc.boolean(), anyParameters, anyNotations])(
    'has its own redirect whatever the place of that of its path, which takes every other query',
    (path, isFirst, parameters, notations) => {
      const query = `?${written(parameters, 0, notations)}`;
      const [plain, own] = [rule(path, '/new'), rule(`${path}${query}`, '/own')];
      const redirects = isFirst ? [own, plain] : [plain, own];
      expect(codesOf(redirects)).toEqual([]);
      expect(find(redirects, path, query)).toBe('/nl/aqua/own');
      expect(find(redirects, path, '')).toBe('/nl/aqua/new');
      expect(find(redirects, path, '?other')).toBe('/nl/aqua/new?other');
    },
  );

  it.prop([anyPath, anyParameters, fc.nat(3), anyNotations, anyNotations])(
    'makes a duplicate in any order and notation',
    (path, parameters, place, notations, others) => {
      const [one, again] = [written(parameters, 0, notations), written(parameters, place, others)];
      expect(codesOf([rule(`${path}?${one}`, '/new'), rule(`${path}?${again}`, '/newer')])).toEqual([
        'redirects.1.from website-redirect-duplicate',
      ]);
    },
  );

  it.each(['/?p=12', '/nl/?p=12', '/nl?p=12', '/aqua?p=12', '/aqua/?p=12'])(
    'may be one of the home page: %s',
    (from) => {
      expect(codesOf([rule(from, '/new')])).toEqual([]);
      const at = from.startsWith('/nl') ? 'nl' : 'tr';
      const request = { path: '/', search: '?p=12', language: at, folder: 'aqua' } as const;
      expect(redirectFinder([siteRedirectOf(rule(from, '/new'))])(request)?.href).toBe(`/${at}/aqua/new`);
    },
  );

  it.each([
    [
      ['/old?a=1', '/new?b=1'],
      ['/new?b=1', '/old?a=1'],
    ],
    [
      ['/old', '/new'],
      ['/new?b=1', '/old?b=1'],
    ],
    [
      ['/?p=1', 'https://fair.example/aqua/nl'],
      ['/nl', '/?p=1'],
    ],
  ])('never makes a circle: %j, %j, %j', (...pairs) => {
    expect(codesOf(pairs.map(([from = '', to = '']) => rule(from, to)))).not.toEqual([]);
  });

  it.prop([anyPath, anyPath, anyParameters, fc.constantFrom('', '#x', '#x?y=1')])(
    'never makes a circle, whatever the fragment of a new address',
    (path, other, parameters, fragment) => {
      const query = written(parameters, 0, [encoded]);
      const circle = [
        rule(`${path}?${query}`, `/b${other}`),
        rule(`/b${other}`, `${path}?${query}${fragment}`),
      ];
      expect(codesOf(circle)).toContain('redirects.0.to website-redirect-loop');
    },
  );

  it('never leads back to its own path, in any notation of the site', () => {
    for (const to of ['/', '/?p=2', `${ORIGIN}?p=1`, `${ORIGIN}/?p=1#x`])
      expect([to, codesOf([rule('/?p=1', to)], '')]).toEqual([to, ['redirects.0.to website-redirect-loop']]);
  });
});

describe('a space in an old address', () => {
  it.each(['/stands und preise', '/old%20page', '/a b/c%20d', '/old%C2%A0page'])('%s matches', (from) => {
    expect(codesOf([rule(from, '/new')])).toEqual([]);
    const path = decodeURIComponent(from);
    const request = { path, search: '?a', language: 'en', folder: 'aqua' } as const;
    expect(redirectFinder([siteRedirectOf(rule(from, '/new'))])(request)?.href).toBe('/aqua/new?a');
    expect(codesOf([rule(from, '/new'), rule(path, '/newer')])).toEqual([
      'redirects.1.from website-redirect-duplicate',
    ]);
  });
});

describe('the new address of a redirect', () => {
  const anyEnd = fc.constantFrom(
    '',
    '/',
    '?a=b',
    '?a=1&b=..',
    '#part',
    '/x?a#b',
    '/100%',
    '/a//b',
    '/...',
    '/.x',
  );

  it.prop([anyPath, anyEnd])('may be any page of the site', (path, end) => {
    expect(codesOf([rule('/old-address', `${path}${end}`)])).toEqual([]);
  });

  it.prop([fc.constantFrom('other.example', 'a-b.other.example', 'other.example:8080'), anyEnd])(
    'may be any page of another site',
    (host, end) => {
      expect(codesOf([rule('/old', `https://${host}${end}`)])).toEqual([]);
    },
  );

  it.prop([
    fc.constantFrom('/new', 'https://other.example/new', `${ORIGIN}/aqua/new`),
    fc.oneof(fc.constantFrom(...' \t\n\0\\$')),
    fc.constantFrom('', '/x', '?a=b'),
  ])('never has a sign that would make it another address', (start, sign, end) => {
    for (const to of [`${start}${sign}${end}`, `${sign}${start}${end}`])
      expect(codesOf([rule('/old', to)])).toEqual(['redirects.0.to website-redirect-to']);
  });

  it.prop([
    fc.oneof(anyPath, fc.constant('/100%')),
    anySegmentOfDots,
    fc.constantFrom('', '/', '/x', '?a', '#b'),
  ])('never has a segment that browsers resolve', (path, dots, end) => {
    if (path.includes('%') && dots.includes('%')) return;
    expect(codesOf([rule('/old', `${path}/${dots}${end}`)])).toEqual(['redirects.0.to website-redirect-to']);
  });

  it.prop([
    fc.constantFrom(
      ...['http://other.example', 'xhttps://other.example', '//other.example', '/%2Fother.example', ''],
      ...['https://me@other.example', 'https://fair.example@other.example/x', 'https://', 'https:///x'],
      ...['https://?a', 'javascript:alert(1)', 'new', '?a', '#b', '/%5Cother.example', 'mailto:a@b.example'],
    ),
  ])('never leads to a host that its text hides', (to) => {
    expect(codesOf([rule('/old', to)])).toEqual(['redirects.0.to website-redirect-to']);
  });

  it.prop([fc.integer({ min: -3, max: 3 }), fc.constantFrom('/', 'https://other.example/')])(
    'has at most the length of a web address',
    (more, start) => {
      const to = start.padEnd(URL_MAX + more, 'x');
      expect(codesOf([rule('/old', to)])).toEqual(more > 0 ? ['redirects.0.to website-redirect-to'] : []);
    },
  );
});
