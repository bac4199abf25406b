import type { FoundFacet } from '@fairdesk/core/search';
import type { ServerLabels } from '../shared/texts/translate.ts';

/** The visible name of a facet: ours where we know it, else the service's own. */
export const facetName = ({ name, label }: FoundFacet, { t }: ServerLabels): string => {
  switch (name) {
    case 'type':
      return t('search-facet-type');
    case 'category':
      return t('search-facet-category');
    case 'hall':
      return t('search-facet-hall');
    case 'tags':
      return t('search-facet-tags');
    default:
      return label || name;
  }
};

/** The visible name of a facet value; kinds of results have a word in every language. */
export const facetValueName = (facet: string, text: string, { t }: ServerLabels): string => {
  if (facet !== 'type') return text;
  switch (text) {
    case 'page':
      return t('search-type-page');
    case 'news':
      return t('search-type-news');
    case 'exhibitor':
      return t('search-type-exhibitor');
    default:
      return text;
  }
};
