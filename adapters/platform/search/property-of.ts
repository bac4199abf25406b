import type { FoundDocument } from './search-index.ts';

/** What a document says under the name of one of its properties; nothing under any other name. */
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
    default:
      return [];
  }
};
