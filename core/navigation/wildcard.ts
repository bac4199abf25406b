/** How the content platform writes the name `*` in an address. Source: site spec §2 "Breadcrumb". */
export const WILDCARD_MARKER = ',-w-,';

/** The title of a page that stands for many; replaced by the one it stands for. */
export const WILDCARD_TITLE = '*';

/**
 * An address with its markers replaced by what they stand for, segment by segment: `/news/,-w-,` of the
 * element `new oven` is `/news/new%20oven`. A marker without an element stays.
 */
export const withoutWildcards = (address: string, elements: readonly string[]): string => {
  let used = 0;
  return address
    .split('/')
    .map((segment) => {
      if (segment !== WILDCARD_MARKER) return segment;
      const element = elements[used];
      used += 1;
      return element === undefined
        ? segment
        : encodeURIComponent(element.replace(/\p{Surrogate}/gu, '\uFFFD'));
    })
    .join('/');
};

/**
 * What the markers of a wildcard page stand for at one address: `/events/,-w-,` asked for as `/events/101`
 * has the element `101`. Both within the site, without language.
 */
export const wildcardElements = (pagePath: string, askedPath: string): readonly string[] => {
  const asked = askedPath.split('/');
  return pagePath
    .split('/')
    .flatMap((segment, place) => (segment === WILDCARD_MARKER ? [asked[place] ?? ''] : []))
    .filter((element) => element !== '' && element !== WILDCARD_MARKER);
};

/** The title to show of a page. */
export const shownTitle = (title: string, wildcardTitle: string): string =>
  title === WILDCARD_TITLE ? wildcardTitle : title;
