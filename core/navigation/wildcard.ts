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

/** The title to show of a page. */
export const shownTitle = (title: string, wildcardTitle: string): string =>
  title === WILDCARD_TITLE ? wildcardTitle : title;
