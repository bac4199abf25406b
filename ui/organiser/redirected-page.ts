import type { PageEntry } from '@fairdesk/core/editor';
import { siteRedirectOf, type WebsiteRedirect } from '@fairdesk/core/organiser';
import { redirectFinder } from '@fairdesk/core/page';

/** The pages of a website, and its virtual folder. */
export interface RedirectedSite {
  readonly pages: readonly PageEntry[];
  readonly folder: string;
}

/**
 * The page that visitors no longer see because of a redirect: the server redirects before it looks for a page. A
 * redirect of some queries leaves the page at its address.
 */
export const redirectedPage = (
  redirect: WebsiteRedirect,
  { pages, folder }: RedirectedSite,
): PageEntry | undefined => {
  const find = redirectFinder([siteRedirectOf(redirect)]);
  return pages.find(
    ({ path, purpose, translations }) =>
      purpose === undefined &&
      translations.some(({ language }) => find({ path, search: '', language, folder }) !== undefined),
  );
};
