import { htmlOf, textOf } from '../field-values.ts';
import type { ReadBlock } from './rendering.ts';

export const richText: ReadBlock = ({ uid, fields }) => ({
  kind: 'rich-text',
  uid,
  title: textOf(fields, 'Title'),
  html: htmlOf(fields, 'Text'),
});
