import 'server-only';
import { feedHref } from '@fairdesk/core/articles';
import { alternateLinks, type Page, pageBlocks, pageTitle } from '@fairdesk/core/page';
import { LOCALES, localPath, splitPath } from '@fairdesk/core/shared';
import { runtime } from '#app/_process/runtime.ts';
import type { Head } from '#ui/page/head-tags.tsx';
import type { PortalData } from '#ui/page/portal-data.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';

/** The title of a page with its site's prefix and suffix. */
export const titleIn = ({ site }: Pick<PortalData, 'site'>, title: string): string =>
  pageTitle(title, { prefix: site?.head?.titlePrefix ?? '', suffix: site?.head?.titleSuffix ?? '' });

/**
 * The head of a page: title, canonical address, languages, and the preview card for links on other sites.
 * Addresses begin with `APP_URL`, regardless of the requested host.
 *
 * Source: site spec §2 "Language switching", portal spec §2 "page head".
 */
export const pageHead = (page: Page, data: PortalData, ownTitle = page.title): Head => {
  const origin = runtime().settings.appUrl;
  const { path } = splitPath(data.path);
  const [first] = page.languages;
  const language = page.languages.includes(page.language) ? page.language : (first ?? page.language);
  const canonical = `${origin}${localPath({ language, path })}`;
  const title = titleIn(data, ownTitle);
  const { description } = page;
  const image = imageOf(page, data, origin);
  return {
    title,
    ...(description && { description }),
    ...iconsOf(data),
    ...feedOf(page, data.event?.name ?? title),
    alternates: {
      canonical,
      languages: Object.fromEntries(
        alternateLinks(origin, path, page.languages).map(({ hreflang, href }) => [hreflang, href]),
      ),
    },
    openGraph: {
      ...kindOf(page),
      title,
      url: canonical,
      locale: LOCALES[language].replace('-', '_'),
      ...(description && { description }),
      ...(data.event && { siteName: data.event.name }),
      ...(image && { images: [image] }),
    },
    twitter: {
      card: image ? 'summary_large_image' : 'summary',
      title,
      ...(description && { description }),
      ...(image && { images: [image] }),
    },
  };
};

/** What link previews say about a page: only an article has a time at which it was published. */
const kindOf = (page: Page): Pick<NonNullable<Head['openGraph']>, 'type' | 'publishedTime'> => {
  const article = pageBlocks(page).find((block) => block.kind === 'news-article');
  if (!article) return { type: 'website' };
  const publishedTime = article.published ?? article.day;
  return { type: 'article', ...(publishedTime && { publishedTime }) };
};

/** The feed of the news that the page lists or belongs to. */
const feedOf = (page: Page, title: string): Pick<Head, 'feed'> => {
  const home = pageBlocks(page).flatMap((block) =>
    block.kind === 'news-overview' || block.kind === 'news-article' ? [block.home] : [],
  )[0];
  return home ? { feed: { title, href: feedHref(home.href) } } : {};
};

/** The page's picture, else its site's, which repeats the title and so has no alternative text. */
const imageOf = (
  { image }: Page,
  { site }: PortalData,
  origin: string,
): { url: string; alt: string } | undefined => {
  const src = image?.src || site?.head?.socialImage;
  const url = src ? URL.parse(src, origin)?.href : undefined;
  return url ? { url, alt: image?.alt ?? '' } : undefined;
};

/** The head of a page that does not exist. Source: site spec §2 "Not-found page". */
export const missingHead = (data: PortalData): Pick<Head, 'title' | 'robots' | 'icons'> => ({
  title: labelsOf(data.language, data.texts).t('not-found-title'),
  robots: 'noindex',
  ...iconsOf(data),
});

/** The site's own icon, or the product's: phones look for that at an address of their own. */
export const iconsOf = ({ site }: Pick<PortalData, 'site'>): Pick<Head, 'icons'> => {
  const own = site?.head?.favicon;
  if (!own) return { icons: { icon: '/icon.svg' } };
  return { icons: { icon: own, ...(PNG.test(own) && { apple: own }) } };
};

/** The only format of icons that every phone shows on its home screen. */
const PNG = /\.png(?:[?#]|$)/i;
