/** The colour schemes of the portal; `auto` is the setting of the device. */
export const COLOUR_SCHEMES = ['auto', 'light', 'dark'] as const;
export type ColourScheme = (typeof COLOUR_SCHEMES)[number];

/** The cookie that stores the choice of a user: `colour-scheme=dark`. */
export const COLOUR_SCHEME_COOKIE = 'colour-scheme';

export const isColourScheme = (text: unknown): text is ColourScheme =>
  COLOUR_SCHEMES.some((scheme) => scheme === text);
