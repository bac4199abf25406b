import { type Article, tagSlug } from '@fairdesk/core/articles';
import { collator, type Language } from '@fairdesk/core/shared';

/** All tags with a slug, without duplicates in different spellings, in the alphabetical order of the language. */
export const newsTopics = (
  articles: readonly Pick<Article, 'tags'>[],
  language: Language,
): readonly string[] =>
  [...new Map(articles.flatMap(({ tags }) => tags).map((tag) => [tagSlug(tag), tag])).values()]
    .filter((tag) => tagSlug(tag) !== '')
    .toSorted(collator(language).compare);
