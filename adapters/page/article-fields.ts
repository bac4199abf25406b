import type { ArticleAuthor } from '@fairdesk/core/page';
import type { LinkPlace } from '../shared/site-links.ts';
import { linkOf, textOf } from './field-values.ts';
import { type Fields, fieldValue } from './fields.ts';
import { itemsOf } from './items.ts';

/**
 * The labels of an article's tags: a list of items with a Title, or a single text delimited by bars or
 * commas.
 */
export const tagsOf = (fields: Fields): readonly string[] => {
  const listed = itemsOf(fields, 'Tags').map(({ fields: tag, name }) => textOf(tag, 'Title') || name);
  const written = typeof fieldValue(fields, 'Tags') === 'string' ? textOf(fields, 'Tags').split(/[|,]/) : [];
  return [...new Set([...listed, ...written].map((tag) => tag.trim()).filter((tag) => tag !== ''))];
};

/** The authors: items with a Name, and a Link if the author has a page. */
export const authorsOf = (fields: Fields, place: LinkPlace): readonly ArticleAuthor[] =>
  itemsOf(fields, 'Authors').flatMap(({ fields: author, name: itemName }) => {
    const name = textOf(author, 'Name') || itemName;
    const link = linkOf(author, 'Link', place);
    return name === '' ? [] : [{ name, ...(link && { link }) }];
  });
