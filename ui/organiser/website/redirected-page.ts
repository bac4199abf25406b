import type { PageEntry } from '@fairdesk/core/editor';
import { WILDCARD_MARKER } from '@fairdesk/core/navigation';
import { siteRedirectOf, type WebsiteRedirect } from '@fairdesk/core/organiser';
import { redirectFinder } from '@fairdesk/core/page';
import { decodeAddress, splitSuffix } from '@fairdesk/core/shared';

/** The pages of a website, and its virtual folder. */
export interface RedirectedSite {
  readonly pages: readonly PageEntry[];
  readonly folder: string;
}

/**
 * The page that visitors no longer see at an address because of a redirect: the server redirects before it looks for a
 * page. A redirect of some queries leaves the page at its address. As on the server, a page with this path comes before
 * a wildcard page.
 */
export const redirectedPage = (
  redirect: WebsiteRedirect,
  { pages, folder }: RedirectedSite,
): PageEntry | undefined => {
  const find = redirectFinder([siteRedirectOf(redirect)]);
  const paths = pathsOf(redirect);
  return pages
    .toSorted(exactFirst)
    .find(
      ({ path, purpose, translations }) =>
        purpose === undefined &&
        filled(path, paths).some((each) =>
          translations.some(
            ({ language }) => find({ path: each, search: '', language, folder }) !== undefined,
          ),
        ),
    );
};

/** Whether a page has many addresses: `/exhibitors/,-w-,` is the page of each exhibitor. */
export const isWildcardPage = ({ path }: PageEntry): boolean => path.includes(WILDCARD_MARKER);

type Segments = readonly string[];

/** The segments of the old address: all of them, and without the first, which may be a language or the folder. */
const pathsOf = ({ from }: WebsiteRedirect): readonly Segments[] => {
  const [root = '', ...names] = decodeAddress(splitSuffix(from).path).replace(/\/+$/, '').split('/');
  return [
    [root, ...names],
    [root, ...names.slice(1)],
  ];
};

/** The path of a page, its wildcards replaced by segments of these paths where they have as many. */
const filled = (page: string, paths: readonly Segments[]): readonly string[] => {
  if (!page.includes(WILDCARD_MARKER)) return [page];
  const names = page.split('/');
  return paths
    .filter(({ length }) => length === names.length)
    .map((path) => names.map((name, level) => (name === WILDCARD_MARKER ? (path[level] ?? '') : name)))
    .filter((path) => path.every((name, level) => level === 0 || name !== ''))
    .map((path) => path.join('/'));
};

/** Orders a page before those with a wildcard, or with an earlier one. */
const exactFirst = ({ path: one }: PageEntry, { path: other }: PageEntry): number =>
  orderOf(one).localeCompare(orderOf(other));

const orderOf = (path: string): string =>
  path
    .split('/')
    .map((name) => (name === WILDCARD_MARKER ? '1' : '0'))
    .join('');
