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
export const isFacetMatch = (
  document: FoundDocument,
  request: FacetRequest | undefined,
  except?: string,
): boolean =>
  (request?.types ?? []).every(({ name, filter }) => {
    if (name === except || filter === undefined || filter.values.length === 0) return true;
    const own = propertyOf(document, name).map(valueId);
    return filter.type === 'and'
      ? filter.values.every((id) => own.includes(id))
      : filter.values.some((id) => own.includes(id));
  });

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
  return [...FACETS].flatMap(([name, label]) => {
    const facet = named.get(name);
    if (facet === undefined && !request.all) return [];
    const counted = countedBy(
      documents.filter((document) => isFacetMatch(document, request, name)),
      name,
    );
    const most = facet?.max ?? request.max;
    const selected = new Set(facet?.filter?.values);
    // A selected value stays in the list, so that it can be cleared.
    const value = counted.filter(({ id }, place) => place < most || selected.has(id));
    return [{ name, label, value }];
  });
};

const countedBy = (documents: readonly FoundDocument[], name: string) => {
  const counts = new Map<string, number>();
  for (const document of documents)
    for (const text of new Set(propertyOf(document, name))) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts]
    .map(([text, count]) => ({ id: valueId(text), text, count, min: 0, max: 0 }))
    .toSorted((one, other) => other.count - one.count || (one.text < other.text ? -1 : 1));
};

const valueId = (text: string): string => `facetid_${Buffer.from(text).toString('base64url')}`;
