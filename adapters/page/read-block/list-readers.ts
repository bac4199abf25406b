import { columnsOf, type IconLink, LIST_COLUMNS, linkItems } from '@fairdesk/core/page';
import { textOf } from '../../shared/layout/fields.ts';
import { type Item, itemsOf } from '../../shared/layout/items.ts';
import { dayOfField, iconIn, linkOf, toLink } from '../field-values.ts';
import { editingOf, linkToCome, placed } from './placed.ts';
import { paramOf, type ReadBlock, type Reading, variantOf } from './rendering.ts';

export const agenda: ReadBlock = (rendering, reading) => {
  const { fields } = rendering;
  return {
    ...placed(rendering, reading, { title: 'Title' }),
    kind: 'agenda',
    direction: variantOf(rendering) === 'vertical' ? 'vertical' : 'horizontal',
    title: textOf(fields, 'Title'),
    items: itemsOf(fields, 'Items', 'Children').flatMap((item) => {
      const day = dayOfField(item.fields, 'Date');
      const title = textOf(item.fields, 'Title') || item.name;
      const editing = editingOf(item.fields, reading, { day: 'Date', title: 'Title' });
      const isVisible = day !== '' || reading.editMode !== undefined;
      return isVisible ? [{ day, title, icon: iconIn(item.fields), ...editing }] : [];
    }),
  };
};

export const pageList: ReadBlock = (rendering, reading) => {
  const { fields } = rendering;
  return {
    ...placed(rendering, reading, { title: 'Title' }),
    kind: 'page-list',
    shape: variantOf(rendering) === 'columntiles' ? 'tiles' : 'quicklinks',
    title: textOf(fields, 'Title'),
    tileColumns: columnsOf(paramOf(rendering, 'width_tile'), LIST_COLUMNS),
    pages: itemsOf(fields, 'Items', 'Children').flatMap((item) => toIconLink(item, reading)),
  };
};

/** The editor may set a template id whose items are skipped. */
export const linkList: ReadBlock = (rendering, reading) => {
  const { fields } = rendering;
  const items = linkItems(itemsOf(fields, 'Items', 'Children'), paramOf(rendering, 'SkippedTemplate'));
  return {
    ...placed(rendering, reading, { title: 'Title' }),
    kind: 'link-list',
    title: textOf(fields, 'Title'),
    icon: iconIn(fields),
    links: items.flatMap((item) => toIconLink(item, reading)),
  };
};

/** Its own link, or the address of the page it represents. */
const toIconLink = (item: Item, reading: Reading): readonly IconLink[] => {
  const { fields, url, name } = item;
  const link =
    linkOf(fields, 'Link', reading) ??
    toLink({ href: url || textOf(fields, 'Url') }, reading) ??
    linkToCome(reading);
  if (link === undefined) return [];
  const title = textOf(fields, 'Title') || textOf(fields, 'NavigationTitle') || name;
  const editing = editingOf(fields, reading, { text: 'Title' });
  return [{ ...link, text: title || link.text, icon: iconIn(fields), ...editing }];
};
