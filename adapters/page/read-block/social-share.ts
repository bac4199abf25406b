import { safeHref, shareItems } from '@fairdesk/core/navigation';
import { textOf } from '../../shared/layout/fields.ts';
import { itemsOf } from '../../shared/layout/items.ts';
import { iconIn, linkOf } from '../field-values.ts';
import { placed } from './placed.ts';
import { type ReadBlock, variantOf } from './rendering.ts';

/** Source: site spec §3 "Social share item". */
export const socialShare: ReadBlock = (rendering, reading) => {
  const { fields } = rendering;
  const { shared } = reading;
  const items = itemsOf(fields, 'Items', 'Children').map((item) => ({
    name: textOf(item.fields, 'Name') || item.name,
    icon: iconIn(item.fields),
    href: safeHref(
      textOf(item.fields, 'ShareLink') || (linkOf(item.fields, 'ShareLink', reading)?.href ?? ''),
    ),
  }));
  return {
    ...placed(rendering, reading),
    kind: 'social-share',
    variant: variantOf(rendering) === 'dialog' ? 'dialog' : 'dropdown',
    title: textOf(fields, 'Title'),
    items: shareItems(items, shared),
    shared,
  };
};
