import { propertyOf } from './property-of.ts';
import type { Item } from './search-body.ts';
import type { FoundDocument } from './search-index.ts';

type FacetRequest = NonNullable<Item['search']['facet']>;

/** The properties available as facets. */
const FACETS: ReadonlyMap<string, string> = new Map([
  ['type', 'Type'],
  ['category', 'Category'],
  ['hall', 'Hall'],
  ['tags', 'Tags'],
]);

/**
 * Whether a document matches the selected facet values.
 *
 * @param except the name of a facet to ignore
 */
export const facetMatcher = (
  { types }: FacetRequest,
  except?: string,
): ((document: FoundDocument) => boolean) => {
  const wanted = types.flatMap(({ name, filter }) =>
    name === except || filter === undefined || filter.values.length === 0
      ? []
      : [{ name, isEvery: filter.type === 'and', texts: filter.values.map(textOfId) }],
  );
  return (document) =>
    wanted.every(({ name, isEvery, texts }) => {
      const own = propertyOf(document, name);
      const has = (text: string | undefined): boolean => text !== undefined && own.includes(text);
      return isEvery ? texts.every(has) : texts.some(has);
    });
};

/**
 * The number of documents per value of the requested facets, most frequent first: as many as a search for that
 * value finds, beside the values selected in the other facets.
 */
export const facetsOf = (
  documents: readonly FoundDocument[],
  request: FacetRequest | undefined,
): readonly object[] => {
  if (request === undefined) return [];
  const named = new Map(request.types.map((facet) => [facet.name, facet]));
  const hasFilters = request.types.some(({ filter }) => filter?.values.length);
  return [...FACETS].flatMap(([name, label]) => {
    const facet = named.get(name);
    if (facet === undefined && !request.all) return [];
    const counted = countedBy(hasFilters ? documents.filter(facetMatcher(request, name)) : documents, name);
    const most = facet?.max ?? request.max;
    const selected = new Set(facet?.filter?.values);
    // A selected value stays in the list, so that it can be cleared.
    const value = counted.filter(({ id }, place) => place < most || selected.has(id));
    return [{ name, label, value }];
  });
};

interface Counted {
  readonly text: string;
  count: number;
}

const countedBy = (documents: readonly FoundDocument[], name: string) => {
  const counts = new Map<string, Counted>();
  const count = (text: string): void => {
    const counted = counts.get(text);
    if (counted) counted.count += 1;
    else counts.set(text, { text, count: 1 });
  };
  for (const document of documents) {
    const own = name === 'type' ? undefined : propertyOf(document, name);
    if (own === undefined) count(document.type);
    else if (own.length === 1) count(own[0] ?? '');
    else if (own.length > 1) new Set(own).forEach(count);
  }
  return [...counts.values()]
    .map(({ text, count }) => ({ id: valueId(text), text, count, min: 0, max: 0 }))
    .toSorted((one, other) => other.count - one.count || (one.text < other.text ? -1 : 1));
};

const ID_START = 'facetid_';

const valueId = (text: string): string => `${ID_START}${Buffer.from(text).toString('base64url')}`;

/** The text of a value's id; `undefined` for an invalid id. */
const textOfId = (id: string): string | undefined => {
  const text = Buffer.from(id.slice(ID_START.length), 'base64url').toString();
  return valueId(text) === id ? text : undefined;
};
