/** The foot of every page. Source: site spec §2 "Footer". */

/** How tall the logo may be. */
export const FOOTER_LOGO_MAX_HEIGHT_PX = 85;

/** A footer address that contains the word javascript, anywhere and in whatever case, becomes empty. */
export const footerHref = (url: string): string => (/javascript/i.test(url) ? '' : url);

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
export const socialIcon = (icon: string): string => (icon === 'fa-x-twitter' ? `fa-brands ${icon}` : icon);
