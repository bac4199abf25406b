import type { Article } from '@fairdesk/core/articles';
import type { Language } from '@fairdesk/core/shared';
import { authorsOf, tagsOf } from './article-fields.ts';
import { dayOfField, imageOf, textOf } from './field-values.ts';
import type { Fields } from './fields.ts';

const FIELDS = ['Title', 'Introduction', 'Image', 'Tags', 'Authors', 'Date'] as const;

/** The GraphQL selection of an article's fields on an item. */
export const ARTICLE_SELECTION = FIELDS.map((name) => `${name}: field(name: "${name}") { jsonValue }`).join(
  ' ',
);

/**
 * Reads an article from its fields; `undefined` without a title and a date. Without a folder: the page that
 * renders it resolves its author links.
 */
export const articleOf = (fields: Fields, slug: string, language: Language): Article | undefined => {
  const title = textOf(fields, 'Title');
  const date = dayOfField(fields, 'Date');
  if (!SLUG.test(slug) || title === '' || date === '') return undefined;
  const image = imageOf(fields, 'Image');
  return {
    title,
    slug,
    date,
    introduction: textOf(fields, 'Introduction'),
    tags: tagsOf(fields),
    authors: authorsOf(fields, { folder: '', language }),
    ...(image && { image }),
  };
};

/** A single path segment, and not a wildcard. */
const SLUG = /^[^/*,]+$/;
