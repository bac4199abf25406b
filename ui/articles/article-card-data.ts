import { articleDate, cardHref, cardTags, type NewsCard, tagHref } from '@fairdesk/core/articles';
import { DEFAULT_IMAGE_SIZE, imageSourceSet, type NewsHome } from '@fairdesk/core/page';
import type { Language } from '@fairdesk/core/shared';

/** A card of news as it is shown, wherever it is drawn. */
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

/** A page of them, as it is asked for while one scrolls. */
export interface ArticlePageData {
  readonly page: number;
  readonly tags: readonly string[];
  readonly cards: readonly ArticleCardData[];
  readonly hasNext: boolean;
}

/** What a visitor sees of an article in a list. Source: site spec §2 "News card". */
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
    ...(image && { image: shownImage(image) }),
    tags: cardTags(article).map((tag) => shownTag(tag, href)),
  };
};

export const shownTag = (text: string, overview: string): ArticleTagData => ({
  text,
  href: tagHref(`${overview}/tag`, text),
});

const shownImage = ({
  src,
  width = DEFAULT_IMAGE_SIZE.width,
  height,
}: NonNullable<NewsCard['image']>): NonNullable<ArticleCardData['image']> => {
  const srcSet = imageSourceSet(src, width);
  return { src, ...(srcSet && { srcSet }), ...(height !== undefined && { width, height }) };
};
