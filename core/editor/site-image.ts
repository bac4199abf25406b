import { IMAGE_RULES, titleOfFile, type UploadRules } from '../media/index.ts';
import {
  cutTo,
  type FieldFault,
  faultIf,
  isBlank,
  LANGUAGES,
  type Localised,
  tooLong,
} from '../shared/index.ts';

/** The point of an image that stays visible when a page crops it: 0 to 1 from the left and from the top. */
export interface FocusPoint {
  readonly x: number;
  readonly y: number;
}

/** An image in the library of a fair's website. */
export interface SiteImage {
  readonly id: string;
  /** Changes with every save; a save names the version it is based on. */
  readonly version: number;
  readonly name: string;
  /** The address within the website: `/files/0b1c…/hall.jpg`. */
  readonly src: string;
  /** In pixels. */
  readonly width: number;
  /** In pixels. */
  readonly height: number;
  /** Of the file, in bytes. */
  readonly bytes: number;
  /** The alternative texts; a language without one is absent. */
  readonly alts: Localised;
  /** Absent until an editor sets it. */
  readonly focus?: FocusPoint;
  /** ISO 8601, UTC. */
  readonly uploaded: string;
}

/** What an editor changes of an image; all of it is replaced. */
export type SiteImageForm = Pick<SiteImage, 'name' | 'alts' | 'focus'>;

/** The most images in a library. Ours. */
export const SITE_IMAGES_MAX = 2000;
/** The images in one part of the list. Ours. */
export const SITE_IMAGES_PAGE = 24;
/** The longest name of an image, in characters. Ours. */
export const SITE_IMAGE_NAME_MAX = 100;
/** The longest alternative text, in characters. Ours. */
export const SITE_IMAGE_ALT_MAX = 200;
/** The minimum width of an image of the library, in pixels: that of a small logo. Ours. */
export const SITE_IMAGE_MIN_WIDTH = 100;
/** How many images an editor uploads at once, at most. Ours. */
export const SITE_IMAGES_AT_ONCE = 20;

/** The limits of a file for the library. */
export const SITE_IMAGE_RULES: UploadRules = {
  ...IMAGE_RULES,
  minWidth: SITE_IMAGE_MIN_WIDTH,
  maxFiles: SITE_IMAGES_AT_ONCE,
};

/** The nearest focus point, in whole percents; a coordinate that is no number becomes the middle. */
export const focusAt = (x: number, y: number): FocusPoint => ({ x: inPercents(x), y: inPercents(y) });

const inPercents = (share: number): number =>
  Number.isNaN(share) ? 0.5 : Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;

/** A focus point as pages store it and CSS positions an image by it: `30% 70%`. */
export const focusText = ({ x, y }: FocusPoint): string =>
  [x, y].map((share) => `${Math.round(share * 100)}%`).join(' ');

/** The focus point in a text such as `30% 70%`; `undefined` for any other text. */
export const focusOf = (text: string): FocusPoint | undefined => {
  const match = FOCUS.exec(text);
  return match ? focusAt(Number(match[1]) / 100, Number(match[2]) / 100) : undefined;
};

const FOCUS = /^(100|\d{1,2})% (100|\d{1,2})%$/;

/** The name of an uploaded image, from that of its file. */
export const siteImageName = (file: string): string => cutTo(titleOfFile(file), SITE_IMAGE_NAME_MAX);

/**
 * The faults of what an editor changes of an image.
 *
 * | a value                                                | path, code                     |
 * | ------------------------------------------------------ | ------------------------------ |
 * | no name                                                | `name`, `site-image-name`      |
 * | a name longer than {@link SITE_IMAGE_NAME_MAX}         | `name`, `forms-maxlength`      |
 * | a text longer than {@link SITE_IMAGE_ALT_MAX}          | `alts.{language}`, the same    |
 */
export const siteImageFaults = ({ name, alts }: SiteImageForm): readonly FieldFault[] => [
  ...faultIf(isBlank(name), 'name', 'site-image-name'),
  ...tooLong('name', name, SITE_IMAGE_NAME_MAX),
  ...LANGUAGES.flatMap((language) => tooLong(`alts.${language}`, alts[language], SITE_IMAGE_ALT_MAX)),
];
