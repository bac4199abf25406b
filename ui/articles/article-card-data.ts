import { articleDate, cardHref, cardTags, type NewsCard, tagHref, tagSlug } from '@fairdesk/core/articles';
import { DEFAULT_IMAGE_SIZE, imageSourceSet, type NewsHome } from '@fairdesk/core/page';
import type { Language } from '@fairdesk/core/shared';

/** The data of a news card, for rendering on the server or in the browser. */
export interface ArticleCardData {
  readonly title: string;
  readonly href: string;
  /** `2026-11-20` */
  readonly day: string;
  readonly dateText: string;
  readonly image?: {
    readonly src: string;
    readonly srcSet?: string;
    readonly width?: number;
    readonly height?: number;
  };
  readonly tags: readonly ArticleTagData[];
}

export interface ArticleTagData {
  readonly text: string;
  readonly href: string;
}

/** A page of cards, as the browser loads it while scrolling. */
export interface ArticlePageData {
  readonly page: number;
  readonly tags: readonly string[];
  readonly cards: readonly ArticleCardData[];
  readonly hasNext: boolean;
}

/** Converts an article to its card. Source: site spec §2 "News card". */
export const articleCardData = (
  article: NewsCard,
  { href }: NewsHome,
  language: Language,
): ArticleCardData => {
  const { title, slug, date, image } = article;
  return {
    title,
    href: cardHref(href, slug),
    day: date,
    dateText: articleDate(date, language),
    ...(image && { image: toImageData(image) }),
    tags: tagsData(cardTags(article), href),
  };
};

/** The tags that have a page. */
export const tagsData = (tags: readonly string[], overview: string): readonly ArticleTagData[] =>
  tags.filter((tag) => tagSlug(tag) !== '').map((text) => ({ text, href: tagHref(`${overview}/tag`, text) }));

const toImageData = (image: NonNullable<NewsCard['image']>): NonNullable<ArticleCardData['image']> => {
  const { src, width = DEFAULT_IMAGE_SIZE.width, height } = image;
  const srcSet = imageSourceSet(image);
  return { src, ...(srcSet && { srcSet }), ...(height !== undefined && { width, height }) };
};
