import { LANGUAGES, numberFormat } from '@fairdesk/core/shared';
import { expect, it } from 'vitest';
import { type MessageKey, messagesFor } from '#ui/shared/texts/messages.ts';
import { labelsOf, type Params } from '#ui/shared/texts/translate.ts';

/** Counts at a large fair. */
const COUNTS: Params = {
  ...{ n: 12_345, total: 23_456, done: 34_567, all: 45_678, used: 56_789, shown: 67_891 },
  ...{ count: 78_912, min: 89_123, max: 91_234 },
};
/** Every other argument is 0. */
const PARAMS = new Proxy(COUNTS, {
  has: () => true,
  get: (counts, name) => counts[String(name)] ?? 0,
});
/** Texts whose counts arrive as formatted text, or are filled in by a script. */
const FORMATTED = [
  'search-shown',
  'gallery-place',
  'reactions-likes',
  'word-count',
  'upload-types',
  'maxsize',
];
const KEYS = Object.keys(messagesFor('en'));

it.each(LANGUAGES)('writes large counts with separators in every text in %s', (language) => {
  const { t } = labelsOf(language, messagesFor(language));
  const isBare = (key: string) => /(?<![/\d])\d{5}/.test(t(key as MessageKey, PARAMS));
  expect(KEYS.filter(isBare).filter((key) => !FORMATTED.includes(key))).toEqual([]);
  expect(FORMATTED.filter((key) => !isBare(key))).toEqual([]);
  expect(t('exhibitor-list-selected', COUNTS)).toContain(numberFormat(language).format(12_345));
});
