import { htmlOf, imageOf, linkOf, textOf } from '../field-values.ts';
import { placed } from './placed.ts';
import type { ReadBlock } from './rendering.ts';

type Read = Parameters<ReadBlock>;

/** Where a block stands and what cards and calls to action say in the same fields: a title, a text and a link. */
export const told = (
  rendering: Read[0],
  reading: Read[1],
  /** Other fields that are edited in place, by what the block calls them. */
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

/** {@link told}, with a picture. */
export const shown = (rendering: Read[0], reading: Read[1], more: Readonly<Record<string, string>> = {}) => {
  const image = imageOf(rendering.fields, 'Image');
  return { ...told(rendering, reading, { image: 'Image', ...more }), ...(image && { image }) };
};
