import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { createAscending } from '#adapters/platform/search/ascending.ts';
import { createRanking } from '#adapters/platform/search/ranking.ts';
import { sortedPart } from '#adapters/platform/search/sorted-part.ts';

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
    'always has its items in the order of their keys, without the removed ones',
    (keys, gone) => {
      const ranking = createRanking<{ key: number; place: number }>(4);
      const items = keys.map((key, place) => ({ key, place }));
      for (const item of items) ranking.add(String(item.key), item);
      for (const item of items) if (item.place % 7 === gone) ranking.remove(String(item.key), item);
      const ranked: (typeof items)[number][] = [];
      ranking.each((item) => ranked.push(item));
      expect(ranked.map(({ key }) => key)).toEqual(ranked.map(({ key }) => key).toSorted());
      const left = items.filter(({ place }) => place % 7 !== gone);
      expect(ranked.toSorted((one, other) => one.place - other.place)).toEqual(left);
    },
  );
});

describe('a sorted part', () => {
  it.prop([fc.array(fc.tuple(fc.nat(9), fc.nat())), fc.nat(30), fc.nat(30)])(
    'is always what a stable sort of everything has there',
    (items, from, length) => {
      const compare = ([one]: readonly [number, number], [other]: readonly [number, number]) => one - other;
      const to = from + length;
      const comparePlaces = (one: number, other: number) => (items[one]?.[0] ?? 0) - (items[other]?.[0] ?? 0);
      expect(sortedPart(items, comparePlaces, from, to)).toEqual(items.toSorted(compare).slice(from, to));
      expect(sortedPart(items, undefined, from, to)).toEqual(items.slice(from, to));
    },
  );
});
