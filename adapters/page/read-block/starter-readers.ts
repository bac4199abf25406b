import { type Block, PLAIN_LOOK } from '@fairdesk/core/page';
import { textOf } from '../../shared/layout/fields.ts';
import { type Item, itemsOf } from '../../shared/layout/items.ts';
import { htmlOf, imageOf, linkOf, toLink } from '../field-values.ts';
import { placed } from './placed.ts';
import { type ReadBlock, type Reading, variantOf } from './rendering.ts';

// The components of the vendor's own starter that have no counterpart of the same name here.

/** The title of the page, or of another item. Of the page itself, it is the main heading. */
export const title: ReadBlock = (rendering, reading): Block => {
  const { fields, dataSource = '' } = rendering;
  const own = placed(rendering, reading, { title: 'field' });
  return {
    ...own,
    kind: 'rich-text',
    title: textOf(fields, 'field') || textOf(fields, 'Title') || reading.crumb.title,
    html: '',
    ...(dataSource === '' && { look: { ...PLAIN_LOOK, ...own.look, heading: 'h1' } }),
  };
};

/** The content of the page itself, unless a data source has its own. */
export const pageContent: ReadBlock = (rendering, reading) => ({
  ...placed(rendering, reading, { html: 'Content' }),
  kind: 'rich-text',
  title: '',
  html: htmlOf(rendering.fields, 'Content', reading) || htmlOf(reading.pageFields, 'Content', reading),
});

/** A picture, a text and a link; the variant with text has a second text. */
export const promo: ReadBlock = (rendering, reading) => {
  const { fields } = rendering;
  const image = imageOf(fields, 'PromoIcon');
  const link = linkOf(fields, 'PromoLink', reading);
  const more = variantOf(rendering) === 'withtext' ? htmlOf(fields, 'PromoText2', reading) : '';
  return {
    ...placed(rendering, reading, { image: 'PromoIcon', html: 'PromoText', link: 'PromoLink' }),
    kind: 'card',
    isLink: false,
    title: '',
    html: `${htmlOf(fields, 'PromoText', reading)}${more}`,
    ...(image && { image }),
    ...(link && { link }),
  };
};

/** The pages of a menu and their children, as a list of links. */
export const navigation: ReadBlock = (rendering, reading) => ({
  ...placed(rendering, reading),
  kind: 'page-list',
  shape: 'quicklinks',
  title: '',
  tileColumns: PLAIN_LOOK.columns,
  pages: itemsOf(rendering.fields, 'Items').flatMap((item) => [
    ...toPageLink(item, reading),
    ...itemsOf(item.fields, 'Children').flatMap((child) => toPageLink(child, reading)),
  ]),
});

const toPageLink = ({ fields, name }: Item, reading: Reading) => {
  const link = toLink({ href: textOf(fields, 'Href'), querystring: textOf(fields, 'Querystring') }, reading);
  const text = [
    textOf(fields, 'NavigationTitle'),
    textOf(fields, 'Title'),
    textOf(fields, 'DisplayName'),
    name,
  ];
  return link ? [{ ...link, text: text.find(Boolean) ?? link.text, icon: '' }] : [];
};
