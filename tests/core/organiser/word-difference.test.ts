import { type DifferencePart, wordDifference } from '@fairdesk/core/organiser';
import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';

const words = fc.constantFrom('pump', 'filter', ' ', '\n', '.', 'Sürgü', 'é', '👍🏽', '12', ' new ');
const texts = fc.array(words, { maxLength: 30 }).map((parts) => parts.join(''));
const textOf = (parts: readonly DifferencePart[], other: DifferencePart['kind']): string =>
  parts
    .filter(({ kind }) => kind === 'same' || kind === other)
    .map(({ text }) => text)
    .join('');

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
