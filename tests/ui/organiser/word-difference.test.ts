import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';
import { type DifferencePart, wordDifference } from '#ui/organiser/word-difference.ts';

const words = fc.constantFrom('pump', 'filter', ' ', '\n', '.', 'Sürgü', 'é', '👍🏽', '12', ' new ');
const texts = fc.array(words, { maxLength: 30 }).map((parts) => parts.join(''));
const textOf = (parts: readonly DifferencePart[], other: DifferencePart['kind']): string =>
  parts
    .filter(({ kind }) => kind === 'same' || kind === other)
    .map(({ text }) => text)
    .join('');

/** Short texts of few signs, many of which occur in both. */
const anySigns = fc.string({ unit: fc.constantFrom(...'.!?,'), maxLength: 8 });

/** The words of a text that remain for each way to leave some out. */
const waysToLeaveOut = ([first, ...rest]: readonly string[]): readonly string[] =>
  first === undefined ? [''] : waysToLeaveOut(rest).flatMap((way) => [way, first + way]);

describe('wordDifference', () => {
  it.prop([fc.oneof(texts, fc.string({ unit: 'binary' })), fc.oneof(texts, fc.string({ unit: 'binary' }))])(
    'always contains both texts whole',
    (before, after) => {
      const parts = wordDifference(before, after);
      expect(textOf(parts, 'removed')).toBe(before);
      expect(textOf(parts, 'added')).toBe(after);
    },
  );

  it.prop([texts, texts, texts])('never marks what two texts share at both ends', (start, middle, end) => {
    const parts = wordDifference(`${start}|${end}`, `${start}|${middle}|${end}`);
    expect(textOf(parts, 'removed')).toBe(`${start}|${end}`);
    expect(parts.some(({ kind }) => kind === 'removed')).toBe(false);
  });

  it.prop([texts])('marks nothing in a text that stays', (text) => {
    expect(wordDifference(text, text).every(({ kind }) => kind === 'same')).toBe(true);
  });

  it.prop([anySigns, anySigns], { numRuns: 300 })('never marks more than was changed', (before, after) => {
    const ways = new Set(waysToLeaveOut([...after]));
    const most = Math.max(...waysToLeaveOut([...before]).map((way) => (ways.has(way) ? way.length : 0)));
    const same = wordDifference(before, after).filter(({ kind }) => kind === 'same');
    expect(same.reduce((length, { text }) => length + text.length, 0)).toBe(most);
  });

  it.prop([fc.oneof(texts, anySigns), fc.oneof(texts, anySigns)])(
    'reads as removed, then added: never in pieces of the same kind, and never the other way round',
    (before, after) => {
      const parts = wordDifference(before, after);
      for (const [place, { kind, text }] of parts.entries()) {
        expect(text).not.toBe('');
        const next = parts[place + 1]?.kind;
        expect(next).not.toBe(kind);
        if (kind === 'added') expect(next).not.toBe('removed');
      }
    },
  );

  it.prop([fc.stringMatching(/^[a-zçéİßş0-9]{1,9}$/u), fc.stringMatching(/^[a-zçéİßş0-9]{1,9}$/u)])(
    'never marks a part of a word',
    (word, other) => {
      const isSame = word === other;
      expect(wordDifference(word, other)).toEqual(
        isSame
          ? [{ kind: 'same', text: word }]
          : [
              { kind: 'removed', text: word },
              { kind: 'added', text: other },
            ],
      );
      // An accent on its own, as some keyboards write it, belongs to its letter.
      expect(wordDifference(`${word}e`, `${word}e\u0301`)).toHaveLength(2);
    },
  );

  example('marks spaces as one, and signs one by one', () => {
    expect(wordDifference('a  b', 'a   b').map(({ text }) => text)).toEqual(['a', '  ', '   ', 'b']);
    expect(wordDifference('a...', 'a..').map(({ text }) => text)).toEqual(['a..', '.']);
  });

  example('marks what is between the shared ends as a whole, above 4,000,000 pairs of words', () => {
    const [before, after] = ['!?'.repeat(1_000), '?!'.repeat(1_000)];
    expect(wordDifference(before, after)).toHaveLength(3);
    expect(wordDifference(`a${before}?b`, `a${after}b`)).toEqual([
      { kind: 'same', text: 'a' },
      { kind: 'removed', text: `${before}?` },
      { kind: 'added', text: after },
      { kind: 'same', text: 'b' },
    ]);
  });

  example('marks the changed words, not the sentence', () => {
    expect(wordDifference('A pump for wells.', 'A quiet pump for deep wells.')).toEqual([
      { kind: 'same', text: 'A ' },
      { kind: 'added', text: 'quiet ' },
      { kind: 'same', text: 'pump for' },
      { kind: 'added', text: ' deep' },
      { kind: 'same', text: ' wells.' },
    ]);
  });

  example('compares two texts of the greatest length within seconds', () => {
    const long = (word: string) => Array.from({ length: 1_900 }, (_, place) => `${word}${place}`).join(' ');
    const begun = performance.now();
    const parts = wordDifference(long('a'), long('b'));
    expect(textOf(parts, 'added')).toBe(long('b'));
    expect(performance.now() - begun).toBeLessThan(10_000);
  });
});
