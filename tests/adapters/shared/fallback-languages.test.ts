import { inLanguage } from '@fairdesk/core/shared';
import { anyLanguage, anyLocalised } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { fallbackLanguages } from '#adapters/shared/fallback-languages.ts';

describe('fallbackLanguages', () => {
  it.prop([fc.record({ title: anyLocalised, content: anyLocalised }), anyLanguage])(
    'names the language of exactly those texts that are in another one',
    (texts, language) => {
      const { languages = {} } = fallbackLanguages(texts, language);
      for (const field of ['title', 'content'] as const) {
        const text = texts[field];
        const other = languages[field];
        expect(other === undefined).toBe(Boolean(text[language]) || inLanguage(text, language) === '');
        if (other) expect(text[other]).toBe(inLanguage(text, language));
      }
    },
  );

  it('returns nothing when every text is in the language', () => {
    expect(fallbackLanguages({ title: { nl: 'Stand' }, content: {} }, 'nl')).toEqual({});
  });
});
