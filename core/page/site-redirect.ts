import { linkWithin, safeHref } from '../navigation/index.ts';
import { type Language, localPath, splitPath } from '../shared/index.ts';
import { redirectPattern } from './redirect-pattern.ts';

/** `transfer`: the other page is shown at the address that was asked for. */
export type RedirectKind = 'permanent' | 'temporary' | 'transfer';

/** An old address of a site and what became of it. Source: the content platform's redirect map. */
export interface SiteRedirect {
  /** A regular expression over the path within the site, with its query or without: `^/old/(.*)$`. */
  readonly pattern: string;
  /** A path within the site, in which `$1` stands for a part of the old one; or an address of the web. */
  readonly target: string;
  readonly kind: RedirectKind;
  readonly keepsQuery: boolean;
  /** The only language it is for; empty for every one. */
  readonly language: string;
}

/** An address as it was asked for. */
export interface RequestedAddress {
  /** Within the site, decoded: `/old/plan`. */
  readonly path: string;
  /** `?a=b`; empty for nothing. */
  readonly search: string;
  readonly language: Language;
  /** The virtual folder of the site; empty for none. */
  readonly folder: string;
}

/** Where whoever asked is to go. */
export interface Redirected {
  readonly kind: RedirectKind;
  /** A path of ours with language and folder, or an address of the web. */
  readonly href: string;
}

/** The longest address that is looked up, in characters: what is longer was never a page. */
const LONGEST_ADDRESS = 200;

/**
 * Finds where an old address leads, by the first redirect of a map that means it.
 *
 * A pattern that cannot be read, or would take long to try, stops none of the others. What was asked for never decides
 * which host it leads to: parts of the old path are put into paths alone.
 */
export const redirectFinder = (
  redirects: readonly SiteRedirect[],
): ((asked: RequestedAddress) => Redirected | undefined) => {
  const known = redirects.flatMap((redirect) => {
    const matcher = redirectPattern(redirect.pattern);
    return matcher === undefined ? [] : [{ ...redirect, matcher }];
  });
  return (given) => {
    // What stood for itself in a path begins no query there.
    const asked = { ...given, path: given.path.replace(/[?#]/g, encodeURIComponent) };
    const addresses = addressesOf(asked);
    for (const redirect of known) {
      const found = leadOf(redirect, addresses, asked);
      if (found !== undefined) return found;
    }
    return undefined;
  };
};

type Known = SiteRedirect & { readonly matcher: RegExp };

/** Where one redirect leads from here; `undefined` where it does not mean this address, or leads back to it. */
const leadOf = (
  redirect: Known,
  addresses: readonly string[],
  asked: RequestedAddress,
): Redirected | undefined => {
  const { language, matcher, kind } = redirect;
  if (language !== '' && language.toLowerCase() !== asked.language) return undefined;
  const met = addresses.find((address) => matcher.test(address));
  const href = met === undefined ? '' : hrefOf(redirect, met, asked);
  if (href === '') return undefined;
  // Another host's page is not shown at an address of ours.
  return { kind: kind === 'transfer' && isElsewhere(href) ? 'temporary' : kind, href };
};

/** The ways in which a map may write an address: with language and folder or without, with its query or without. */
const addressesOf = ({ path, search, language, folder }: RequestedAddress): readonly string[] => {
  const bare = path.replace(/(?<=.)\/+$/, '');
  const paths = [bare, `/${language}${bare}`, ...(folder === '' ? [] : [`/${folder}${bare}`])];
  const queries = search === '' ? [''] : ['', search, sorted(search)];
  return queries
    .flatMap((query) => paths.map((each) => `${each}${query}`))
    .filter(({ length }) => length <= LONGEST_ADDRESS);
};

const sorted = (search: string): string => `?${search.slice(1).split('&').toSorted().join('&')}`;

const hrefOf = (
  { matcher, target, keepsQuery }: Known,
  met: string,
  { path, search, language, folder }: RequestedAddress,
): string => {
  const named = target.trim().replace(/\$siteLang/gi, language);
  if (isElsewhere(named)) return safeHref(named);
  if (/^(?:\/\/|\\|[^/?#]*:)/.test(named)) return '';
  const whole = met.replace(matcher, named);
  const [written = '', ...queries] = whole.split('?');
  // No two slashes in a row: behind a language they would begin another host.
  const led = localPath(splitPath(linkWithin(`/${written}`.replace(/[/\\]+/g, '/'), folder, language)));
  if (led === linkWithin(path, folder, language)) return '';
  const query = [...queries, ...(keepsQuery && search !== '' ? [search.slice(1)] : [])].filter(Boolean);
  return `${led}${query.length > 0 ? `?${query.join('&')}` : ''}`;
};

const isElsewhere = (href: string): boolean => /^https?:\/\/[^/?#]/i.test(href);
