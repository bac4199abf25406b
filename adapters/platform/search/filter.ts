import { propertyOf } from './property-of.ts';
import type { Filter } from './search-body.ts';
import type { FoundDocument } from './search-index.ts';

/** Whether a document matches a filter; every document matches an absent filter. */
export const passes = (document: FoundDocument, filter: Filter | undefined): boolean => {
  switch (filter?.type) {
    case undefined:
      return true;
    case 'anyOf':
      return filter.values.some((value) => propertyOf(document, filter.name).includes(value));
    case 'allOf':
      return filter.values.every((value) => propertyOf(document, filter.name).includes(value));
    case 'and':
      return filter.filters.every((one) => passes(document, one));
    case 'or':
      return filter.filters.some((one) => passes(document, one));
    case 'not':
      return !passes(document, filter.filter);
    case 'eq':
    case 'lt':
    case 'lte':
    case 'gt':
    case 'gte':
      return propertyOf(document, filter.name).some((own) =>
        compares(filter.type, own, String(filter.value)),
      );
  }
};

const compares = (type: 'eq' | 'lt' | 'lte' | 'gt' | 'gte', own: string, wanted: string): boolean => {
  if (type === 'eq') return own === wanted;
  if (type === 'lt' || type === 'gte') return own < wanted === (type === 'lt');
  return own > wanted === (type === 'gt');
};
