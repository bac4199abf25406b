import { type Column, compareTexts } from './column.ts';
import { createGrowing } from './growing.ts';
import { createRanking } from './ranking.ts';

/** A property with few texts, of which a document has any number. */
export interface ValueColumn extends Column {
  /** Adds the texts of the next slot, each once. */
  add(texts: Iterable<string>): void;
  /** How many of the flagged slots have each text. */
  tally(slots: Uint8Array): Uint32Array;
}

export const createValueColumn = (): ValueColumn => {
  const texts: string[] = [];
  const places = new Map<string, number>();
  const order = createRanking((one, other) => compareTexts(texts[one] ?? '', texts[other] ?? ''));
  /** The texts of all slots, one slot after another, and where those of each slot end. */
  const owned = createGrowing();
  const ends = createGrowing();
  let end = 0;

  const placeOf = (text: string): number => {
    const existing = places.get(text);
    if (existing !== undefined) return existing;
    const place = texts.push(text) - 1;
    places.set(text, place);
    order.add(place);
    return place;
  };
  return {
    add: (ofSlot) => {
      for (const text of ofSlot) {
        owned.push(placeOf(text));
        end += 1;
      }
      ends.push(end);
    },
    texts: () => texts,
    counts: (flags, scratch) => {
      const [own, last] = [owned.numbers(), ends.numbers()];
      const counts = scratch.numbers(last.length);
      for (let slot = 0, at = 0; slot < last.length; slot += 1)
        for (; at < (last[slot] ?? 0); at += 1)
          if (flags[own[at] ?? 0]) counts[slot] = (counts[slot] ?? 0) + 1;
      return counts;
    },
    tally: (slots) => {
      const [own, last] = [owned.numbers(), ends.numbers()];
      const tally = new Uint32Array(texts.length);
      for (let slot = 0, at = 0; slot < last.length; slot += 1) {
        const to = last[slot] ?? 0;
        if (!slots[slot]) at = to;
        for (; at < to; at += 1) tally[own[at] ?? 0] = (tally[own[at] ?? 0] ?? 0) + 1;
      }
      return tally;
    },
    ranks: (scratch) => {
      const [own, last] = [owned.numbers(), ends.numbers()];
      const byText = new Uint32Array(texts.length);
      let rank = 0;
      order.each((place) => {
        // An empty text and none are the same.
        if (texts[place] !== '') byText[place] = rank += 1;
      });
      const ranks = scratch.numbers(last.length);
      for (let slot = 0, at = 0; slot < last.length; slot += 1) {
        const to = last[slot] ?? 0;
        if (at < to) ranks[slot] = byText[own[at] ?? 0] ?? 0;
        at = to;
      }
      return ranks;
    },
  };
};
