import { propertyOf } from './property-of.ts';
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
 */
export const likenesses = (
  index: SearchIndex,
  slots: number,
  request: Item['search']['personalization'],
  models: readonly FoundDocument[],
): Uint32Array => {
  const likeness = new Uint32Array(slots);
  if (request === undefined || models.length === 0) return likeness;
  for (const name of request.fields) {
    const column = index.column(name);
    if (column === undefined) continue;
    const values = new Set(models.flatMap((model) => propertyOf(model, name)));
    const counts = column.counts(Uint8Array.from(column.texts().map((text) => Number(values.has(text)))));
    for (let slot = 0; slot < slots; slot += 1) likeness[slot] = (likeness[slot] ?? 0) + (counts[slot] ?? 0);
  }
  return likeness;
};
