import { htmlOf, imageOf, linkOf, textOf } from '../field-values.ts';
import { itemsOf } from '../items.ts';
import { editingOf, placed } from './placed.ts';
import { type ReadBlock, variantOf } from './rendering.ts';

export const callToAction: ReadBlock = (rendering, reading) => {
  const { fields } = rendering;
  const link = linkOf(fields, 'Link', reading);
  return {
    ...placed(rendering, reading, { title: 'Title', html: 'Content', link: 'Link' }),
    kind: 'call-to-action',
    icon: textOf(fields, 'XBE_Icon'),
    title: textOf(fields, 'Title'),
    html: htmlOf(fields, 'Content'),
    ...(link && { link }),
  };
};

export const callToActionImage: ReadBlock = (rendering, reading) => {
  const { fields } = rendering;
  const image = imageOf(fields, 'Image');
  const link = linkOf(fields, 'Link', reading);
  return {
    ...placed(rendering, reading, { image: 'Image', title: 'Title', html: 'Content', link: 'Link' }),
    kind: 'call-to-action-image',
    isCentred: ['centered', 'centred'].includes(variantOf(rendering)),
    title: textOf(fields, 'Title'),
    html: htmlOf(fields, 'Content'),
    ...(image && { image }),
    ...(link && { link }),
  };
};

export const jumbotron: ReadBlock = (rendering, reading) => {
  const { fields } = rendering;
  const image = imageOf(fields, 'Image');
  const link = linkOf(fields, 'Link', reading);
  return {
    ...placed(rendering, reading, {
      image: 'Image',
      title: 'Title',
      subTitle: 'SubTitle',
      html: 'Content',
      link: 'Link',
    }),
    kind: 'jumbotron',
    title: textOf(fields, 'Title'),
    subTitle: textOf(fields, 'SubTitle'),
    html: htmlOf(fields, 'Content'),
    ...(image && { image }),
    ...(link && { link }),
  };
};

export const banner: ReadBlock = (rendering, reading) => {
  const { fields } = rendering;
  const image = imageOf(fields, 'Image');
  return {
    ...placed(rendering, reading, { image: 'Image', title: 'Title' }),
    kind: 'banner',
    title: textOf(fields, 'Title'),
    ...(image && { image }),
    actions: itemsOf(fields, 'Items', 'Children').flatMap((item) => {
      const link = linkOf(item.fields, 'Link', reading);
      const title = textOf(item.fields, 'Title') || (link?.text ?? '');
      const editing = editingOf(item.fields, reading, { title: 'Title' });
      return link ? [{ title, icon: textOf(item.fields, 'XBE_Icon'), link, ...editing }] : [];
    }),
  };
};
