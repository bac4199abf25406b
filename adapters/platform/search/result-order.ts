import { compareTexts } from './column.ts';
import { propertyOf } from './property-of.ts';
import type { Scratch } from './scratch.ts';
import type { FoundDocument, SearchIndex } from './search-index.ts';

/** What orders the documents of an index, by slot. */
export interface Ranked {
  readonly index: SearchIndex;
  readonly scores: Uint16Array;
  /** `undefined` when every document is alike. */
  readonly likeness: Uint32Array | undefined;
}

/** The order of the documents of several indexes, where each has a number. */
export interface ResultOrder {
  /** The numbers of the documents flagged by the slots of each index. */
  readonly numbersOf: (flags: readonly Uint8Array[]) => Uint32Array;
  readonly documentAt: (number: number) => FoundDocument;
  /** Compares two documents; 0 only for the same one. */
  readonly compare: Compare;
}

type Compare = (one: number, other: number) => number;
type Sort = readonly { readonly name: string; readonly order: 'asc' | 'desc' }[];

/** The requested sort order, then likeness, then the order of the indexes, then the score, then the title. */
export const resultOrder = (parts: readonly Ranked[], sort: Sort, scratch: Scratch): ResultOrder => {
  /** A number is a slot of an index plus the slots of the indexes before. */
  const starts = startsOf(parts.map(({ scores }) => scores.length));
  const partOf = (number: number): number => starts.findLastIndex((start) => start <= number);
  const documentAt = (number: number): FoundDocument => {
    const place = partOf(number);
    return (parts[place] as Ranked).index.at(number - (starts[place] ?? 0));
  };
  const isAlike = parts.every((part) => part.likeness === undefined);
  const likeness = joined(
    isAlike ? [] : parts.map((part) => part.likeness ?? scratch.numbers(part.scores.length)),
    scratch,
  );
  const scores = joined(
    parts.map((part) => part.scores),
    scratch,
  );
  const titles = joined(
    parts.map(({ index }) => index.titleRanks()),
    scratch,
  );
  const isOne = parts.length === 1;

  const compareBy = ({ name, order }: Sort[number]): Compare => {
    const sign = order === 'asc' ? 1 : -1;
    const ranks = joined(
      parts.map(
        ({ index, scores: { length } }) => index.column(name)?.ranks(scratch) ?? scratch.numbers(length),
      ),
      scratch,
    );
    const textOf = (number: number): string => propertyOf(documentAt(number), name)[0] ?? '';
    return (one, other) =>
      isOne || partOf(one) === partOf(other)
        ? sign * ((ranks[one] ?? 0) - (ranks[other] ?? 0))
        : sign * compareTexts(textOf(one), textOf(other));
  };
  const compares: readonly Compare[] = [
    ...sort.map(compareBy),
    ...(isAlike ? [] : [(one: number, other: number) => (likeness[other] ?? 0) - (likeness[one] ?? 0)]),
    ...(isOne ? [] : [(one: number, other: number) => partOf(one) - partOf(other)]),
    (one, other) => (scores[other] ?? 0) - (scores[one] ?? 0),
    (one, other) => (titles[one] ?? 0) - (titles[other] ?? 0),
  ];
  return {
    numbersOf: (flags) => flagged(flags, starts, scratch),
    documentAt,
    compare: (one, other) => {
      for (const compare of compares) {
        const difference = compare(one, other);
        if (difference !== 0) return difference;
      }
      return 0;
    },
  };
};

const startsOf = (lengths: readonly number[]): readonly number[] => {
  let start = 0;
  return lengths.map((length) => {
    start += length;
    return start - length;
  });
};

/** One list of all numbers; a single list is not copied. */
const joined = <T extends Uint16Array | Uint32Array>(
  lists: readonly T[],
  scratch: Scratch,
): T | Uint32Array => {
  if (lists.length === 1 && lists[0]) return lists[0];
  const all = scratch.numbers(lists.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const list of lists) {
    all.set(list, end);
    end += list.length;
  }
  return all;
};

const flagged = (flags: readonly Uint8Array[], starts: readonly number[], scratch: Scratch): Uint32Array => {
  const numbers = scratch.numbers(flags.reduce((sum, { length }) => sum + length, 0));
  let count = 0;
  for (const [place, list] of flags.entries())
    for (let slot = 0; slot < list.length; slot += 1)
      if (list[slot]) numbers[count++] = (starts[place] ?? 0) + slot;
  return numbers.subarray(0, count);
};
