import { LANGUAGES } from '@fairdesk/core/shared';
import { expect, it } from 'vitest';
import { type MessageKey, messagesFor } from '#ui/shared/texts/messages.ts';
import { labelsOf, type Params } from '#ui/shared/texts/translate.ts';

/** Every parameter is 5, which has the same plural form in all languages. */
const PARAMS: Params = new Proxy({}, { has: () => true, get: () => 5 });

it('says nothing of several words the same in two languages', () => {
  const of = LANGUAGES.map((language) => labelsOf(language, messagesFor(language)));
  const isPhrase = (text: string) => (text.match(/\p{L}{2,}/gu) ?? []).length > 2;
  const twice = Object.keys(messagesFor('en')).filter((key) => {
    const texts = of.map(({ t }) => t(key as MessageKey, PARAMS)).filter(isPhrase);
    return new Set(texts).size < texts.length;
  });
  expect(twice).toEqual([]);
});
