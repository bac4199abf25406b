import {
  filteredWords,
  isMissingIn,
  messageParameters,
  NO_TEXTS,
  saveWord,
  visibleText,
  WORD_KEY_MAX,
  WORD_MAX,
  wordFaults,
  wordFilterOf,
  wordsOf,
} from '@fairdesk/core/organiser';
import { LANGUAGES } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { okAsync } from 'neverthrow';
import { describe, it as example, expect } from 'vitest';

const anyText = fc.stringMatching(/^[a-zçığ' ]{0,12}$/);
const anyTexts = fc.record({ en: anyText, nl: anyText, es: anyText, tr: anyText });
const anyNames = fc.uniqueArray(fc.constantFrom('name', 'n', 'city', 'total'), { maxLength: 4 });
const messageOf = (names: readonly string[]) => ['Text', ...names.map((name) => `{${name}}`)].join(' ');
const anyWords = fc.uniqueArray(fc.record({ key: fc.stringMatching(/^[a-z-]{1,6}$/), phrases: anyTexts }), {
  selector: ({ key }) => key,
  maxLength: 8,
});

describe('messageParameters', () => {
  example.each([
    ['', []],
    ['The doors are open', []],
    ['{n} of {total}', ['n', 'total']],
    ['{n, number} halls', ['n']],
    ['{n, plural, one {# hall} other {# halls in {city}}}', ['n', 'city']],
    ['{n, plural, =0 {none} one {Task} other {Tasks}}', ['n']],
    ['{kind, select, a {x} other {{name}}}', ['kind', 'name']],
    ["d'Artagnan {name}", ['name']],
    ["'{name}'", []],
    ["''{name}''", ['name']],
    ['5 < 6 {n}', ['n']],
    // Only in a plural is # the number, which an apostrophe can quote.
    ["{n, plural, other {'#{a}'}}", ['n']],
    ["'#{a}'", ['a']],
    ["{n, select, other {'#{a}}}", ['a', 'n']],
  ])('of %j are %j', (message, names) => {
    expect([...(messageParameters(message) ?? ['malformed'])].toSorted()).toEqual([...names].toSorted());
  });

  example.each([
    '{',
    '}',
    '{}',
    '{ n',
    '{n, plural, one {#}}',
    '{n, plural, one {#} one {#} other {#}}',
    '{n, plural, other {#} other {#}}',
    '{n, plural, other {#',
    '{n, plural, other {{}}}',
    '{n, plural, other {#<x {#}}',
    '{n, select, =1 {one} other {more}}',
    '<b>x</b>',
  ])('rejects %j', (message) => {
    expect(messageParameters(message)).toBeUndefined();
  });

  it.prop([fc.nat(60), fc.constantFrom(0, 20_000)])(
    'reads 50 branches within each other, at most',
    (few, more) => {
      const depth = few + more;
      const message = `${'{a, select, other {'.repeat(depth)}x${'}}'.repeat(depth)}`;
      expect(messageParameters(message)).toEqual(depth > 50 ? undefined : new Set(depth > 0 ? ['a'] : []));
    },
  );
});

describe('wordFaults', () => {
  it.prop([anyNames, anyNames, fc.constantFrom(...LANGUAGES)])(
    'accept a text exactly when it has the placeholders of the built-in one',
    (names, written, language) => {
      const text = messageOf(names);
      const builtIn = { en: text, nl: text, es: text, tr: text };
      const phrases = { ...NO_TEXTS, [language]: messageOf(written) };
      const faults = wordFaults({ key: 'greeting', phrases }, builtIn);
      const isSame = names.length === written.length && names.every((name) => written.includes(name));
      expect(faults.length === 0).toBe(isSame);
      const lost = names.some((name) => !written.includes(name));
      const code = lost ? 'word-placeholder-lost' : 'word-placeholder-unknown';
      if (!isSame) expect(faults).toMatchObject([{ path: `phrases.${language}`, code }]);
    },
  );

  it.prop([anyTexts])('let a key of the fair say anything, braces too', (texts) => {
    expect(wordFaults({ key: 'own', phrases: { ...texts, nl: '{' } })).toEqual([]);
  });

  example('name the placeholders of a text, and its field', () => {
    const text = '{fair} in {city}';
    const builtIn = { en: text, nl: text, es: text, tr: text };
    const faultsOf = (nl: string) => wordFaults({ key: 'a', phrases: { ...NO_TEXTS, nl } }, builtIn);
    expect(faultsOf('Hal')).toEqual([
      { path: 'phrases.nl', code: 'word-placeholder-lost', params: { names: '{fair}, {city}' } },
    ]);
    expect(faultsOf(`${text} {hall} {day}`)).toEqual([
      { path: 'phrases.nl', code: 'word-placeholder-unknown', params: { names: '{hall}, {day}' } },
    ]);
    expect(faultsOf(`${text} {`)).toEqual([{ path: 'phrases.nl', code: 'word-malformed' }]);
  });

  example('limit keys and texts', () => {
    const codes = (key: string, en: string) =>
      wordFaults({ key, phrases: { ...NO_TEXTS, en } }).map(({ path, code }) => `${path} ${code}`);
    expect(codes('k'.repeat(WORD_KEY_MAX), 'x'.repeat(WORD_MAX))).toEqual([]);
    expect(codes('k'.repeat(WORD_KEY_MAX + 1), 'x'.repeat(WORD_MAX + 1))).toEqual([
      'key forms-maxlength',
      'phrases.en forms-maxlength',
    ]);
    expect(codes(' ', '')).toEqual(['key forms-required']);
  });
});

describe('the words of a fair', () => {
  const builtIn = [
    { key: 'live-now', group: 'site', texts: { en: 'Live', nl: 'Live', es: 'En vivo', tr: 'Canlı' } },
  ];

  it.prop([anyWords])('have every stored and every built-in key once', (stored) => {
    const keys = wordsOf(builtIn, stored).map(({ key }) => key);
    expect(keys).toEqual([...new Set([...stored.map(({ key }) => key), 'live-now'])].toSorted());
  });

  it.prop([anyTexts, fc.constantFrom(...LANGUAGES)])(
    'show the fair’s text before the built-in one',
    (phrases, language) => {
      const [word] = wordsOf(builtIn, [{ key: 'live-now', phrases }]);
      const isOwn = phrases[language].trim() !== '';
      expect(word && visibleText(word, language)).toBe(
        isOwn ? phrases[language] : builtIn[0]?.texts[language],
      );
    },
  );

  example('group a stored text of a built-in key as built in, and any other as the fair’s own', () => {
    const stored = ['own', 'live-now'].map((key) => ({ key, phrases: { ...NO_TEXTS, en: 'Hall' } }));
    expect(
      wordsOf(builtIn, stored).map(({ key, group, phrases }) => `${key} ${group} ${phrases.en}`),
    ).toEqual(['live-now site Hall', 'own own Hall']);
    expect(visibleText({ phrases: NO_TEXTS }, 'nl')).toBe('');
  });

  example.each<[string, number]>([
    ['3', 3],
    ...['1', '0', '1.5', 'x', ''].map((page): [string, number] => [page, 1]),
  ])('have the page %j as page %i, and a search without space around', (page, number) => {
    expect(wordFilterOf({ page, search: ' hall ' }, 'es')).toEqual({
      ...{ view: 'all', language: 'es', search: 'hall', group: '', page: number },
    });
    expect(wordFilterOf({}, 'es').page).toBe(1);
  });

  it.prop([anyWords, fc.constantFrom(...LANGUAGES)])(
    'are missing only where another language has one',
    (stored, language) => {
      for (const word of stored)
        expect(isMissingIn(word, language)).toBe(
          word.phrases[language].trim() === '' && LANGUAGES.some((each) => word.phrases[each].trim() !== ''),
        );
    },
  );

  example('are found by key and text, in any spelling', () => {
    const words = wordsOf(builtIn, [{ key: 'own-key', phrases: { ...NO_TEXTS, en: 'Hall' } }]);
    const keysOf = (query: Record<string, string>) =>
      filteredWords(words, wordFilterOf(query, 'tr')).map(({ key }) => key);
    expect(keysOf({})).toEqual(['live-now', 'own-key']);
    expect(keysOf({ search: 'CANLI' })).toEqual(['live-now']);
    expect(keysOf({ search: 'canlı', language: 'es' })).toEqual([]);
    expect(keysOf({ view: 'changed' })).toEqual(['own-key']);
    expect(keysOf({ view: 'missing', language: 'nl' })).toEqual(['own-key']);
    expect(keysOf({ group: 'own' })).toEqual(['own-key']);
    expect(wordFilterOf({ page: '-1', language: 'xx', view: 'x' }, 'en')).toMatchObject({
      ...{ page: 1, language: 'nl', view: 'all' },
    });
  });
});

describe('saveWord', () => {
  example('sends nothing that lost a placeholder', async () => {
    const sent: unknown[] = [];
    const save = saveWord({
      save: (change) => {
        sent.push(change);
        return okAsync(change.word);
      },
    });
    const change = { word: { key: 'hello', phrases: { ...NO_TEXTS, nl: 'Dag' } }, before: NO_TEXTS };
    const builtIn = { en: 'Hi {name}', nl: 'Dag {name}', es: '{name}', tr: '{name}' };
    expect((await save(change, builtIn)).isErr()).toBe(true);
    expect(sent).toEqual([]);
    expect((await save(change)).isOk()).toBe(true);
    expect(sent).toEqual([change]);
  });
});
