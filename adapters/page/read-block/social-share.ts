import { safeHref, shareItems } from '@fairdesk/core/navigation';
import * as z from 'zod/mini';
import { textOf } from '../field-values.ts';
import { placed } from './placed.ts';
import { type ReadBlock, variantOf } from './rendering.ts';

const text = z.catch(z.string(), '');
const Items = z.catch(z.array(z.object({ name: text, icon: text, shareLink: text })), []);

/** Source: site spec §3 "Social share item". */
export const socialShare: ReadBlock = (rendering, reading) => {
  const { fields } = rendering;
  const { shared } = reading;
  const items = Items.parse(fields.items).map(({ name, icon, shareLink }) => ({
    name,
    icon,
    href: shareLink,
  }));
  return {
    ...placed(rendering, reading),
    kind: 'social-share',
    variant: variantOf(rendering) === 'dialog' ? 'dialog' : 'dropdown',
    title: textOf(fields, 'Title'),
    items: shareItems(
      items.map((item) => ({ ...item, href: safeHref(item.href) })),
      shared,
    ),
    shared,
  };
};
