import { isBlank } from '../shared/index.ts';

/** The rules of the site footer. Source: site spec §2 "Footer". */

/**
 * Empties a footer address that contains the word javascript, in any letter case.
 *
 * Browsers ignore white space and control characters inside a scheme, so they are stripped before the check.
 *
 * @example
 * ```ts
 * footerHref('https://fair.example') // 'https://fair.example'
 * footerHref('javascript:alert(1)') // ''
 * ```
 */
export const footerHref = (url: string): string =>
  /javascript/i.test(url.replace(/[\s\p{Cc}]/gu, '')) ? '' : url;

/**
 * Whether the newsletter button is visible: it needs both an address and a title, neither of them blank.
 *
 * @example
 * ```ts
 * showsNewsletter({ url: '/news', title: 'Newsletter' }) // true
 * showsNewsletter({ url: '/news', title: '' }) // false
 * ```
 */
export const showsNewsletter = ({ url, title }: { readonly url: string; readonly title: string }): boolean =>
  !isBlank(url) && !isBlank(title);

/** The parts of the copyright line, `{year} © {brand} {city}. All rights reserved.` */
export interface Copyright {
  readonly brand: string;
  readonly year: string;
  readonly city: string;
}

/** Defaults for the copyright line. Source: site spec §2 "Footer". */
export const COPYRIGHT_DEFAULTS = { year: '2023', city: 'Amsterdam' } as const;

/**
 * The class names of a social icon; only the X icon needs the prefix of brands added.
 *
 * @example
 * ```ts
 * socialIcon('x-twitter') // 'fa-brands fa-x-twitter'
 * ```
 */
export const socialIcon = (icon: string): string =>
  /^(?:fa-)?x-twitter$/.test(icon) ? 'fa-brands fa-x-twitter' : icon;
