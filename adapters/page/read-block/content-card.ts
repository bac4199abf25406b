import { dayOfField, htmlOf, imageOf, linkOf, textOf } from '../field-values.ts';
import type { ReadBlock } from './rendering.ts';

export const contentCard: ReadBlock = ({ uid, fields }, place) => {
  const image = imageOf(fields, 'Image');
  const link = linkOf(fields, 'Link', place);
  return {
    kind: 'content-card',
    uid,
    date: dayOfField(fields, 'Date'),
    title: textOf(fields, 'Title'),
    html: htmlOf(fields, 'Content'),
    ...(image && { image }),
    ...(link && { link }),
  };
};
