import { isSwitchedOn, type LinkValue } from '@fairdesk/core/page';
import { dayOfField, htmlOf, imageOf, linkOf, textOf } from '../field-values.ts';
import type { Fields } from '../fields.ts';
import { placed } from './placed.ts';
import { paramOf, type ReadBlock, variantOf } from './rendering.ts';

/** The portal's card, with a date. */
export const contentCard: ReadBlock = (rendering, reading) => {
  const { fields } = rendering;
  const image = imageOf(fields, 'Image');
  const link = linkOf(fields, 'Link', reading);
  return {
    ...placed(rendering, reading, {
      image: 'Image',
      date: 'Date',
      title: 'Title',
      html: 'Content',
      link: 'Link',
    }),
    kind: 'content-card',
    date: dayOfField(fields, 'Date'),
    title: textOf(fields, 'Title'),
    html: htmlOf(fields, 'Content'),
    ...(image && { image }),
    ...(link && { link }),
  };
};

export const card: ReadBlock = (rendering, reading) => {
  const { fields } = rendering;
  const image = imageOf(fields, 'Image');
  const link = linkOf(fields, 'Link', reading);
  return {
    ...placed(rendering, reading, { image: 'Image', title: 'Title', html: 'Content', link: 'Link' }),
    kind: 'card',
    title: textOf(fields, 'Title'),
    html: htmlOf(fields, 'Content'),
    isLink: variantOf(rendering) === 'linkable',
    ...(image && { image }),
    ...(link && { link }),
  };
};

export const iconCard: ReadBlock = (rendering, reading) => {
  const { fields } = rendering;
  const link = linkOf(fields, 'Link', reading);
  return {
    ...placed(rendering, reading, { title: 'Title', html: 'Content', link: 'Link' }),
    kind: 'icon-card',
    icon: textOf(fields, 'XBE_Icon'),
    title: textOf(fields, 'Title'),
    html: htmlOf(fields, 'Content'),
    isLink: variantOf(rendering) === 'linkable',
    ...(link && { link }),
  };
};

export const contactCard: ReadBlock = (rendering, reading) => {
  const { fields } = rendering;
  const image = imageOf(fields, 'Image');
  return {
    ...placed(rendering, reading, {
      image: 'Image',
      name: 'Name',
      role: 'Role',
      email: 'Email',
      phone: 'Phone',
      mobile: 'Mobile',
    }),
    kind: 'contact-card',
    shape: variantOf(rendering) === 'landscape' ? 'landscape' : 'portrait',
    hasLines: isSwitchedOn(paramOf(rendering, 'ShowBorder')),
    name: textOf(fields, 'Name'),
    role: textOf(fields, 'Role'),
    email: textOf(fields, 'Email'),
    phone: textOf(fields, 'Phone'),
    mobile: textOf(fields, 'Mobile'),
    linkedIn: webLink(fields, linkOf(fields, 'LinkedIn', reading)),
    ...(image && { image }),
  };
};

/** Written as a text or given as a link; only an address of the web is one. */
const webLink = (fields: Fields, link: LinkValue | undefined): string =>
  [textOf(fields, 'LinkedIn'), link?.href ?? ''].find((address) => /^https?:\/\//i.test(address)) ?? '';
