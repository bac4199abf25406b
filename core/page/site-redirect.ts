import { linkWithin, safeHref } from '../navigation/index.ts';
import { type Language, localPath, splitPath, splitSuffix } from '../shared/index.ts';
import { redirectPattern } from './redirect-pattern.ts';
import { sortedQuery } from './sorted-query.ts';

/** `transfer` renders the target page at the requested address. */
export type RedirectKind = 'permanent' | 'temporary' | 'transfer';

/** A rule for an address that has moved. Source: the content platform's redirect map. */
export interface SiteRedirect {
  /** A regular expression over the path within the site, with or without its query: `^/old/(.*)$`. */
  readonly pattern: string;
  /** A path within the site, in which `$1` stands for a group of the pattern; or an external address. */
  readonly target: string;
  readonly kind: RedirectKind;
  readonly keepsQuery: boolean;
  /** The only language the rule applies to; empty for all. */
  readonly language: string;
}

/** The address of a request. */
export interface RequestedAddress {
  /** Within the site, decoded: `/old/plan`. */
  readonly path: string;
  /** `?a=b`; empty for none. */
  readonly search: string;
  readonly language: Language;
  /** The virtual folder of the site; empty for none. */
  readonly folder: string;
}

/** The result of a redirect. */
export interface Redirected {
  readonly kind: RedirectKind;
  /** An internal path with language and folder, or an external address. */
  readonly href: string;
}

/** The longest address that is matched, in characters: no page ever had a longer one. */
const LONGEST_ADDRESS = 200;

/**
 * Finds the redirect of an address: the first rule of the map that matches.
 *
 * Skips patterns that are invalid or could be slow. The requested address never decides the host it leads to:
 * its groups are inserted into paths only.
 */
export const redirectFinder = (
  redirects: readonly SiteRedirect[],
): ((request: RequestedAddress) => Redirected | undefined) => {
  const rules = redirects.flatMap((redirect) => {
    const matcher = redirectPattern(redirect.pattern);
    return matcher ? [{ ...redirect, matcher }] : [];
  });
  return (address) => {
    // A decoded `?` or `#` in the path must not begin a query or fragment.
    const request = { ...address, path: address.path.replace(/[?#]/g, encodeURIComponent) };
    const addresses = addressesOf(request);
    for (const redirect of rules) {
      const found = leadOf(redirect, addresses, request);
      if (found) return found;
    }
    return undefined;
  };
};

type CompiledRedirect = SiteRedirect & { readonly matcher: RegExp };

/** Applies one rule; `undefined` when it does not match, or leads back to the same address. */
const leadOf = (
  redirect: CompiledRedirect,
  addresses: readonly string[],
  request: RequestedAddress,
): Redirected | undefined => {
  const { language, matcher, kind } = redirect;
  if (language !== '' && language.toLowerCase() !== request.language) return undefined;
  const met = addresses.find((address) => matcher.test(address));
  const href = met && hrefOf(redirect, met, request);
  if (!href) return undefined;
  // An external page cannot be rendered at our address.
  return { kind: kind === 'transfer' && isElsewhere(href) ? 'temporary' : kind, href };
};

/** The notations a map may use for an address: with or without language, folder and query. */
const addressesOf = ({ path, search, language, folder }: RequestedAddress): readonly string[] => {
  const bare = path.replace(/\/+$/, '');
  const paths = [bare || '/', `/${language}${bare}`, ...(folder === '' ? [] : [`/${folder}${bare}`])];
  const queries = search === '' ? [''] : ['', search, `?${sortedQuery(search.slice(1))}`];
  return queries
    .flatMap((query) => paths.map((each) => `${each}${query}`))
    .filter(({ length }) => length <= LONGEST_ADDRESS);
};

const hrefOf = (
  { matcher, target, keepsQuery }: CompiledRedirect,
  met: string,
  { path, search, language, folder }: RequestedAddress,
): string => {
  const named = target.trim().replace(/\$siteLang/gi, language);
  const query = keepsQuery ? search : '';
  if (isElsewhere(named)) return withQuery(safeHref(named), query);
  if (/^(?:\/\/|\\|[^/?#]*:)/.test(named)) return '';
  const { path: written, suffix } = splitSuffix(met.replace(matcher, named));
  // Collapses slashes: after a language prefix, `//` would begin another host.
  const led = localPath(splitPath(linkWithin(`/${written}`.replace(/[/\\]+/g, '/'), folder, language)));
  if (led === linkWithin(path, folder, language)) return '';
  return withQuery(led + suffix, query);
};

/** Adds to the query of an address, before its fragment. */
const withQuery = (address: string, search: string): string =>
  address.replace(/^([^?#]*)\??([^#]*)/, (_, path: string, own: string) => {
    const query = [own, search.slice(1)].filter(Boolean).join('&');
    return query ? `${path}?${query}` : path;
  });

const isElsewhere = (href: string): boolean => /^https?:\/\/[^/?#]/i.test(href);
