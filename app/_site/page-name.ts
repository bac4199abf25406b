import { tagSlug } from '@fairdesk/core/articles';
import { type Page, withNested } from '@fairdesk/core/page';
import type { FairData, NewsByBlock } from '#ui/page/fair-data.ts';

/** A page that stands for many is called what it shows. */
export const named = (page: Page, { exhibitor }: FairData, tag: string | undefined): Page => {
  if (exhibitor)
    return {
      ...page,
      ...called(exhibitor.name),
      description: exhibitor.shortDescription || page.description,
    };
  // Each language has words of its own for what articles are about.
  if (tag !== undefined) return { ...page, ...called(tag), languages: [page.language] };
  const article = withNested(page.main).find((block) => block.kind === 'news-article');
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

/** The label of the tag that a page stands for; empty where no article has it, `undefined` where it is no page of a tag. */
export const tagOf = ({ main }: Page, news: NewsByBlock): string | undefined => {
  const overview = withNested(main).find((block) => block.kind === 'news-overview');
  if (!overview?.tag) return undefined;
  const shown = news[overview.uid];
  if (shown === undefined || shown === 'unavailable' || shown instanceof Promise) return overview.tag;
  return shown.choices.find((tag) => tagSlug(tag) === overview.tag) ?? '';
};
