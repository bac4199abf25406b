import { propertyOf } from './property-of.ts';
import type { Item } from './search-body.ts';
import type { FoundDocument } from './search-index.ts';

/**
 * Moves documents that resemble the given ones to the front: those that share the most values of the given
 * fields first. Ties keep their order, and nothing is left out. Without ids the service would use what similar
 * readers read; the embedded one stores nothing about readers, so the order stays.
 *
 * Source: portal spec §7 "personalizationIds, personalizationFields".
 *
 * @param idOf the id of a document as results name it
 * @param all the documents that the ids may name
 */
export const personalise = <T extends FoundDocument>(
  documents: readonly T[],
  request: Item['search']['personalization'],
  idOf: (document: T) => string,
  all: readonly T[],
): readonly T[] => {
  if (request === undefined || request.ids.length === 0) return documents;
  const models = all.filter((document) => request.ids.includes(idOf(document)));
  const liked = request.fields.map((name) => ({
    name,
    values: new Set(models.flatMap((model) => propertyOf(model, name))),
  }));
  const likeness = (document: T): number =>
    liked.reduce(
      (sum, { name, values }) => sum + propertyOf(document, name).filter((value) => values.has(value)).length,
      0,
    );
  const scored = documents.map((document) => ({ document, score: likeness(document) }));
  return scored.toSorted((one, other) => other.score - one.score).map(({ document }) => document);
};
