import type { NewsArticleBlock } from '@fairdesk/core/page';
import type { Language } from '@fairdesk/core/shared';

/** The schema.org data of an article for search engines. */
export const articleData = (
  { title, introduction, image, day, published, authors, tags, url }: NewsArticleBlock,
  language: Language,
): object => ({
  '@context': 'https://schema.org',
  '@type': 'NewsArticle',
  headline: title,
  inLanguage: language,
  mainEntityOfPage: url,
  ...(introduction && { description: introduction }),
  ...(day && { datePublished: published ?? day }),
  ...(image && { image: [URL.parse(image.src, url)?.href ?? image.src] }),
  ...(authors.length > 0 && {
    author: authors.map(({ name, link }) => {
      const page = link && URL.parse(link.href, url)?.href;
      return { '@type': 'Person', name, ...(page && { url: page }) };
    }),
  }),
  ...(tags.length > 0 && { keywords: tags }),
});
