import { jsonLd } from '@fairdesk/core/page';
import { fieldValue, isRecord, textOf } from '../../shared/layout/fields.ts';
import { placed } from './placed.ts';
import { paramOf, type ReadBlock } from './rendering.ts';

export const divider: ReadBlock = (rendering, reading) => ({
  ...placed(rendering, reading),
  kind: 'divider',
});

export const printButton: ReadBlock = (rendering, reading) => ({
  ...placed(rendering, reading),
  kind: 'print-button',
  text: textOf(rendering.fields, 'Title'),
  elementId: textOf(rendering.fields, 'ID') || paramOf(rendering, 'ID'),
});

/** JSON as a text, or already parsed. */
export const structuredData: ReadBlock = (rendering, reading) => {
  const value = fieldValue(rendering.fields, 'JSON');
  const json =
    isRecord(value) || Array.isArray(value) ? JSON.stringify(value) : textOf(rendering.fields, 'JSON');
  return {
    ...placed(rendering, reading, { json: 'JSON' }),
    kind: 'structured-data',
    json: jsonLd(json) ?? '',
  };
};
