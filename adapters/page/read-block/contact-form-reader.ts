import { textOf } from '../../shared/layout/fields.ts';
import { htmlOf } from '../field-values.ts';
import { placed } from './placed.ts';
import type { ReadBlock } from './rendering.ts';

export const contactForm: ReadBlock = (rendering, reading) => ({
  ...placed(rendering, reading, { title: 'Title', html: 'Text' }),
  kind: 'contact-form',
  title: textOf(rendering.fields, 'Title'),
  html: htmlOf(rendering.fields, 'Text', reading),
});
