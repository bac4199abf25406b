import { tagSlug } from '@fairdesk/core/articles';
import { type Page, pageBlocks } from '@fairdesk/core/page';
import type { FairData, NewsByBlock } from '#ui/page/fair-data.ts';

/** Names a wildcard page after the item it displays. */
export const named = (page: Page, { exhibitor }: FairData, tag: string | undefined): Page => {
  if (exhibitor)
    return {
      ...page,
      ...called(exhibitor.name),
      description: exhibitor.shortDescription || page.description,
    };
  // Tags differ between languages.
  if (tag !== undefined) return { ...page, ...called(tag), languages: [page.language] };
  const article = pageBlocks(page).find((block) => block.kind === 'news-article');
  if (!article) return page;
  const image = page.image ?? article.image;
  return {
    ...page,
    ...called(article.title),
    description: page.description || article.introduction,
    ...(image && { image }),
  };
};

const called = (name: string): Pick<Page, 'title' | 'heading'> => ({ title: name, heading: name });

/** The label of a tag page; empty when no article has the tag, `undefined` when it is not a tag page. */
export const tagOf = (page: Page, news: NewsByBlock): string | undefined => {
  const overview = pageBlocks(page).find((block) => block.kind === 'news-overview');
  if (!overview?.tag) return undefined;
  const articles = news[overview.uid];
  if (articles === undefined || articles === 'unavailable' || articles instanceof Promise)
    return overview.tag;
  return articles.choices.find((tag) => tagSlug(tag) === overview.tag) ?? '';
};
