import { linkWithin } from '../navigation/index.ts';
import { redirectFinder, type SiteRedirect } from '../page/index.ts';
import { type FieldFault, isUrl, LANGUAGES, type Language, splitPath, URL_MAX } from '../shared/index.ts';

/** An address of a website that has moved. */
export interface WebsiteRedirect {
  /** A path within the site: `/old/plan`. */
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

/** The rule for an address, as the content platform's redirect map has it. */
export const siteRedirectOf = ({ from, to, isPermanent }: WebsiteRedirect): SiteRedirect => ({
  pattern: `^${decoded(from).replace(/[^\p{L}\p{N}/_-]/gu, '\\$&')}$`,
  target: to,
  kind: isPermanent ? 'permanent' : 'temporary',
  keepsQuery: true,
  language: '',
});

/** The address of a rule that {@link siteRedirectOf} can write; `undefined` for any other, such as a pattern. */
export const websiteRedirectOf = (rule: SiteRedirect): WebsiteRedirect | undefined => {
  const { pattern, target, kind, language } = rule;
  const path = /^\^(\/(?:[\p{L}\p{N}/_-]|\\[^\p{L}\p{N}])*)\$$/u.exec(pattern)?.[1];
  if (path === undefined || kind === 'transfer' || language !== '') return undefined;
  const from = path.replace(/\\(.)/gu, '$1');
  return isFrom(from) && !isHome(keyOf(from, '')) && isTarget(target)
    ? { from, to: target, isPermanent: kind === 'permanent' }
    : undefined;
};

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
  const faults = redirects.flatMap(({ from, to }, index): FieldFault[] => {
    const key = keyOf(from, place.folder);
    const path = `redirects.${index}`;
    if (!isFrom(from) || isHome(key)) return [{ path: `${path}.from`, code: 'website-redirect-from' }];
    if (keys.indexOf(key) < index) return [{ path: `${path}.from`, code: 'website-redirect-duplicate' }];
    return isTarget(to) ? [] : [{ path: `${path}.to`, code: 'website-redirect-to' }];
  });
  return faults.length > 0 ? faults : loopFaults(redirects, place);
};

/** Two addresses with the same key are the same to {@link redirectFinder}. */
const keyOf = (from: string, folder: string): string => {
  const path = `/${decoded(from)}/`.replace(/\/+/g, '/').toUpperCase().toLowerCase();
  const start = `/${folder.toLowerCase()}/`;
  return path.startsWith(start) ? path.slice(start.length - 1) : path;
};

const loopFaults = (redirects: readonly WebsiteRedirect[], place: WebsitePlace): readonly FieldFault[] => {
  const find = redirectFinder(redirects.map(siteRedirectOf));
  const next = (address: string): string | undefined => {
    const inside = within(address, place);
    return inside && find(inside)?.href;
  };
  const ends = (from: string, language: Language): boolean => {
    let address = next(linkWithin(from, place.folder, language));
    for (let step = 0; address !== undefined && step < REDIRECT_STEPS_MAX; step += 1) address = next(address);
    return address === undefined;
  };
  return redirects.flatMap(({ from }, index) => {
    const works = LANGUAGES.some((one) => next(linkWithin(from, place.folder, one)) !== undefined);
    return works && LANGUAGES.every((one) => ends(from, one))
      ? []
      : [{ path: `redirects.${index}.to`, code: 'website-redirect-loop' }];
  });
};

/** An address as {@link redirectFinder} takes it, without its query; `undefined` outside the site. */
const within = (address: string, { folder, origin }: WebsitePlace) => {
  const isOwn = `${address}/`.toLowerCase().startsWith(`${origin.toLowerCase()}/`);
  if (!isOwn && !address.startsWith('/')) return undefined;
  const { language, path: encoded } = splitPath(isOwn ? address.slice(origin.length) : address);
  const path = decoded(encoded);
  if (folder === '') return { path, search: '', language, folder };
  return path.startsWith(`/${folder}/`)
    ? { path: path.slice(folder.length + 1), search: '', language, folder }
    : undefined;
};

const isFrom = (from: string): boolean =>
  from.length <= FROM_MAX && /^\/(?![/\\])[^\p{Cc}\s?#\\%$]*$/u.test(decoded(from)) && !hasDots(from);

const isHome = (key: string): boolean => splitPath(key).path === '/';

/** In characters: {@link redirectFinder} skips longer addresses. */
const FROM_MAX = 150;

/** A dollar sign would be a group of the pattern. */
const isTarget = (to: string): boolean => {
  if (to.length > URL_MAX || /[\p{Cc}\s\\$]/u.test(to)) return false;
  if (to.startsWith('/')) return !/^\/[/\\]/.test(decoded(to)) && !hasDots(to);
  return to.startsWith('https://') && isUrl(to);
};

/** Browsers resolve these segments, so the address would be another one. */
const hasDots = (address: string): boolean => /\/\.{1,2}(?:[/?#]|$)/.test(decoded(address));

const decoded = (address: string): string => {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
};
