import { textOf } from '../../shared/layout/fields.ts';
import { itemsOf } from '../../shared/layout/items.ts';
import { iconIn, imageOf, linkOf } from '../field-values.ts';
import { editingOf, linkToCome, placed } from './placed.ts';
import { readCard, readImageCard } from './read-card.ts';
import { type ReadBlock, variantOf } from './rendering.ts';

export const callToAction: ReadBlock = (rendering, reading) => ({
  ...readCard(rendering, reading),
  kind: 'call-to-action',
  icon: iconIn(rendering.fields),
});

export const callToActionImage: ReadBlock = (rendering, reading) => ({
  ...readImageCard(rendering, reading),
  kind: 'call-to-action-image',
  isCentred: ['centered', 'centred'].includes(variantOf(rendering)),
});

export const jumbotron: ReadBlock = (rendering, reading) => ({
  ...readImageCard(rendering, reading, { subTitle: 'SubTitle' }),
  kind: 'jumbotron',
  subTitle: textOf(rendering.fields, 'SubTitle'),
});

export const banner: ReadBlock = (rendering, reading) => {
  const { fields } = rendering;
  const image = imageOf(fields, 'Image');
  return {
    ...placed(rendering, reading, { image: 'Image', title: 'Title' }),
    kind: 'banner',
    title: textOf(fields, 'Title'),
    ...(image && { image }),
    actions: itemsOf(fields, 'Items', 'Children').flatMap((item) => {
      const link = linkOf(item.fields, 'Link', reading) ?? linkToCome(reading);
      const title = textOf(item.fields, 'Title') || (link?.text ?? '');
      const editing = editingOf(item.fields, reading, { title: 'Title' });
      return link ? [{ title, icon: iconIn(item.fields), link, ...editing }] : [];
    }),
  };
};
