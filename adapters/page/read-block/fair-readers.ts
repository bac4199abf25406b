import { linkWithin } from '@fairdesk/core/navigation';
import { textOf } from '../../shared/layout/fields.ts';
import { itemsOf } from '../../shared/layout/items.ts';
import { imageOf, linkOf } from '../field-values.ts';
import { editingOf, placed } from './placed.ts';
import type { ReadBlock } from './rendering.ts';

export const fairOpening: ReadBlock = (rendering, reading) => {
  const { fields } = rendering;
  const image = imageOf(fields, 'Image');
  const link = linkOf(fields, 'Link', reading);
  const secondLink = linkOf(fields, 'SecondLink', reading);
  return {
    ...placed(rendering, reading, {
      title: 'Title',
      subTitle: 'SubTitle',
      image: 'Image',
      link: 'Link',
      secondLink: 'SecondLink',
    }),
    kind: 'fair-opening',
    title: textOf(fields, 'Title'),
    subTitle: textOf(fields, 'SubTitle'),
    ...(image && { image }),
    ...(link && { link }),
    ...(secondLink && { secondLink }),
  };
};

/** A figure without a number is rendered only in the editor. */
export const figures: ReadBlock = (rendering, reading) => {
  const { fields } = rendering;
  return {
    ...placed(rendering, reading, { title: 'Title' }),
    kind: 'figures',
    title: textOf(fields, 'Title'),
    figures: itemsOf(fields, 'Items').flatMap((item) => {
      const value = textOf(item.fields, 'Value');
      if (value === '' && reading.editMode === undefined) return [];
      const editing = editingOf(item.fields, reading, { value: 'Value', label: 'Label' });
      return [{ value, label: textOf(item.fields, 'Label'), ...editing }];
    }),
  };
};

export const logoRow: ReadBlock = (rendering, reading) => {
  const { fields } = rendering;
  return {
    ...placed(rendering, reading, { title: 'Title' }),
    kind: 'logo-row',
    title: textOf(fields, 'Title'),
    logos: itemsOf(fields, 'Items').flatMap((item) => {
      const image = imageOf(item.fields, 'Image');
      const link = linkOf(item.fields, 'Link', reading);
      return image ? [{ image, ...(link && { link }) }] : [];
    }),
  };
};

/** It needs no data source: the exhibitors are those of the fair. */
export const exhibitorLogos: ReadBlock = (rendering, reading) => {
  const { fields } = rendering;
  const link = linkOf(fields, 'Link', reading);
  return {
    ...placed(rendering, reading),
    ...editingOf(fields, reading, { title: 'Title', link: 'Link' }),
    kind: 'exhibitor-logos',
    title: textOf(fields, 'Title'),
    ...(link && { link }),
    list: link?.href.startsWith('/')
      ? link.href.replace(/[?#].*$/, '')
      : linkWithin(EXHIBITORS, reading.folder, reading.language),
    limit: textOf(fields, 'Limit'),
  };
};

/** The address of a fair's list where the block links to none. */
const EXHIBITORS = '/exhibitors';
