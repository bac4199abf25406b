import { isWritten, offeredLanguages } from '@fairdesk/core/page';
import { LANGUAGES } from '@fairdesk/core/shared';
import { anyLanguage } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';

const pages = fc.record({ language: anyLanguage, languages: fc.subarray([...LANGUAGES]) });
const withLanguages = pages.filter(({ languages }) => languages.length > 0);

describe('offeredLanguages', () => {
  it.prop([pages])('always offers the current language, and each language once', (page) => {
    const offered = offeredLanguages(page);
    expect(offered).toContain(page.language);
    expect(new Set(offered).size).toBe(offered.length);
  });

  it.prop([withLanguages, anyLanguage])(
    'never offers a language that the page is not available in',
    (page, other) => {
      fc.pre(other !== page.language);
      expect(offeredLanguages(page).includes(other)).toBe(page.languages.includes(other));
    },
  );

  it.prop([withLanguages])(
    'offers no choice exactly when the page exists in the reader’s language only',
    (page) => {
      const alone = page.languages.length === 1 && isWritten(page);
      expect(offeredLanguages(page).length === 1).toBe(alone);
    },
  );

  example('offers all where the platform says nothing', () => {
    expect(offeredLanguages({ language: 'tr', languages: [] })).toEqual(LANGUAGES);
  });
});

describe('isWritten', () => {
  it.prop([pages])('is true for each language of the page', ({ language, languages }) => {
    expect(isWritten({ language, languages: [...languages, language] })).toBe(true);
  });

  it.prop([pages, anyLanguage])(
    'is false when only other languages are listed',
    ({ language, languages }, other) => {
      fc.pre(other !== language);
      const others = [...languages.filter((each) => each !== language), other];
      expect(isWritten({ language, languages: others })).toBe(false);
    },
  );

  example('is taken for granted where nobody says', () => {
    expect(isWritten({ language: 'tr', languages: [] })).toBe(true);
  });
});
