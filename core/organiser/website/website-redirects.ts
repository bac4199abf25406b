import { linkWithin } from '../../navigation/index.ts';
import { redirectFinder, type SiteRedirect, sortedQuery } from '../../page/index.ts';
import {
  decodeAddress,
  type FieldFault,
  faultIf,
  isUrl,
  LANGUAGES,
  splitPath,
  splitSuffix,
  URL_MAX,
} from '../../shared/index.ts';

/** An address of a website that has moved. */
export interface WebsiteRedirect {
  /**
   * A path within the site, which matches whatever its query: `/old/plan`. With a query it matches exactly these
   * parameters, in any order: `/old.php?id=12`.
   */
  readonly from: string;
  /** A path within the site, with or without a query; or an https address. */
  readonly to: string;
  /** Whether browsers may remember it: status 301, else 302. */
  readonly isPermanent: boolean;
}

/** Where the addresses of a website are. */
export interface WebsitePlace {
  /** The virtual folder of the site; empty for none. */
  readonly folder: string;
  /** `https://fair.example`; empty when unknown. */
  readonly origin: string;
}

/** The most redirects of a website that the desk edits. Ours. */
export const REDIRECTS_MAX = 200;
/** The most redirects that may follow each other. Ours. */
export const REDIRECT_STEPS_MAX = 5;

/**
 * The rule for an address, as the content platform's redirect map has it. The new address gets the query of the
 * request, unless the old one names it.
 */
export const siteRedirectOf = ({ from, to, isPermanent }: WebsiteRedirect): SiteRedirect => {
  const address = addressOf(from);
  return {
    pattern: `^${address.replace(/[^\p{L}\p{N}/_-]/gu, '\\$&')}$`,
    target: to,
    kind: isPermanent ? 'permanent' : 'temporary',
    keepsQuery: !address.includes('?'),
    language: '',
  };
};

/** The address of a rule that {@link siteRedirectOf} can write; `undefined` for any other, such as a pattern. */
export const websiteRedirectOf = (rule: SiteRedirect): WebsiteRedirect | undefined => {
  const { pattern, target: to, kind, language } = rule;
  const from = pattern.slice(1, -1).replace(/\\(.)/gu, '$1');
  const redirect = { from, to, isPermanent: kind === 'permanent' };
  return siteRedirectOf(redirect).pattern === pattern &&
    kind !== 'transfer' &&
    language === '' &&
    isFrom(from, '') &&
    isTarget(to)
    ? redirect
    : undefined;
};

/** Redirects in the order of their rules: an address with a query comes before its path, which matches it too. */
export const inRuleOrder = (redirects: readonly WebsiteRedirect[]): readonly WebsiteRedirect[] =>
  redirects.toSorted((a, b) => Number(b.from.includes('?')) - Number(a.from.includes('?')));

/**
 * The faults of redirects, by the rules of {@link redirectFinder}.
 *
 * | the list                                            | path, code                                          |
 * | --------------------------------------------------- | --------------------------------------------------- |
 * | too long                                            | `redirects`, `website-redirects-max`                |
 * | no path of the site, or its home page               | `redirects.0.from`, `website-redirect-from`         |
 * | the address of an earlier one                       | `redirects.0.from`, `website-redirect-duplicate`    |
 * | no path of the site and no https address            | `redirects.0.to`, `website-redirect-to`             |
 * | leads nowhere, to itself, or over too many others   | `redirects.0.to`, `website-redirect-loop`           |
 */
export const redirectFaults = (
  redirects: readonly WebsiteRedirect[],
  place: WebsitePlace = { folder: '', origin: '' },
): readonly FieldFault[] => {
  if (redirects.length > REDIRECTS_MAX)
    return [{ path: 'redirects', code: 'website-redirects-max', params: { max: REDIRECTS_MAX } }];
  const keys = redirects.map(({ from }) => keyOf(from, place.folder));
  const faults = redirects.flatMap(({ from, to }, index): readonly FieldFault[] => {
    const path = `redirects.${index}`;
    if (!isFrom(from, place.folder)) return [{ path: `${path}.from`, code: 'website-redirect-from' }];
    if (keys.indexOf(keyOf(from, place.folder)) < index)
      return [{ path: `${path}.from`, code: 'website-redirect-duplicate' }];
    return faultIf(!isTarget(to), `${path}.to`, 'website-redirect-to');
  });
  return faults.length > 0 ? faults : loopFaults(redirects, place);
};

