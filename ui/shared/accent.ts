import { contrast, hexOf, mix, type Rgb, rgbOf } from './colour.ts';

/**
 * The event's colour, made safe to read.
 *
 * An organiser picks any colour. Text, links, focus rings and buttons take the nearest shade of it that
 * keeps {@link READABLE} against everything it can stand on; the colour itself stays for decoration.
 */
export interface Accent {
  /** As given. */
  readonly brand: string;
  readonly light: AccentShades;
  readonly dark: AccentShades;
}

interface AccentShades {
  /** Text on the page and fill of a button, whose words are then {@link Scheme.onAccent}. */
  readonly accent: string;
  /** A breath of the colour, as a ground for text. */
  readonly wash: string;
}

/** WCAG 2.2 AA for text of any size. */
export const READABLE = 4.5;

/** What an accent stands on in one colour scheme; the values of tokens.css. */
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

/** For an event without a colour, or with one that cannot be read: ink. */
const NO_BRAND: Rgb = LIGHT.ink;

export const accentOf = (brandColour: string): Accent => {
  const brand = rgbOf(brandColour) ?? NO_BRAND;
  return { brand: hexOf(brand), light: shadesOf(brand, LIGHT), dark: shadesOf(brand, DARK) };
};

const shadesOf = (brand: Rgb, scheme: Scheme): AccentShades => {
  const wash = mix(scheme.ground, brand, scheme.washShare);
  const grounds = [scheme.ground, scheme.surface, scheme.sunken, scheme.onAccent, wash];
  return { accent: hexOf(nearestReadable(brand, scheme.ink, grounds)), wash: hexOf(wash) };
};

/** The first shade on the way from the brand to ink that can be read on every ground. */
const nearestReadable = (brand: Rgb, ink: Rgb, grounds: readonly Rgb[]): Rgb => {
  const steps = Array.from({ length: STEPS }, (_, step) => mix(brand, ink, step / STEPS));
  return steps.find((shade) => grounds.every((ground) => contrast(shade, ground) >= READABLE)) ?? ink;
};

const STEPS = 50;

/** The accent as one rule, in force wherever a page of this brand is shown; dialogs and toasts included. */
export const accentRule = ({ brand, light, dark }: Accent): string =>
  `:root:has([data-brand="${brand}"]){--brand:${brand};` +
  `--accent-on-light:${light.accent};--accent-on-dark:${dark.accent};` +
  `--wash-on-light:${light.wash};--wash-on-dark:${dark.wash}}`;
