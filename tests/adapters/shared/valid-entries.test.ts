import { inLanguage, LANGUAGES } from '@fairdesk/core/shared';
import { anyLocalised } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { toCompany } from '#adapters/shared/resources/company-resources.ts';
import { LocalisedText } from '#adapters/shared/resources/localised-text.ts';
import { toImage } from '#adapters/shared/resources/media-resources.ts';
import { readProfileSettings } from '#adapters/shared/resources/read-profile-settings.ts';
import { validEntries } from '#adapters/shared/valid-entries.ts';

/** Values that no entry may have. */
const anyInvalid = fc.constantFrom(null, true, [], {});
/** Reading an object always leaves out `__proto__`. */
const anyKey = fc.string().filter((key) => key !== '__proto__');

describe('the entries of an object', () => {
  it.prop([fc.dictionary(anyKey, fc.oneof(fc.string(), fc.integer(), anyInvalid))])(
    'are ignored one by one when they are invalid',
    (object) => {
      const valid = Object.entries(object).filter(([, value]) => typeof value === 'string');
      expect(z.parse(validEntries(z.string()), object)).toEqual(Object.fromEntries(valid));
    },
  );

  it.prop([anyInvalid])('are none when there is no object', (value) => {
    expect(z.parse(LocalisedText, value)).toEqual({});
    expect(z.parse(LocalisedText, undefined)).toEqual({});
  });
});

describe('a localised text', () => {
  it.prop([anyLocalised, fc.subarray([...LANGUAGES]), anyInvalid, fc.constantFrom(...LANGUAGES)])(
    'counts a language without a text as missing',
    (text, missing, invalid, language) => {
      const rest = Object.fromEntries(
        Object.entries(text).filter(([key]) => !missing.some((one) => one === key)),
      );
      const stored = { ...rest, ...Object.fromEntries(missing.map((one) => [one, invalid])) };
      expect(inLanguage(z.parse(LocalisedText, stored), language)).toBe(inLanguage(rest, language));
    },
  );
});

describe('the profile settings of an event', () => {
  it('apply every valid entry beside an invalid one', () => {
    const profileSettings = {
      hiddenTabs: { products: 'EXHIBITOR', news: null, unknown: 'EXHIBITOR' },
      productLimits: { EXHIBITOR: 3, PARTNER: null },
      categoryLimits: { '*': 2, PARTNER: 'all' },
    };
    expect(readProfileSettings({ profileSettings })).toMatchObject({
      hiddenTabs: { products: 'EXHIBITOR' },
      productLimits: { EXHIBITOR: 3 },
      categoryLimits: { '*': 2 },
    });
    expect(readProfileSettings({ profileSettings }).hiddenTabs).toEqual({ products: 'EXHIBITOR' });
  });
});

it('reads the texts of a company in each language on its own', () => {
  const texts = {
    nl: { shortDescription: 'Pompen', longDescription: null },
    de: { shortDescription: 'Pumpen', longDescription: '' },
    tr: null,
  };
  expect(toCompany({ type: 'participations', id: '1', attributes: { texts } }).texts).toEqual({
    nl: { shortDescription: 'Pompen', longDescription: '' },
  });
});

it('reads every thumbnail of an image beside a missing one', () => {
  const thumbnailUrls = { '100x100': null, '250x250': '/files/250.webp', '9x9': '/files/9.webp' };
  expect(toImage({ type: 'images', id: '1', attributes: { thumbnailUrls } }).thumbnailUrls).toEqual({
    '250x250': '/files/250.webp',
  });
});
