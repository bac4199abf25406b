import type { SearchFilter } from '@fairdesk/core/search';
import type { Column } from './column.ts';
import type { Scratch } from './scratch.ts';
import type { SearchIndex } from './search-index.ts';

/**
 * Flags by slot: 1 for the documents that match a filter, 0 for the others. Slots without a document have any
 * flag.
 *
 * @param slots the number of slots
 */
export const filterMask = (
  index: SearchIndex,
  slots: number,
  filter: SearchFilter,
  scratch: Scratch,
): Uint8Array => {
  switch (filter.type) {
    case 'anyOf':
    case 'allOf':
      return valuesMask(index.column(filter.name), slots, filter.values, filter.type === 'allOf', scratch);
    case 'and':
    case 'or': {
      const masks = filter.filters.map((one) => filterMask(index, slots, one, scratch));
      return merged(masks, slots, filter.type === 'and', scratch);
    }
    case 'not': {
      const mask = filterMask(index, slots, filter.filter, scratch);
      for (let slot = 0; slot < slots; slot += 1) mask[slot] = 1 - (mask[slot] ?? 0);
      return mask;
    }
    case 'eq':
    case 'lt':
    case 'lte':
    case 'gt':
    case 'gte': {
      const expected = String(filter.value);
      const matches = (text: string) => compares(filter.type, text, expected);
      return textsMask(index.column(filter.name), slots, matches, 1, scratch);
    }
  }
};

/** Flags the documents that have any, or every, of these values of a property. */
export const valuesMask = (
  column: Column | undefined,
  slots: number,
  values: readonly string[],
  isEvery: boolean,
  scratch: Scratch,
): Uint8Array => {
  const expected = new Set(values);
  return textsMask(column, slots, (text) => expected.has(text), isEvery ? expected.size : 1, scratch);
};

/** The flags that every, or any, of the masks has. */
export const merged = (
  masks: readonly Uint8Array[],
  slots: number,
  isEvery: boolean,
  scratch: Scratch,
): Uint8Array => {
  const all = scratch.bytes(slots);
  if (isEvery) all.fill(1);
  for (const mask of masks)
    for (let slot = 0; slot < slots; slot += 1)
      all[slot] = isEvery ? (all[slot] ?? 0) & (mask[slot] ?? 0) : (all[slot] ?? 0) | (mask[slot] ?? 0);
  return all;
};

/** Flags the documents of which at least so many texts match; an unknown property has none. */
const textsMask = (
  column: Column | undefined,
  slots: number,
  matches: (text: string) => boolean,
  least: number,
  scratch: Scratch,
): Uint8Array => {
  const mask = scratch.bytes(slots);
  if (least === 0) return mask.fill(1);
  if (column === undefined) return mask;
  const counts = column.counts(flagsOf(column.texts(), matches, scratch), scratch);
  for (let slot = 0; slot < slots; slot += 1) mask[slot] = (counts[slot] ?? 0) >= least ? 1 : 0;
  return mask;
};

/** Flags the texts that match. */
export const flagsOf = (
  texts: readonly string[],
  matches: (text: string) => boolean,
  scratch: Scratch,
): Uint8Array => {
  const flags = scratch.bytes(texts.length);
  for (const [place, text] of texts.entries()) flags[place] = matches(text) ? 1 : 0;
  return flags;
};

const compares = (type: 'eq' | 'lt' | 'lte' | 'gt' | 'gte', own: string, expected: string): boolean => {
  if (type === 'eq') return own === expected;
  if (type === 'lt' || type === 'gte') return own < expected === (type === 'lt');
  return own > expected === (type === 'gt');
};
