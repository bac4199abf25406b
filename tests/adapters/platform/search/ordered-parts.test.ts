import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { createAscending } from '#adapters/platform/search/ascending.ts';
import { createGrowing } from '#adapters/platform/search/growing.ts';
import { createRanking } from '#adapters/platform/search/ranking.ts';
import { sortedPart } from '#adapters/platform/search/sorted-part.ts';
import { textParts } from '#adapters/platform/search/text-parts.ts';

const numbers = fc.array(fc.oneof(fc.nat(300), fc.nat(3_000_000)), { maxLength: 200 });

describe('ascending numbers', () => {
  it.prop([numbers])('are read as they were added, each once', (added) => {
    const list = createAscending();
    const sorted = added.toSorted((one, other) => one - other);
    for (const number of sorted) list.add(number);
    const read: number[] = [];
    list.each((number) => read.push(number));
    expect(read).toEqual([...new Set(sorted)]);
  });
});

describe('a ranking', () => {
  // Few keys and small blocks, so that blocks of equal keys are split.
  it.prop([fc.array(fc.nat(5), { maxLength: 60 }), fc.nat(6)])(
    'always has its numbers in order, without the removed ones',
    (keys, gone) => {
      const compare = (one: number, other: number) => (keys[one] ?? 0) - (keys[other] ?? 0) || one - other;
      const ranking = createRanking(compare, 4);
      for (const number of keys.keys()) ranking.add(number);
      for (const number of keys.keys()) if (number % 7 === gone) ranking.remove(number);
      const ranked: number[] = [];
      ranking.each((number) => ranked.push(number));
      const left = [...keys.keys()].filter((number) => number % 7 !== gone);
      expect(ranked).toEqual(left.toSorted(compare));
    },
  );
});

describe('a sorted part', () => {
  it.prop([fc.array(fc.nat(9)), fc.nat(30), fc.nat(30)])(
    'is always what sorting everything has there',
    (keys, from, length) => {
      const compare = (one: number, other: number) => (keys[one] ?? 0) - (keys[other] ?? 0) || one - other;
      const to = from + length;
      expect([...sortedPart(Uint32Array.from(keys.keys()), compare, from, to)]).toEqual(
        [...keys.keys()].toSorted(compare).slice(from, to),
      );
    },
  );
});

describe('growing numbers', () => {
  it.prop([fc.array(fc.nat(), { maxLength: 300 })])('are all the numbers added, in order', (added) => {
    const numbers = createGrowing();
    for (const number of added) numbers.push(number);
    expect([...numbers.numbers()]).toEqual(added);
  });
});

describe('the parts of a text', () => {
  const anyText = fc.string({ unit: fc.constantFrom('a', 'é', '😀', ' ', '\n'), maxLength: 60 });
  it.prop([anyText, fc.integer({ min: 1, max: 9 })])('are all of it, without a cut word', (text, length) => {
    const parts = [...textParts(text, length)];
    expect(parts.join('')).toBe(text);
    expect(parts.flatMap((part) => part.match(/\S+/gu) ?? [])).toEqual(text.match(/\S+/gu) ?? []);
    for (const part of parts) expect(part.slice(length)).not.toMatch(/\s/u);
  });
});
