import { redirectFinder, type SiteRedirect } from '@fairdesk/core/page';
import { LANGUAGES } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { EACH_LANGUAGE } from '#tests/support/each-language.ts';

describe.each(EACH_LANGUAGE)('in $language', ({ language, prefix }) => {
  const request = { path: '/old', search: '', language, folder: 'aqua' } as const;
  const redirect = (pattern: string, target: string, more: Partial<SiteRedirect> = {}): SiteRedirect => ({
    ...{ pattern, target, kind: 'permanent', keepsQuery: false, language: '' },
    ...more,
  });
  const hrefOf = (redirects: readonly SiteRedirect[], more: object = {}) =>
    redirectFinder(redirects)({ ...request, ...more })?.href;

  /** Pieces of patterns, from careful and malicious editors alike. */
  const anyPattern = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          '^',
          '$',
          '/',
          'old',
          '(.*)',
          '(a+)+',
          '(a|a)*',
          '.*',
          '?',
          '[',
          ')',
          '{2,}',
          '\\',
          '/gi',
        ),
        fc.string({ maxLength: 5 }),
      ),
      { maxLength: 12 },
    )
    .map((pieces) => pieces.join(''));
  const anyTarget = fc.oneof(
    fc.constantFrom('/$1', '$1', '/x/$1'),
    fc.string(),
    fc.webUrl(),
    fc
      .array(fc.constantFrom('/', '\\', '$1', '$&', '//', 'https:', '?', 'evil.example', '@', '$siteLang'), {
        maxLength: 6,
      })
      .map((pieces) => pieces.join('')),
  );
  const anyRedirect = fc.record({
    pattern: fc.oneof(anyPattern, fc.constantFrom('(.*)', '^/old/?(.*)$', '.*')),
    target: anyTarget,
    kind: fc.constantFrom('permanent', 'temporary', 'transfer'),
    keepsQuery: fc.boolean(),
    language: fc.constantFrom('', 'nl', 'EN'),
  });
  const anyRequest = fc.record({
    path: fc.oneof(
      fc.webPath(),
      fc.string().map((text) => `/${text}`),
      fc.constantFrom('//evil.example', '/old//evil.example', '/old/\\evil.example', `/${'a'.repeat(190)}!`),
    ),
    search: fc.oneof(
      fc.constant(''),
      fc.webQueryParameters().map((query) => `?${query}`),
    ),
    language: fc.constantFrom(...LANGUAGES),
    folder: fc.constantFrom('', 'aqua'),
  });

  describe('redirectFinder', () => {
    it.prop([fc.array(anyRedirect, { maxLength: 4 }), anyRequest], { numRuns: 3000 })(
      'never redirects to a host that no editor entered, for any request',
      (redirects, address) => {
        const found = redirectFinder(redirects)(address);
        // The server drops invalid addresses before it sends a redirect.
        if (found === undefined || !URL.canParse(found.href, 'https://desk.example')) return;
        const { host } = new URL(found.href, 'https://desk.example');
        const written = redirects.flatMap(({ target }) =>
          /^https?:\/\//i.test(target.trim()) &&
          URL.canParse(target.trim().replace(/\$siteLang/gi, address.language))
            ? [new URL(target.trim().replace(/\$siteLang/gi, address.language)).host]
            : [],
        );
        expect(['desk.example', ...written]).toContain(host);
        if (host !== 'desk.example') expect(found.kind).not.toBe('transfer');
      },
    );

    it.prop([fc.array(anyRedirect, { maxLength: 8 }), anyRequest])(
      'always responds at once, for any patterns',
      (redirects, address) => {
        const find = redirectFinder(redirects);
        const start = performance.now();
        find(address);
        expect(performance.now() - start).toBeLessThan(3000);
      },
    );

    it.prop([
      fc.array(anyPattern),
      fc.constantFrom('old', '/old', '/old/', '^/old$', '^/old/$', '/^\\/old$/gi'),
    ])(
      'never misses a match because of an invalid pattern beside it, nor because of case or a trailing slash',
      (patterns, pattern) => {
        const broken = patterns.filter((each) => hrefOf([redirect(each, '/x')]) === undefined);
        const map = [...broken.map((each) => redirect(each, '/x')), redirect(pattern, '/new')];
        for (const path of ['/old', '/old/', '/OLD'])
          expect(hrefOf(map, { path })).toBe(`${prefix}/aqua/new`);
      },
    );

    it.prop([anyRequest, fc.constantFrom('(.*)', '^/(.*)$', '.*')])(
      'never redirects to the requested page itself',
      (address, pattern) => {
        const href = redirectFinder([redirect(pattern, '/$1')])(address)?.href;
        if (href !== undefined) expect(href).not.toBe(address.path);
        expect(hrefOf([redirect('^/old$', '/old')])).toBeUndefined();
      },
    );

    it('keeps captured parts of the path, the language and the folder', () => {
      expect(hrefOf([redirect('^/old/(.*)$', '/new/$1')], { path: '/old/a/b' })).toBe(
        `${prefix}/aqua/new/a/b`,
      );
      expect(hrefOf([redirect('^/old/(.*)$', '/new/$1')], { path: '/old/a?b#c' })).toBe(
        `${prefix}/aqua/new/a%3Fb%23c`,
      );
      expect(hrefOf([redirect('^/old$', '/es/new')])).toBe('/es/aqua/new');
      expect(hrefOf([redirect(`^${prefix}/old$`, '/new')])).toBe(`${prefix}/aqua/new`);
      expect(hrefOf([redirect('^/aqua/old$', '/new')])).toBe(`${prefix}/aqua/new`);
      expect(hrefOf([redirect('^/old$', 'https://elsewhere.example/$siteLang')])).toBe(
        `https://elsewhere.example/${language}`,
      );
    });

    it('keeps the query when configured, and matches its parameters in any order', () => {
      const search = '?b=2&a=1';
      expect(hrefOf([redirect('/old', '/new?c=3', { keepsQuery: true })], { search })).toBe(
        `${prefix}/aqua/new?c=3&b=2&a=1`,
      );
      expect(hrefOf([redirect('/old', '/new')], { search })).toBe(`${prefix}/aqua/new`);
      expect(hrefOf([redirect('/old', '/new', { keepsQuery: true })])).toBe(`${prefix}/aqua/new`);
      expect(hrefOf([redirect('/old', '/new?', { keepsQuery: true })], { search })).toBe(
        `${prefix}/aqua/new?b=2&a=1`,
      );
      expect(hrefOf([redirect('/old?a=1&b=2', '/new')], { search })).toBe(`${prefix}/aqua/new`);
      expect(hrefOf([redirect('/old?a=1&b=2', '/new')])).toBeUndefined();
    });

    it('adds the query before a fragment, and to an external address too', () => {
      const search = '?b=2';
      const keepsQuery = { keepsQuery: true };
      expect(hrefOf([redirect('/old', '/new#hall', keepsQuery)], { search })).toBe(
        `${prefix}/aqua/new?b=2#hall`,
      );
      expect(hrefOf([redirect('/old', 'https://shop.example?c=3#hall', keepsQuery)], { search })).toBe(
        'https://shop.example?c=3&b=2#hall',
      );
      expect(hrefOf([redirect('/old', '/old#hall')])).toBeUndefined();
    });

    it('never transfers to another host, and otherwise keeps the configured kind', () => {
      const find = (kind: SiteRedirect['kind'], target: string) =>
        redirectFinder([redirect('/old', target, { kind })])(request)?.kind;
      expect(find('transfer', 'https://elsewhere.example/')).toBe('temporary');
      expect(find('permanent', ' http://elsewhere.example/ ')).toBe('permanent');
      expect(find('transfer', '/new')).toBe('transfer');
      expect(find('permanent', '/new')).toBe('permanent');
    });

    it('ignores a target that is neither a path nor a web address', () => {
      for (const target of ['//evil.example', '\\\\evil.example', 'javascript:alert(1)', 'x:y'])
        expect([target, hrefOf([redirect('/old', target)])]).toEqual([target, undefined]);
      expect(hrefOf([redirect('/old', '/a?to=https://b.example')])).toBe(
        `${prefix}/aqua/a?to=https://b.example`,
      );
      expect(hrefOf([redirect('/old', 'a//b')])).toBe(`${prefix}/aqua/a/b`);
    });

    it('ignores an address over the limit, and accepts one at the limit, with any number of trailing slashes', () => {
      const path = (length: number) => `/${'a'.repeat(length - 1)}`;
      // The path counts with its language in front.
      const found = (length: number) =>
        hrefOf([redirect('^/a+$', '/new')], { path: path(length), folder: '' });
      expect([found(200), found(201)]).toEqual([`${prefix}/new`, undefined]);
      expect(hrefOf([redirect('^/old$', '/new')], { path: '/old///' })).toBe(`${prefix}/aqua/new`);
      expect(hrefOf([redirect('^.*$', '/new')], { path: '/', folder: '' })).toBe(`${prefix}/new`);
    });

    it('applies to its own language only, and the first match wins', () => {
      expect(
        hrefOf([redirect('/old', '/new', { language: language === 'es' ? 'tr' : 'es' })]),
      ).toBeUndefined();
      expect(hrefOf([redirect('/old', '/new', { language: language.toUpperCase() })])).toBe(
        `${prefix}/aqua/new`,
      );
      expect(hrefOf([redirect('/old', '/first'), redirect('/old', '/second')])).toBe(`${prefix}/aqua/first`);
    });
  });
});
