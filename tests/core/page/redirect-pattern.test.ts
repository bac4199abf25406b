import { redirectFinder } from '@fairdesk/core/page';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

/** Whether a redirect with this pattern matches this path. */
const means = (pattern: string, path: string, search = ''): boolean =>
  redirectFinder([{ pattern, target: '/new', kind: 'permanent', keepsQuery: false, language: '' }])({
    ...{ path, search, language: 'nl', folder: '' },
  }) !== undefined;

describe('the pattern of a redirect', () => {
  it.each([
    ['/a/b', '/a/b'],
    [' a/b ', '/a/b'],
    ['a/b/', '/a/b'],
    ['^a/b$', '/A/B'],
    ['^/a/b/$', '/a/b/'],
    ['/^\\/a\\/b\\/$/gi', '/a/b'],
    ['/^\\/a\\/b$/', '/a/b'],
    ['^/a\\$', '/a$'],
    ['^/a/.*/b/.*/c/.*$', '/a/1/b/2/c/3'],
    ['^/a[0-9*+{|]b$', '/a*b'],
    ['^/[*+{][*+{][*+{][*+{]$', '/++++'],
    ['^/\\*\\+\\{\\|$', '/*+{|'],
    ['^/(?:a|b)$', '/b'],
    ['^/(a)?b$', '/b'],
    ['^/colou?r$', '/colou'],
    [`^/(${'abcdefghijklm'.split('').join('|')})$`, '/m'],
    ['^/(?:en/)?(.*)/(?:a|b|c)/(.*)/(.*)$', '/x/b/y/z'],
    [`^/(${'abcdefghijklm'.split('').join('|')})/(.*)/(.*)/(.*)$`, '/m/x/y/z'],
    ['^/.?[b]?(c)?(?:d)?$', '/d'],
    ['^/(?:.?.?.?.?.?.?.?.?.?.?.?.?)$', '/abc'],
    ['^/.?.?e{1}?f*?g+?$', '/efg'],
    [`/${'a'.repeat(150)}`, `/${'a'.repeat(150)}`],
  ])('%s matches %s', (pattern, path) => {
    const [address = '', search] = pattern.includes('u?r') ? ['/colou', '?r'] : [path];
    expect(means(pattern, address, search)).toBe(true);
  });

  it.each([
    ['/a', '/ba'],
    ['/a', '/ab'],
    ['a/b', '/x/a/b'],
    ['', '/'],
    ['^/$', '/'],
    ['^/(a+)+$', '/aaa'],
    ['^/(a|b)*$', '/ab'],
    ['^/(a){2}$', '/aa'],
    ['^/(a)\\1$', '/aa'],
    ['^/(?<n>a)\\k<n>$', '/aa'],
    ['^/(?=a)a$', '/a'],
    ['^/(?!b)a$', '/a'],
    ['^/a.*b.*c.*d.*$', '/abcd'],
    ['^/a+b+c+d+$', '/abcd'],
    ['^/a{1}b{1}c{1}d{1}$', '/abcd'],
    [`^/(${'abcdefghijklmn'.split('').join('|')})$`, '/n'],
    // Each is fast alone; together they try the longest address in more ways than a server has time for.
    ['^/.*.*.*.?.?.?.?b$', '/aaaab'],
    ['^/.*.*.*(a|a)(a|a)(a|a)(a|a)b$', '/aaaab'],
    ['^/.*.*(a|a|a).?.?.?.?.?.?.?.?.?.?b$', '/aaaab'],
    [`^/(?:${'.?'.repeat(13)})$`, '/abc'],
    ['^/[a$', '/a'],
    [`^/(?:a|${'b'.repeat(500)})$`, '/a'],
  ])('%s does not match %s', (pattern, path) => expect(means(pattern, path)).toBe(false));

  it('matches up to 500 characters, and is ignored beyond them', () => {
    const long = (length: number) => `^/(?:a|${'b'.repeat(length - '^/(?:a|)$'.length)})$`;
    expect([means(long(500), '/a'), means(long(501), '/a')]).toEqual([true, false]);
  });

  it.prop([fc.stringMatching(/^[a-z0-9-]{1,20}(?:\/[a-z0-9-]{1,20}){0,3}$/)])(
    'without special characters always matches that path only',
    (path) => {
      expect(means(path, `/${path}`)).toBe(true);
      expect(means(path, `/${path}/x`)).toBe(false);
      expect(means(path, `/x${path}`)).toBe(false);
    },
  );
});
