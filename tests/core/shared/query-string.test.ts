import { queryString } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const values = fc.dictionary(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }));

describe('queryString', () => {
  it.prop([values])('is read back as it was meant, whatever the characters', (given) => {
    expect(Object.fromEntries(new URLSearchParams(queryString(given)))).toEqual({ ...given });
  });

  it.prop([fc.string({ unit: 'binary' })])('never fails, not even for half a character', (text) => {
    expect(queryString({ q: text })).toMatch(/^q=[\w%.!~*'()-]*$/);
  });
});
