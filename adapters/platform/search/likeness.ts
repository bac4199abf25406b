import { flagsOf } from './filter-mask.ts';
import { propertyOf } from './property-of.ts';
import type { Scratch } from './scratch.ts';
import type { Item } from './search-body.ts';
import type { FoundDocument, SearchIndex } from './search-index.ts';

/**
 * How much each document resembles the given ones, by slot: the number of values of the given fields that it
 * shares with them. Without ids the service would use what similar readers read; the embedded one stores nothing
 * about readers, so every document is alike.
 *
 * Source: portal spec §7 "personalizationIds, personalizationFields".
 *
 * @param models the documents that the ids name
 * @returns `undefined` when every document is alike
 */
export const likenesses = (
  index: SearchIndex,
  slots: number,
  request: Item['search']['personalization'],
  models: readonly FoundDocument[],
  scratch: Scratch,
): Uint32Array | undefined => {
  if (request === undefined || models.length === 0) return undefined;
  const likeness = scratch.numbers(slots);
  for (const name of request.fields) {
    const column = index.column(name);
    if (column === undefined) continue;
    const values = new Set(models.flatMap((model) => propertyOf(model, name)));
    const flags = flagsOf(column.texts(), (text) => values.has(text), scratch);
    const counts = column.counts(flags, scratch);
    for (let slot = 0; slot < slots; slot += 1) likeness[slot] = (likeness[slot] ?? 0) + (counts[slot] ?? 0);
  }
  return likeness;
};
