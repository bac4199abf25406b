import { type Column, compareTexts } from './column.ts';
import { createRanking } from './ranking.ts';

/** A property of which every document has one text, mostly its own. */
export interface TextColumn extends Column {
  /** Adds a slot, whose text can be read. */
  add(slot: number): void;
  /** Removes a slot, whose text can still be read. */
  remove(slot: number): void;
}

/**
 * The texts themselves stay where they are: only their order is stored.
 *
 * @param textOf the text of a slot that was added and not removed
 * @param slots the number of slots up to now
 */
export const createTextColumn = (textOf: (slot: number) => string, slots: () => number): TextColumn => {
  const order = createRanking((one, other) => compareTexts(textOf(one), textOf(other)) || one - other);
  let cached: { readonly ranks: Uint32Array; readonly texts: readonly string[] } | undefined;

  const read = () => {
    if (cached) return cached;
    const ranks = new Uint32Array(slots());
    const texts: string[] = [];
    order.each((slot) => {
      const text = textOf(slot);
      if (texts.at(-1) !== text) texts.push(text);
      ranks[slot] = texts.length - 1;
    });
    cached = { ranks, texts };
    return cached;
  };
  return {
    add: (slot) => {
      order.add(slot);
      cached = undefined;
    },
    remove: (slot) => {
      order.remove(slot);
      cached = undefined;
    },
    texts: () => read().texts,
    counts: (flags, scratch) => {
      const { ranks } = read();
      const counts = scratch.numbers(ranks.length);
      for (let slot = 0; slot < ranks.length; slot += 1) counts[slot] = flags[ranks[slot] ?? 0] ?? 0;
      return counts;
    },
    ranks: () => read().ranks,
  };
};
