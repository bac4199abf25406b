import { queryString } from '@fairdesk/core/shared';
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
