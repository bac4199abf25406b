import { messageParameters } from '@fairdesk/core/organiser';
import { LANGUAGES } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import compile from 'icu-minify/compile';
import { describe, it as example, expect } from 'vitest';
import { BUILT_IN_WORDS, builtInTexts } from '#ui/organiser/built-in-words.ts';
import { parametersOf } from '#ui/shared/texts/message-params.ts';
import { FEATURES } from '#ui/shared/texts/messages.ts';

const PIECES = [
  '{',
  '}',
  '{n}',
  '{name}',
  "'",
  "''",
  '#',
  '<',
  '<b>',
  '</',
  'a',
  ' ',
  ', ',
  'plural',
  'other',
  '{n, plural, ',
  '{n, number}',
  'number',
  'other {',
  'one {',
  '=1 {',
  '{k, select, ',
];

describe('the built-in words', () => {
  example('are those of every feature, each once', () => {
    const keys = FEATURES.flatMap((feature) => Object.keys(feature.en));
    expect(BUILT_IN_WORDS.map(({ key }) => key).toSorted()).toEqual(keys.toSorted());
    expect(builtInTexts('live-now')?.en).not.toBe('');
    expect(builtInTexts('no-such-key')).toBeUndefined();
  });

  example('have the parameters that the compiler finds', () => {
    const differing = BUILT_IN_WORDS.flatMap(({ key, texts }) =>
      LANGUAGES.filter((language) => {
        const found = [...(messageParameters(texts[language]) ?? ['malformed'])].toSorted();
        const compiled = [...new Set(parametersOf(compile(texts[language])))].toSorted();
        return found.join() !== compiled.join();
      }).map((language) => `${key} ${language}`),
    );
    expect(differing).toEqual([]);
  });

  it.prop([fc.array(fc.constantFrom(...PIECES), { maxLength: 14 })], { numRuns: 5_000 })(
    'never accept a text that the compiler rejects, or reads otherwise',
    (pieces) => {
      const message = pieces.join('');
      const found = messageParameters(message);
      if (found === undefined) return;
      const compiled = new Set(parametersOf(compile(message)));
      expect([...found].toSorted()).toEqual([...compiled].toSorted());
    },
  );
});
