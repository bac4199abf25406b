import { isSwitchedOn, type LinkValue } from '@fairdesk/core/page';
import { type Fields, textOf } from '../../shared/layout/fields.ts';
import { dateOfField, iconIn, imageOf, linkOf } from '../field-values.ts';
import { placed } from './placed.ts';
import { readCard, readImageCard } from './read-card.ts';
import { paramOf, type ReadBlock, variantOf } from './rendering.ts';

/** The portal's card, with a date. */
export const contentCard: ReadBlock = (rendering, reading) => ({
  ...readImageCard(rendering, reading, { date: 'Date' }),
  kind: 'content-card',
  date: dateOfField(rendering.fields, 'Date'),
});

export const card: ReadBlock = (rendering, reading) => ({
  ...readImageCard(rendering, reading),
  kind: 'card',
  isLink: variantOf(rendering) === 'linkable',
});

export const iconCard: ReadBlock = (rendering, reading) => ({
  ...readCard(rendering, reading),
  kind: 'icon-card',
  icon: iconIn(rendering.fields),
  isLink: variantOf(rendering) === 'linkable',
});

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
      linkedIn: 'LinkedIn',
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

/** A text or a link; only a web address is valid. */
const webLink = (fields: Fields, link: LinkValue | undefined): string =>
  [textOf(fields, 'LinkedIn'), link?.href ?? ''].find(
    (address) => /^https?:\/\//i.test(address) && URL.canParse(address),
  ) ?? '';
