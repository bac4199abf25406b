import { contrast, hexOf, mix, type Rgb, rgbOf } from './colour.ts';

/**
 * Makes the event's colour readable.
 *
 * An organiser may choose any colour. Text, links, focus rings and buttons use the nearest shade that has the
 * contrast {@link READABLE} on every background it can appear on; the original colour is for decoration only.
 */
export interface Accent {
  /** The original colour. */
  readonly brand: string;
  readonly light: AccentShades;
  readonly dark: AccentShades;
}

interface AccentShades {
  /** The colour of text on the page, and the fill of a button with text in {@link Scheme.onAccent}. */
  readonly accent: string;
  /** A faint tint as a background for text. */
  readonly wash: string;
}

/** WCAG 2.2 AA for text of any size. */
export const READABLE = 4.5;

/** The backgrounds of an accent in one colour scheme; the values of tokens.css. */
interface Scheme {
  readonly ground: Rgb;
  readonly surface: Rgb;
  readonly sunken: Rgb;
  readonly ink: Rgb;
  readonly onAccent: Rgb;
  readonly washShare: number;
}

export const LIGHT: Scheme = {
  ground: [0xfa, 0xf8, 0xf4],
  surface: [0xff, 0xff, 0xff],
  sunken: [0xf2, 0xee, 0xe6],
  ink: [0x1d, 0x1a, 0x16],
  onAccent: [0xff, 0xff, 0xff],
  washShare: 0.07,
};

export const DARK: Scheme = {
  ground: [0x16, 0x15, 0x13],
  surface: [0x20, 0x1e, 0x1b],
  sunken: [0x1b, 0x1a, 0x17],
  ink: [0xf2, 0xee, 0xe7],
  onAccent: [0x16, 0x15, 0x13],
  washShare: 0.14,
};

/** An event without a colour, or with an invalid one, has the ink of each scheme. */
export const accentOf = (brandColour: string): Accent => {
  const brand = rgbOf(brandColour);
  return {
    brand: hexOf(brand ?? LIGHT.ink),
    light: shadesOf(brand ?? LIGHT.ink, LIGHT),
    dark: shadesOf(brand ?? DARK.ink, DARK),
  };
};

const shadesOf = (brand: Rgb, scheme: Scheme): AccentShades => {
  const wash = mix(scheme.ground, brand, scheme.washShare);
  const grounds = [scheme.ground, scheme.surface, scheme.sunken, scheme.onAccent, wash];
  return { accent: hexOf(nearestReadable(brand, scheme.ink, grounds)), wash: hexOf(wash) };
};

/** The first shade between the brand and ink that is readable on every background. */
const nearestReadable = (brand: Rgb, ink: Rgb, grounds: readonly Rgb[]): Rgb => {
  for (let step = 0; step < STEPS; step += 1) {
    const shade = mix(brand, ink, step / STEPS);
    if (grounds.every((ground) => contrast(shade, ground) >= READABLE)) return shade;
  }
  return ink;
};

const STEPS = 50;

/** The accent as a CSS rule for pages of this brand, including dialogs and toasts. */
export const accentRule = ({ brand, light, dark }: Accent): string =>
  `:root:has([data-brand="${brand}"]){--brand:${brand};` +
  `--accent-on-light:${light.accent};--accent-on-dark:${dark.accent};` +
  `--wash-on-light:${light.wash};--wash-on-dark:${dark.wash}}`;
