/** The foot of every page. Source: site spec §2 "Footer". */

/**
 * A footer address that contains the word javascript, anywhere and in either case, becomes empty.
 *
 * Browsers skip white space and control characters inside a scheme, so the search skips them too.
 */
export const footerHref = (url: string): string =>
  /javascript/i.test(url.replace(/[\s\p{Cc}]/gu, '')) ? '' : url;

/** The button to the newsletter shows only with both an address and a title. */
export const showsNewsletter = ({ url, title }: { readonly url: string; readonly title: string }): boolean =>
  url !== '' && title !== '';

/** Of the copyright line, `{year} © {brand} {city}. All rights reserved.`: whose page it is, from when, and where they are. */
export interface Copyright {
  readonly brand: string;
  readonly year: string;
  readonly city: string;
}

/** What the copyright line says where the site sets nothing else. Source: site spec §2 "Footer". */
export const COPYRIGHT_DEFAULTS = { year: '2023', city: 'Amsterdam' } as const;

/** The classes of a social icon: of all, only the one of X needs the prefix of brands. */
export const socialIcon = (icon: string): string =>
  /^(?:fa-)?x-twitter$/.test(icon) ? 'fa-brands fa-x-twitter' : icon;
