import { addressBelow, queryString, withQuery } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const values = fc.dictionary(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }));

/** Single surrogates beside whole characters. */
const halfCharacters = fc.oneof(
  fc.integer({ min: 0xd800, max: 0xdfff }).map((half) => String.fromCharCode(half)),
  fc.constantFrom('a', 'ş', '👍', '&', '='),
);

describe('queryString', () => {
  it.prop([values])('parses back to the same values, for any characters', (given) => {
    expect(Object.fromEntries(new URLSearchParams(queryString(given)))).toEqual({ ...given });
  });

  it.prop([fc.string({ unit: halfCharacters })])('never throws, not even for a single surrogate', (text) => {
    expect(new URLSearchParams(queryString({ q: text })).get('q')).toBe(text.toWellFormed());
  });
});

const anyAddress = fc
  .tuple(
    fc.constantFrom('', 'https://fair.example'),
    fc.webPath().map((path) => path || '/'),
    fc.option(fc.webQueryParameters(), { nil: '' }),
    fc.option(fc.webFragments(), { nil: '' }),
  )
  .map(([origin, path, query, fragment]) => ({
    address: `${origin}${path.replace(/^\/*/, '/')}${query && `?${query}`}${fragment && `#${fragment}`}`,
  }));
const parsed = (address: string) => new URL(address, 'https://fair.example');

describe('withQuery', () => {
  it.prop([anyAddress, values.filter((given) => Object.keys(given).length > 0)])(
    'adds its values to any address, before those that it has and before its fragment',
    ({ address }, given) => {
      const [before, after] = [parsed(address), parsed(withQuery(address, given))];
      expect([...after.searchParams]).toEqual([...Object.entries(given), ...before.searchParams]);
      expect([after.origin, after.pathname, after.hash]).toEqual([
        before.origin,
        before.pathname,
        before.hash,
      ]);
    },
  );
});

describe('addressBelow', () => {
  it.prop([anyAddress, fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/^\.+$/.test(text))])(
    'is one segment below any address, whose query and fragment it has',
    ({ address }, segment) => {
      const [before, after] = [parsed(address), parsed(addressBelow(address, segment))];
      const path = before.pathname.replace(/\/$/, '');
      expect(after.pathname.slice(0, path.length + 1)).toBe(`${path}/`);
      expect(decodeURIComponent(after.pathname.slice(path.length + 1))).toBe(segment);
      expect(after.pathname.slice(path.length + 1)).not.toContain('/');
      expect([after.origin, after.search, after.hash]).toEqual([before.origin, before.search, before.hash]);
    },
  );
});
