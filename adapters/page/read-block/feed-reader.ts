import { textOf } from '../../shared/layout/fields.ts';
import { linkOf, toLink } from '../field-values.ts';
import { placed } from './placed.ts';
import type { ReadBlock } from './rendering.ts';

/** The address is a text or a link. */
export const feed: ReadBlock = (rendering, reading) => {
  const { fields } = rendering;
  return {
    ...placed(rendering, reading, { title: 'Title', address: 'URL' }),
    kind: 'feed',
    title: textOf(fields, 'Title'),
    address: (linkOf(fields, 'URL', reading) ?? toLink({ href: textOf(fields, 'URL') }, reading))?.href ?? '',
    limit: textOf(fields, 'Limit'),
  };
};
