import { visibleGalleryItems } from '@fairdesk/core/media';
import { captionText, type GalleryItem, type ImageValue, isSwitchedOn } from '@fairdesk/core/page';
import { type Fields, fieldValue, isRecord, textOf } from '../../shared/layout/fields.ts';
import { itemsOf } from '../../shared/layout/items.ts';
import { toImage } from '../field-values.ts';
import { editingOf, placed } from './placed.ts';
import { paramOf, type ReadBlock, type Reading } from './rendering.ts';

/** Source: site spec §3 "GalleryItem"; items without a valid picture are rendered only in the editor. */
export const gallery: ReadBlock = (rendering, reading) => {
  const { fields } = rendering;
  const items = itemsOf(fields, 'GalleryItems', 'Items', 'Children').map((item) =>
    toItem(item.fields, reading),
  );
  return {
    ...placed(rendering, reading, { title: 'Title' }),
    kind: 'gallery',
    title: textOf(fields, 'Title'),
    items: reading.editMode === undefined ? visibleGalleryItems(items) : items,
    autoplays: isSwitchedOn(paramOf(rendering, 'Autoplay')),
  };
};

const toItem = (fields: Fields, reading: Reading): GalleryItem => {
  const { src = '', alt = '', ...size } = pictureIn(fields) ?? {};
  return {
    url: src,
    alt: alt.trim(),
    ...size,
    caption: captionText(textOf(fields, 'ImageCaption')),
    ...editingOf(fields, reading, {
      image: NAMES.find((name) => fields[name]) ?? '',
      caption: 'ImageCaption',
    }),
  };
};

/** Under either name, as `{ src, alt }` or as `{ url, Alt }`; an item may also be the picture itself. */
const pictureIn = (fields: Fields): ImageValue | undefined =>
  [...NAMES.map((name) => fieldValue(fields, name)), fields]
    .map((value) => (isRecord(value) ? toImage(asImage(value)) : undefined))
    .find((image) => image !== undefined);

const NAMES = ['GalleryItem', 'Image'];

const asImage = (value: Fields): Fields => ({
  ...value,
  src: textOf(value, 'src') || textOf(value, 'url'),
  alt: textOf(value, 'Alt'),
});
