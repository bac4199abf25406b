/** The foot of every page. Source: site spec §2 "Footer". */

/** How tall the logo may be. */
export const FOOTER_LOGO_MAX_HEIGHT_PX = 85;

/** A footer address that contains the word javascript, anywhere and in whatever case, becomes empty. */
export const footerHref = (url: string): string => (/javascript/i.test(url) ? '' : url);

/** The button to the newsletter shows only with both an address and a title. */
export const showsNewsletter = ({ url, title }: { readonly url: string; readonly title: string }): boolean =>
  url !== '' && title !== '';

/** `2023 © {brand} Amsterdam. All rights reserved.`; year and city are settings, with the spec's as defaults. */
export const copyrightLine = (brand: string, year = '2023', city = 'Amsterdam'): string =>
  `${year} © ${brand} ${city}. All rights reserved.`;

/** The classes of a social icon: of all, only the one of X needs the prefix of brands. */
export const socialIcon = (icon: string): string => (icon === 'fa-x-twitter' ? `fa-brands ${icon}` : icon);