/** Two addresses with the same key are the same to {@link redirectFinder}. */
const keyOf = (from: string, folder: string): string => {
  const { path, suffix } = splitSuffix(addressOf(from).toUpperCase().toLowerCase());
  const whole = `/${path}/`.replace(/\/+/g, '/');
  const start = `/${folder.toLowerCase()}/`;
  return (whole.startsWith(start) ? whole.slice(start.length - 1) : whole) + suffix;
};

const loopFaults = (redirects: readonly WebsiteRedirect[], place: WebsitePlace): readonly FieldFault[] => {
  const find = redirectFinder(inRuleOrder(redirects).map(siteRedirectOf));
  const next = (address: string): string | undefined => {
    const inside = within(address, place);
    return inside && find(inside)?.href;
  };
  const ends = (address: string | undefined, steps = REDIRECT_STEPS_MAX): boolean =>
    address === undefined || (steps > 0 && ends(next(address), steps - 1));
  return redirects.flatMap(({ from }, index) => {
    const targets = LANGUAGES.map((language) => next(linkWithin(from, place.folder, language)));
    return faultIf(
      !(targets.some(Boolean) && targets.every((target) => ends(target))),
      `redirects.${index}.to`,
      'website-redirect-loop',
    );
  });
};

/** An address as {@link redirectFinder} takes it; `undefined` outside the site. */
const within = (address: string, { folder, origin }: WebsitePlace) => {
  const isOwn = address.toLowerCase().startsWith(origin.toLowerCase());
  const local = isOwn ? address.slice(origin.length) : address;
  if (!/^[/?#]/.test(local)) return undefined;
  const { language, path: encoded, suffix = '' } = splitPath(local);
  const path = decodeAddress(encoded);
  const start = folder && `/${folder}`;
  return `${path}/`.startsWith(`${start}/`)
    ? { path: path.slice(start.length) || '/', search: suffix.replace(/#.*/, ''), language, folder }
    : undefined;
};

/** An old address decoded, with the parameters of its query in order: `/old page?a=1&b=2`. */
const addressOf = (from: string): string => {
  const { path, suffix } = splitSuffix(from);
  const decoded = decodeAddress(path);
  const query = sortedQuery(suffix.slice(1));
  return query ? `${decoded.replace(/\/+$/, '') || '/'}?${query}` : decoded;
};

/** A fragment never reaches the server, and an encoded question mark begins no query. */
const isFrom = (from: string, folder: string): boolean => {
  const address = addressOf(from);
  const { path, suffix = '' } = splitPath(keyOf(from, folder));
  return (
    path + suffix !== '/' &&
    address.length <= FROM_MAX &&
    /^\/[^\p{Cc}?#\\%$]*(?:\?\P{Cc}*)?(?<! )$/u.test(address) &&
    !/#|^[^?]*%3f/i.test(from) &&
    !isAmbiguous(address)
  );
};

/** In characters: {@link redirectFinder} skips longer addresses. */
const FROM_MAX = 150;

/** A dollar sign would be a group of the pattern. */
const isTarget = (to: string): boolean => {
  if (to.length > URL_MAX || /[\p{Cc}\s\\$]/u.test(to)) return false;
  if (to.startsWith('/')) return !isAmbiguous(decodeAddress(to));
  return to.startsWith('https://') && isUrl(to);
};

/** Whether an address begins with a host, or has segments that browsers resolve. */
const isAmbiguous = (address: string): boolean => /^\/[/\\]|\/\.{1,2}(?:[/?#]|$)/.test(address);
