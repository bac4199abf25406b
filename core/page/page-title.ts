/** The title of a page without one. Source: site spec §2 "The page title". */
export const DEFAULT_PAGE_TITLE = 'Page';

/**
 * The document title of a page: MetaTitle, else "Page", between the prefix and suffix of the site.
 *
 * @example
 * ```ts
 * pageTitle('Visit', { prefix: 'Clearwater | ', suffix: ' | 2027' }) // 'Clearwater | Visit | 2027'
 * ```
 */
export const pageTitle = (metaTitle: string, { prefix = '', suffix = '' } = {}): string =>
  `${prefix}${metaTitle.trim() || DEFAULT_PAGE_TITLE}${suffix}`;
