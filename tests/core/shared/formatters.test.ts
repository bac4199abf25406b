import {
  collator,
  dateTimeFormat,
  displayNames,
  inNaturalOrder,
  LANGUAGES,
  LOCALES,
  listFormat,
  numberFormat,
  pluralRules,
  relativeTimeFormat,
  timeZones,
} from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { expect } from 'vitest';

const anyLocale = fc.constantFrom(...LANGUAGES, ...Object.values(LOCALES));
const anyOptions = fc.record(
  {
    weekday: fc.constantFrom('long', 'short'),
    day: fc.constantFrom('numeric', '2-digit'),
    month: fc.constantFrom('long', 'short', '2-digit'),
    timeZone: fc.constantFrom('UTC', 'Pacific/Apia', 'America/St_Johns', 'Europe/Amsterdam'),
  } as const,
  { requiredKeys: ['timeZone'] },
);
const anyMoment = fc.date({
  min: new Date('1900-01-01'),
  max: new Date('2200-01-01'),
  noInvalidDate: true,
});

it.prop([fc.array(fc.tuple(anyLocale, anyOptions), { minLength: 2 }), anyMoment])(
  'formats as a new formatter does, whatever was formatted before',
  (formats, moment) => {
    for (const [locale, options] of formats)
      expect(dateTimeFormat(locale, options).format(moment)).toBe(
        new Intl.DateTimeFormat(locale, options).format(moment),
      );
  },
);

it.prop([anyLocale])('makes one formatter for the same locale and options', (locale) => {
  expect(dateTimeFormat(locale, { day: 'numeric' })).toBe(dateTimeFormat(locale, { day: 'numeric' }));
  expect(dateTimeFormat(locale, { day: 'numeric' })).not.toBe(dateTimeFormat(locale, { day: '2-digit' }));
  for (const format of [listFormat, numberFormat, pluralRules, relativeTimeFormat, collator])
    expect(format(locale)).toBe(format(locale));
  expect(displayNames(locale, 'region')).not.toBe(displayNames(locale, 'language'));
});

it('never takes one language for another', () => {
  const texts = LANGUAGES.map((language) => [
    listFormat(LOCALES[language]).format(['a', 'b', 'c']),
    displayNames(language, 'region').of('TR'),
  ]);
  expect(texts).toEqual([
    ['a, b and c', 'Türkiye'],
    ['a, b en c', 'Turkije'],
    ['a, b y c', 'Turquía'],
    ['a, b ve c', 'Türkiye'],
  ]);
});

it('orders stands by their numbers', () => {
  expect(['10.A1', '8.B10', '8.B2'].toSorted(inNaturalOrder)).toEqual(['8.B2', '8.B10', '10.A1']);
});

it('lists zones that every formatter accepts', () => {
  for (const timeZone of timeZones()) expect(() => dateTimeFormat('en', { timeZone })).not.toThrow();
});
