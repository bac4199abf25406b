import { linkWithin, safeHref } from '@fairdesk/core/navigation';
import { LANGUAGES, localPath } from '@fairdesk/core/shared';
import { anyLanguage } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { EACH_LANGUAGE } from '#tests/support/each-language.ts';

const segment = fc.stringMatching(/^[a-z0-9-]{3,12}$/);
const path = fc.array(segment, { minLength: 1 }).map((segments) => `/${segments.join('/')}`);
const folder = segment.map((name) => `f-${name}`);

/** A path with or without a language, including the root of each language. */
const anyHref = fc
  .tuple(fc.option(anyLanguage, { nil: '' }), fc.option(path, { nil: '/' }))
  .map(([language, rest]) => (language === '' ? rest : `/${language}${rest === '/' ? '' : rest}`));
/** Suffixes that may themselves look like a path: `?to=/nl/a`, `#/es`. */
const anySuffix = fc
  .tuple(fc.constantFrom('?', '#', '?q=1#'), fc.oneof(fc.string(), anyHref))
  .map((parts) => parts.join(''));

describe('linkWithin', () => {
  it.prop([path, folder, anyLanguage])(
    'puts the folder after the language, in every language',
    (href, name, language) => {
      expect(linkWithin(href, name, language)).toBe(localPath({ language, path: `/${name}${href}` }));
      for (const reader of LANGUAGES)
        expect(linkWithin(`/${language}${href}`, name, reader)).toBe(`/${language}/${name}${href}`);
    },
  );

  it.prop([anyHref, folder, anyLanguage])('never adds the folder twice', (href, name, language) => {
    const once = linkWithin(href, name, language);
    expect(linkWithin(once, name, language)).toBe(once);
  });

  it.prop([anyHref, anySuffix, folder, anyLanguage])(
    'converts the path the same way with any query or fragment',
    (href, suffix, name, language) => {
      expect(linkWithin(`${href}${suffix}`, name, language)).toBe(
        `${linkWithin(href, name, language)}${suffix}`,
      );
    },
  );

  it.prop([
    fc.oneof(
      fc.webUrl(),
      fc.webFragments().map((text) => `#${text}`),
      fc.constantFrom('mailto:a@b.c', 'tel:+31'),
    ),
    folder,
    anyLanguage,
  ])('never changes an absolute address or an anchor', (href, name, language) => {
    expect(linkWithin(href, name, language)).toBe(href);
  });

  it('turns the root into the folder itself', () => {
    expect(LANGUAGES.map((language) => linkWithin('/', 'aqua', language))).toEqual([
      '/aqua',
      '/nl/aqua',
      '/es/aqua',
      '/tr/aqua',
    ]);
    for (const { language, prefix } of EACH_LANGUAGE) {
      expect(linkWithin('/tasks', '', language)).toBe(`${prefix}/tasks`);
      expect(linkWithin('/aqua', 'aqua', language)).toBe(`${prefix}/aqua`);
      expect(linkWithin('/aquarium', 'aqua', language)).toBe(`${prefix}/aqua/aquarium`);
      expect(linkWithin('//cdn.example/a.js', 'aqua', language)).toBe('//cdn.example/a.js');
      expect(linkWithin('/odd//', 'aqua', language)).toBe(`${prefix}/aqua/odd//`);
    }
    for (const { language, prefix } of EACH_LANGUAGE) {
      expect(linkWithin(`/${language}?q=1`, 'aqua', 'en')).toBe(`/${language}/aqua?q=1`);
      expect(linkWithin('/aqua?x=1', 'aqua', language)).toBe(`${prefix}/aqua?x=1`);
      expect(linkWithin('/en', 'aqua', language)).toBe('/en/aqua');
      expect(linkWithin('/en/#top', '', language)).toBe('/en#top');
    }
  });
});

describe('safeHref', () => {
  const sneaky = fc.constantFrom(
    'javascript:',
    'JaVaScRiPt:',
    '\u0001javascript:',
    'java\tscript:',
    ' javascript:',
    'data:',
    'vbscript:',
    '//',
    '/\\',
    'https:\\\\',
    'blob:',
    'file:',
  );

  it.prop([sneaky, fc.string()])('never returns a script or another host', (start, rest) => {
    expect(safeHref(start + rest)).toBe('');
  });

  it.prop([fc.string({ unit: 'binary' })])(
    'is empty, relative, or of a scheme that runs no script',
    (href) => {
      const safe = safeHref(href);
      const { protocol } = new URL(safe, 'https://fair.example');
      expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(protocol);
      if (!/^https?:/i.test(safe) && /^https?:$/.test(protocol)) {
        expect(new URL(safe, 'https://fair.example').host).toBe('fair.example');
      }
    },
  );

  it.prop([fc.webUrl()])('keeps a web address, a path and an anchor', (url) => {
    expect([url, '/news/javascript-frameworks', '#top', 'mailto:a@b.c', ''].map(safeHref)).toEqual([
      url,
      '/news/javascript-frameworks',
      '#top',
      'mailto:a@b.c',
      '',
    ]);
  });

  it('recognises a scheme only at the start', () => {
    expect(safeHref(' /tasks\u00a0')).toBe('/tasks');
    expect(safeHref('news/time: now')).toBe('news/time: now');
    expect(safeHref('javascript:/*https:*/alert(1)')).toBe('');
    expect(safeHref('x-https://a.example')).toBe('');
    expect(safeHref('TEL:+31')).toBe('TEL:+31');
  });
});
