import { textOf } from '../../shared/layout/fields.ts';
import { htmlOf, imageOf, linkOf } from '../field-values.ts';
import { placed } from './placed.ts';
import type { ReadBlock } from './rendering.ts';

type Read = Parameters<ReadBlock>;

/** The properties that cards and calls to action share: a title, a text and a link. */
export const readCard = (
  rendering: Read[0],
  reading: Read[1],
  /** Additional fields to edit in place, by property name. */
  more: Readonly<Record<string, string>> = {},
) => {
  const { fields } = rendering;
  const link = linkOf(fields, 'Link', reading);
  return {
    ...placed(rendering, reading, { ...more, title: 'Title', html: 'Content', link: 'Link' }),
    title: textOf(fields, 'Title'),
    html: htmlOf(fields, 'Content', reading),
    ...(link && { link }),
  };
};

/** {@link readCard}, with a picture. */
export const readImageCard = (
  rendering: Read[0],
  reading: Read[1],
  more: Readonly<Record<string, string>> = {},
) => {
  const image = imageOf(rendering.fields, 'Image');
  return { ...readCard(rendering, reading, { image: 'Image', ...more }), ...(image && { image }) };
};
