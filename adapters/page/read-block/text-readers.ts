import { isSwitchedOn } from '@fairdesk/core/page';
import { textOf } from '../../shared/layout/fields.ts';
import { htmlOf, linkOf } from '../field-values.ts';
import { placed } from './placed.ts';
import { paramOf, type ReadBlock } from './rendering.ts';

/** A text with an optional title; both field names are in use. */
export const richText: ReadBlock = (rendering, reading) => {
  const { fields } = rendering;
  const name = 'Text' in fields ? 'Text' : 'Content';
  return {
    ...placed(rendering, reading, { title: 'Title', html: name }),
    kind: 'rich-text',
    title: textOf(fields, 'Title'),
    html: htmlOf(fields, name, reading),
  };
};

export const bordered: ReadBlock = (rendering, reading) => {
  const { fields } = rendering;
  const link = linkOf(fields, 'Link', reading);
  const shows = (name: string) => isSwitchedOn(paramOf(rendering, name) || '1');
  const hasButton = shows('ShowButton');
  return {
    ...placed(rendering, reading, { label: 'Label', title: 'Title', html: 'Content', link: 'Link' }),
    kind: 'bordered',
    title: textOf(fields, 'Title'),
    html: htmlOf(fields, 'Content', reading),
    hasButton,
    ...(shows('ShowLabel') && { label: textOf(fields, 'Label') }),
    ...(link && hasButton && { link }),
  };
};
