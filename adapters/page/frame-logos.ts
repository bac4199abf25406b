import type { FrameLogo } from '@fairdesk/core/editor';
import type { Fields } from '../shared/layout/fields.ts';
import type { Part } from './frame-part.ts';
import {
  arrayOf,
  holderOf,
  hrefIn,
  recordIn,
  textIn,
  valueAt,
  withField,
  withHref,
  withValue,
} from './frame-values.ts';

const PIXELS = (value: unknown): string => (typeof value === 'number' ? String(value) : textIn(value));

const imageOf = (image: unknown) => {
  const { src, alt, width, height } = recordIn(image);
  return { src: textIn(src), alt: textIn(alt), width: PIXELS(width), height: PIXELS(height) };
};

/** An image with what an editor made of it; its focus point belongs to the image before. */
const withImage = (stored: unknown, { src, alt, width, height }: FrameLogo): Fields => {
  const image = recordIn(stored);
  const { focus: _, ...parts } = image;
  return {
    ...(src === textIn(image.src) ? image : parts),
    ...{ src, alt },
    ...((width || Object.hasOwn(image, 'width')) && { width }),
    ...((height || Object.hasOwn(image, 'height')) && { height }),
  };
};

const LOGO_NAMES = ['main', 'powered-by'];

/** A logo of the header, by its place. */
export const logoPart = (place: number): Part<FrameLogo> => ({
  read: (fields) => {
    const holder = holderOf(recordIn(arrayOf(valueAt(fields, 'logos'))[place]));
    return { ...imageOf(valueAt(holder, 'image')), href: hrefIn(valueAt(holder, 'link')) };
  },
  write: (logo, fields) => {
    const logos = arrayOf(valueAt(fields, 'logos'));
    const stored = recordIn(logos[place]);
    const holder = holderOf(stored);
    const link = recordIn(valueAt(holder, 'link'));
    const isNamed = logo.alt !== '' && textIn(link.text) === textIn(recordIn(valueAt(holder, 'image')).alt);
    const led = { ...withHref(link, logo.href), text: isNamed ? logo.alt : textIn(link.text) };
    const written = withValue(
      withValue(stored, 'image', withImage(valueAt(holder, 'image'), logo)),
      'link',
      led,
    );
    const named = logos[place] === undefined ? { name: LOGO_NAMES[place], ...written } : written;
    const length = Math.max(logos.length, place + 1);
    const list = Array.from({ length }, (_, index) => (index === place ? named : (logos[index] ?? {})));
    return withField(fields, 'logos', list);
  },
});

/** The logo of the footer. */
export const footerLogo: Part<FrameLogo> = {
  read: (fields) => {
    const logo = recordIn(valueAt(fields, 'logo'));
    return { ...imageOf(logo.image), href: textIn(logo.href) };
  },
  write: (logo, fields) => {
    const stored = recordIn(valueAt(fields, 'logo'));
    const image = withImage(stored.image, logo);
    return withField(fields, 'logo', { ...stored, href: logo.href, image });
  },
};
