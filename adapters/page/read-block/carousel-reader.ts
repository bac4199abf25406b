import { type CarouselSlide, carouselKind, carouselRestMs } from '@fairdesk/core/page';
import { type Fields, textOf } from '../../shared/layout/fields.ts';
import { itemsOf } from '../../shared/layout/items.ts';
import { htmlOf, imageOf, linkOf } from '../field-values.ts';
import { editingOf, placed } from './placed.ts';
import { paramOf, type ReadBlock, type Reading } from './rendering.ts';

/** Its parameters are `Type` (fade, loop or slide) and `AutoplaySpeed`, in milliseconds. */
export const carousel: ReadBlock = (rendering, reading) => {
  const { fields } = rendering;
  const restMs = carouselRestMs(paramOf(rendering, 'AutoplaySpeed'));
  return {
    ...placed(rendering, reading, { title: 'Title' }),
    kind: 'carousel',
    title: textOf(fields, 'Title'),
    movement: carouselKind(paramOf(rendering, 'Type')),
    slides: itemsOf(fields, 'Items', 'Slides', 'Children').flatMap((item) => toSlide(item.fields, reading)),
    ...(restMs !== undefined && { restMs }),
  };
};

/** Empty slides are rendered only in the editor. */
const toSlide = (fields: Fields, reading: Reading): readonly CarouselSlide[] => {
  const [image, link] = [imageOf(fields, 'Image'), linkOf(fields, 'Link', reading)];
  const [title, html] = [textOf(fields, 'Title'), htmlOf(fields, 'Content', reading)];
  const isEmpty = image === undefined && link === undefined && title === '' && html === '';
  if (isEmpty && reading.editMode === undefined) return [];
  const names = { image: 'Image', title: 'Title', html: 'Content', link: 'Link' };
  return [
    { title, html, ...(image && { image }), ...(link && { link }), ...editingOf(fields, reading, names) },
  ];
};
