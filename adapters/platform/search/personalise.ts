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
 * @param models the documents that the ids name
 */
export const personalise = (
  documents: readonly FoundDocument[],
  request: Item['search']['personalization'],
  models: readonly FoundDocument[],
): readonly FoundDocument[] => {
  if (request === undefined || models.length === 0 || request.fields.length === 0) return documents;
  const liked = request.fields.map((name) => ({
    name,
    values: new Set(models.flatMap((model) => propertyOf(model, name))),
  }));
  const likenessOf = (document: FoundDocument): number => {
    let likeness = 0;
    for (const { name, values } of liked)
      for (const value of propertyOf(document, name)) likeness += Number(values.has(value));
    return likeness;
  };
  const byLikeness = new Map<number, FoundDocument[]>();
  for (const document of documents) {
    const likeness = likenessOf(document);
    const alike = byLikeness.get(likeness);
    if (alike) alike.push(document);
    else byLikeness.set(likeness, [document]);
  }
  return [...byLikeness].toSorted(([one], [other]) => other - one).flatMap(([, alike]) => alike);
};
