import type { FoundDocument } from './search-index.ts';

/** The values of a document's property; empty for an unknown property. */
export const propertyOf = (document: FoundDocument, name: string): readonly string[] => {
  switch (name) {
    case 'id':
    case 'url':
    case 'description':
    case 'type':
      return [document[name]];
    case 'name':
    case 'title':
      return [document.title];
    case 'tags':
      return document.tags;
    case 'category':
      return document.categories;
    case 'hall':
      return document.halls;
    default:
      return [];
  }
};
