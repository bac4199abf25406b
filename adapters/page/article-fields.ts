import type { ArticleAuthor } from '@fairdesk/core/page';
import { type ArticleId, articleIdOf } from '@fairdesk/core/shared';
import { type Fields, fieldValue, textOf } from '../shared/layout/fields.ts';
import { itemsOf } from '../shared/layout/items.ts';
import type { LinkPlace } from '../shared/layout/site-links.ts';
import { linkOf } from './field-values.ts';

/** The labels of an article's tags. */
export const tagsOf = (fields: Fields): readonly string[] => labelsOf(fields, 'Tags');

/** The labels in a list of items with a Title, or in a single text delimited by bars or commas. */
export const labelsOf = (fields: Fields, name: string): readonly string[] => {
  const listed = itemsOf(fields, name).map(({ fields: tag, name: own }) => textOf(tag, 'Title') || own);
  const written = typeof fieldValue(fields, name) === 'string' ? textOf(fields, name).split(/[|,]/) : [];
  return [...new Set([...listed, ...written].map((tag) => tag.trim()).filter((tag) => tag !== ''))];
};

/** The ids of the articles that a list of items names. */
export const articleIdsOf = (fields: Fields, name: string): readonly ArticleId[] => [
  ...new Set(itemsOf(fields, name).flatMap(({ id }) => articleIdOf(id) ?? [])),
];

/** The authors: items with a Name, and a Link if the author has a page. */
export const authorsOf = (fields: Fields, place: LinkPlace): readonly ArticleAuthor[] =>
  itemsOf(fields, 'Authors').flatMap(({ fields: author, name: itemName }) => {
    const name = textOf(author, 'Name') || itemName;
    const link = linkOf(author, 'Link', place);
    return name === '' ? [] : [{ name, ...(link && { link }) }];
  });
