import { propertyOf } from './property-of.ts';
import type { Item } from './search-body.ts';
import type { FoundDocument } from './search-index.ts';

type FacetRequest = NonNullable<Item['search']['facet']>;

/** The properties available as facets. */
const FACETS: ReadonlyMap<string, string> = new Map([
  ['type', 'Type'],
  ['tags', 'Tags'],
]);

/** Whether a document matches the selected facet values. */
export const isFacetMatch = (document: FoundDocument, request: FacetRequest | undefined): boolean =>
  (request?.types ?? []).every(({ name, filter }) => {
    if (filter === undefined || filter.values.length === 0) return true;
    const own = propertyOf(document, name).map(valueId);
    return filter.type === 'and'
      ? filter.values.every((id) => own.includes(id))
      : filter.values.some((id) => own.includes(id));
  });

/** The number of documents per value of the requested facets, most frequent first. */
export const facetsOf = (
  documents: readonly FoundDocument[],
  request: FacetRequest | undefined,
): readonly object[] => {
  if (request === undefined) return [];
  const named = new Map(request.types.map((facet) => [facet.name, facet.max ?? request.max]));
  return [...FACETS].flatMap(([name, label]) => {
    const most = named.get(name) ?? (request.all ? request.max : undefined);
    return most === undefined ? [] : [{ name, label, value: countedBy(documents, name).slice(0, most) }];
  });
};

const countedBy = (documents: readonly FoundDocument[], name: string) => {
  const counts = new Map<string, number>();
  for (const document of documents)
    for (const text of propertyOf(document, name)) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts]
    .map(([text, count]) => ({ id: valueId(text), text, count, min: 0, max: 0 }))
    .toSorted((one, other) => other.count - one.count || (one.text < other.text ? -1 : 1));
};

const valueId = (text: string): string => `facetid_${Buffer.from(text).toString('base64url')}`;
