import { encodePart, splitSuffix } from '../shared/index.ts';

/**
 * The marker by which the content platform writes the name `*` in an address. Source: site spec §2
 * "Breadcrumb".
 */
export const WILDCARD_MARKER = ',-w-,';

/** The title of a wildcard page, to be replaced by that of the displayed item. */
const WILDCARD_TITLE = '*';

/**
 * Replaces the markers in the path of an address segment by segment: `/news/,-w-,` with the element `new oven`
 * becomes `/news/new%20oven`. A marker without an element stays.
 */
export const withoutWildcards = (address: string, elements: readonly string[]): string => {
  const { path, suffix } = splitSuffix(address);
  const left = elements.map(encodePart).values();
  const segments = path
    .split('/')
    .map((segment) => (segment === WILDCARD_MARKER ? (left.next().value ?? segment) : segment));
  return segments.join('/') + suffix;
};

/**
 * The values of the markers of a wildcard page: `/events/,-w-,` requested as `/events/101` has the element
 * `101`. Both paths are within the site, without language.
 *
 * @example
 * ```ts
 * wildcardElements('/news/,-w-,', '/news/quiet-pumps') // ['quiet-pumps']
 * ```
 */
export const wildcardElements = (pagePath: string, requestedPath: string): readonly string[] => {
  const segments = requestedPath.split('/');
  return pagePath
    .split('/')
    .flatMap((segment, place) => (segment === WILDCARD_MARKER ? [segments[place] ?? ''] : []))
    .filter((element) => element !== '' && element !== WILDCARD_MARKER);
};

/**
 * The title to display for a page.
 *
 * @example
 * ```ts
 * displayTitle('*', 'Quiet pumps') // 'Quiet pumps'
 * displayTitle('News', 'Quiet pumps') // 'News'
 * ```
 */
export const displayTitle = (title: string, wildcardTitle: string): string =>
  title === WILDCARD_TITLE ? wildcardTitle : title;
