import { type Article, FEED_SEGMENT } from '@fairdesk/core/articles';
import type { ArticleTranslation } from '@fairdesk/core/editor';
import { articleIdOf, type Language } from '@fairdesk/core/shared';
import { type Fields, textOf } from '../shared/layout/fields.ts';
import { authorsOf, tagsOf } from './article-fields.ts';
import { dayOfField, imageOf, momentOfField } from './field-values.ts';

const FIELDS = ['Title', 'Introduction', 'Image', 'Tags', 'Authors', 'Date'] as const;

/** The GraphQL selection of an article's id and fields on an item. */
export const ARTICLE_SELECTION = [
  'id',
  ...FIELDS.map((name) => `${name}: field(name: "${name}") { jsonValue }`),
].join(' ');

/**
 * Reads an article from its fields; `undefined` without a title and a date. Without a folder: the page that
 * renders it resolves its author links.
 */
export const articleOf = (fields: Fields, slug: string, language: Language): Article | undefined => {
  const title = textOf(fields, 'Title');
  const date = dayOfField(fields, 'Date');
  if (!SLUG.test(slug) || slug === FEED_SEGMENT || title === '' || date === '') return undefined;
  const image = imageOf(fields, 'Image');
  const id = articleIdOf(textOf(fields, 'id'));
  const published = instantOf(momentOfField(fields, 'Date'));
  return {
    ...(id && { id }),
    title,
    slug,
    date,
    ...(published && { published }),
    introduction: textOf(fields, 'Introduction'),
    tags: tagsOf(fields),
    authors: authorsOf(fields, { folder: '', language }),
    ...(image && { image }),
  };
};

/** What the list of articles shows of one, from its fields. @param page named as in the list of pages */
export const listedArticle = (
  fields: Fields,
  page: Pick<ArticleTranslation, 'title'>,
): Pick<ArticleTranslation, 'title' | 'date' | 'tags'> => ({
  title: textOf(fields, 'Title') || page.title,
  date: momentOfField(fields, 'Date'),
  tags: tagsOf(fields),
});

/** The instant of a day with its time, in UTC; `undefined` for a day alone. */
export const instantOf = (moment: string): string | undefined =>
  moment.includes('T') ? new Date(moment).toISOString() : undefined;

/** A single path segment, and not a wildcard. */
const SLUG = /^[^/*,]+$/;
