import type { Language } from '@fairdesk/core/shared';
import { compareTexts } from './column.ts';
import { merged, valuesMask } from './filter-mask.ts';
import type { Scratch } from './scratch.ts';
import type { Item } from './search-body.ts';
import { FACETS, type SearchIndex } from './search-index.ts';
import { sortedPart } from './sorted-part.ts';

export type FacetRequest = NonNullable<Item['search']['facet']>;

/** The documents of an index that match the values selected in its facets, as flags by slot. */
export interface FacetMasks {
  /** Those that match every facet. */
  readonly all: Uint8Array;
  /** Those that match every facet but this one. */
  readonly except: (name: string) => Uint8Array;
}

/** @param matches the documents to choose from, as flags by slot */
export const facetMasks = (
  index: SearchIndex,
  matches: Uint8Array,
  request: FacetRequest | undefined,
  scratch: Scratch,
): FacetMasks => {
  const selected = (request?.types ?? []).flatMap(({ name, filter }) =>
    filter?.values.length
      ? { name, mask: selectedMask(index, matches.length, { name, ...filter }, scratch) }
      : [],
  );
  if (selected.length === 0) return { all: matches, except: () => matches };
  const matching = (masks: typeof selected): Uint8Array =>
    merged([matches, ...masks.map(({ mask }) => mask)], matches.length, true, scratch);
  const all = matching(selected);
  return {
    all,
    except: (name) => {
      const others = selected.filter((facet) => facet.name !== name);
      return others.length === selected.length ? all : matching(others);
    },
  };
};

const selectedMask = (
  index: SearchIndex,
  slots: number,
  { name, type, values }: { readonly name: string; type: 'or' | 'and'; values: readonly string[] },
  scratch: Scratch,
): Uint8Array => {
  const texts = values.map(textOfId);
  const existingTexts = texts.filter((text) => text !== undefined);
  const isEvery = type === 'and';
  if (isEvery && existingTexts.length < texts.length) return scratch.bytes(slots);
  return valuesMask(index.column(name), slots, existingTexts, isEvery, scratch);
};

type FacetName = (typeof FACETS)[number];

/** An index, and its documents that match the facets. */
interface FacetPart {
  readonly index: SearchIndex;
  readonly masks: FacetMasks;
}

const LABELS: Readonly<Record<FacetName, string>> = {
  type: 'Type',
  category: 'Category',
  hall: 'Hall',
  tags: 'Tags',
};

/**
 * The number of documents per value of the requested facets, most frequent first: as many as a search for that
 * value finds, beside the values selected in the other facets.
 */
export const facetsOf = (
  parts: readonly FacetPart[],
  request: FacetRequest | undefined,
): readonly object[] => {
  if (request === undefined) return [];
  const named = new Map(request.types.map((facet) => [facet.name, facet]));
  return FACETS.flatMap((name) => {
    const facet = named.get(name);
    if (facet === undefined && !request.all) return [];
    const counts = countsOf(parts, name);
    const selected = new Set(facet?.filter?.values.map(textOfId));
    const values = valuesOf(counts, facet?.max ?? request.max, selected);
    const value = name === 'category' ? values.map(withLanguage(parts)) : values;
    return [{ name, label: LABELS[name], value }];
  });
};

/** A value with the language of its text, when that is not the requested one. */
const withLanguage =
  (parts: readonly FacetPart[]) =>
  (value: FacetValue): FacetValue & { readonly text_language?: Language | undefined } => ({
    ...value,
    text_language: parts.flatMap(({ index }) => index.categoryLanguage(value.text) ?? [])[0],
  });

/** The number of documents per value; a value may occur in several indexes. */
const countsOf = (parts: readonly FacetPart[], name: FacetName): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { index, masks } of parts) {
    const texts = index.facets[name].texts();
    for (const [place, count] of index.facets[name].tally(masks.except(name)).entries()) {
      const text = texts[place] ?? '';
      if (count > 0) counts.set(text, count + (counts.get(text) ?? 0));
    }
  }
  return counts;
};

interface FacetValue {
  readonly id: string;
  readonly text: string;
  readonly count: number;
  readonly min: number;
  readonly max: number;
}

/** The most frequent values; a selected one stays in the list, so that it can be cleared. */
const valuesOf = (
  counts: ReadonlyMap<string, number>,
  most: number,
  selected: ReadonlySet<string | undefined>,
): readonly FacetValue[] => {
  const all = [...counts].map(([text, count]) => ({ text, count }));
  const byCount = (one: number, other: number): number => {
    const [mine, theirs] = [all[one], all[other]];
    if (mine === undefined || theirs === undefined) return 0;
    return theirs.count - mine.count || compareTexts(mine.text, theirs.text);
  };
  const first = sortedPart(Uint32Array.from(all.keys()), byCount, 0, most);
  const visible = new Set(first);
  const others = [...all.entries()].flatMap(([place, { text }]) =>
    selected.has(text) && !visible.has(place) ? [place] : [],
  );
  return [...first, ...others.toSorted(byCount)].flatMap((place) => {
    const value = all[place];
    return value ? [{ id: valueId(value.text), ...value, min: 0, max: 0 }] : [];
  });
};

const ID_START = 'facetid_';

const valueId = (text: string): string => `${ID_START}${Buffer.from(text).toString('base64url')}`;

/** The text of a value's id; `undefined` for an invalid id. */
const textOfId = (id: string): string | undefined => {
  const text = Buffer.from(id.slice(ID_START.length), 'base64url').toString();
  return valueId(text) === id ? text : undefined;
};
