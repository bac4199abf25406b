import {
  type Descriptions,
  descriptionsIn,
  oneTextPerLanguage,
  visibleDescriptions,
  withDescription,
} from '@fairdesk/core/profile';
import { isBlank, LANGUAGES } from '@fairdesk/core/shared';
import { anyWords } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const anyTexts = fc.record({ shortDescription: anyWords(), longDescription: anyWords() });

/** Includes the former storage format, with a second text in English. */
const anyDescriptions: fc.Arbitrary<Descriptions> = fc
  .tuple(anyTexts, fc.record({ en: anyTexts, nl: anyTexts, tr: anyTexts }, { requiredKeys: [] }))
  .map(([main, texts]) => ({ ...main, texts }));

const anyLanguage = fc.constantFrom(...LANGUAGES);

describe('descriptions', () => {
  it.prop([anyDescriptions, anyLanguage, fc.string({ minLength: 1 })])(
    'visitors read what was saved for their language',
    (stored, language, shortDescription) => {
      fc.pre(!isBlank(shortDescription));
      const saved = oneTextPerLanguage(
        withDescription(oneTextPerLanguage(stored), language, { shortDescription }),
      );
      expect(visibleDescriptions(saved, language).shortDescription).toBe(shortDescription);
    },
  );

  it.prop([anyDescriptions, anyLanguage, anyLanguage, anyTexts])(
    'a text in one language never changes the text of another',
    (stored, language, other, texts) => {
      fc.pre(language !== other);
      const before = oneTextPerLanguage(stored);
      expect(descriptionsIn(withDescription(before, language, texts), other)).toEqual(
        descriptionsIn(before, other),
      );
    },
  );

  it.prop([anyDescriptions])('merging to one text per language loses no text', (stored) => {
    const one = oneTextPerLanguage(stored);
    expect(one.texts).not.toHaveProperty('en');
    expect(one.shortDescription).toBe(stored.texts.en?.shortDescription || stored.shortDescription);
    expect(oneTextPerLanguage(one)).toEqual(one);
  });

  it.prop([anyDescriptions, anyLanguage, fc.constantFrom('', ' ', '\n', '\u200b')])(
    'a missing or blank text falls back to the main one',
    (stored, language, shortDescription) => {
      const main = oneTextPerLanguage(stored);
      const empty = withDescription(main, language, { shortDescription });
      fc.pre(language !== 'en');
      expect(visibleDescriptions(empty, language).shortDescription).toBe(main.shortDescription);
    },
  );

  it.prop([anyDescriptions, anyLanguage])(
    'names the language of exactly those texts that visitors read in the main one instead of theirs',
    (stored, language) => {
      const profile = oneTextPerLanguage(stored);
      const { languages, ...visible } = visibleDescriptions(profile, language);
      for (const field of ['shortDescription', 'longDescription'] as const) {
        const isOwn = language === 'en' || !isBlank(descriptionsIn(profile, language)[field]);
        expect(languages[field]).toBe(isOwn || isBlank(visible[field]) ? undefined : 'en');
      }
    },
  );
});
