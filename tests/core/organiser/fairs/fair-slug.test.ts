import { FAIR_SLUG_MAX, fairSlugFaults, SLUG_TAKEN, suggestedSlug } from '@fairdesk/core/organiser';
import { LANGUAGES } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const anyWord = fc.stringMatching(/^[A-Za-zçéşı0-9]{1,20}$/);

describe('suggestedSlug', () => {
  it.prop([fc.array(anyWord, { minLength: 1, maxLength: 6 }), fc.constantFrom(' ', ' – ', '&', '-')])(
    'is always valid or reserved, and has every word that fits',
    (words, between) => {
      const slug = suggestedSlug(words.join(between));
      expect(fairSlugFaults(slug).every(({ code }) => code === SLUG_TAKEN)).toBe(true);
      const whole = words.map(suggestedSlug).join('-');
      expect(whole.startsWith(slug)).toBe(true);
      // A dash at the end goes.
      expect(slug.length).toBeGreaterThanOrEqual(Math.min(whole.length, FAIR_SLUG_MAX - 1));
    },
  );

  it('has no dash at its end when a word does not fit', () => {
    const word = 'a'.repeat(FAIR_SLUG_MAX - 1);
    expect(suggestedSlug(`${word} 2028`)).toBe(word);
  });

  it('is empty for a name without Latin letters or digits', () => {
    expect(suggestedSlug('展览')).toBe('');
  });
});

describe('fairSlugFaults', () => {
  it.each(['api', 'organiser', 'login', ...LANGUAGES])(
    'reserve %j, which the product uses itself',
    (slug) => {
      expect(fairSlugFaults(slug)).toEqual([{ path: 'slug', code: SLUG_TAKEN }]);
    },
  );

  it('name the field of a missing slug', () => {
    expect(fairSlugFaults('')).toEqual([
      { path: 'slug', code: 'forms-required', params: { label: 'fair-slug' } },
    ]);
  });
});
