import { linkWithin } from '@fairdesk/core/navigation';
import { type Fields, fieldValue, isRecord } from '../../shared/layout/fields.ts';
import { placed } from './placed.ts';
import type { ReadBlock, Reading } from './rendering.ts';

export const exhibitorList: ReadBlock = (rendering, reading) => ({
  ...placed(rendering, reading),
  kind: 'exhibitor-list',
  products: addressOf(rendering.fields, 'ProductListPage', reading, ''),
});

/** Without a chosen page, the exhibitors are where a new fair has them. */
export const productList: ReadBlock = (rendering, reading) => ({
  ...placed(rendering, reading),
  kind: 'product-list',
  exhibitors: addressOf(rendering.fields, 'ExhibitorListPage', reading, '/exhibitors'),
});

export const exhibitor: ReadBlock = (rendering, reading) => ({
  ...placed(rendering, reading),
  kind: 'exhibitor',
});

/** The address of a page of this site that the editor chose. */
const addressOf = (
  fields: Fields,
  name: string,
  { folder, language }: Reading,
  otherwise: string,
): string => {
  const chosen = fieldValue(fields, name);
  const named = isRecord(chosen) && typeof chosen.href === 'string' ? chosen.href : '';
  const path = /^\/[^/?#]/.test(named) ? named.replace(/[?#].*$/, '').replace(/\/$/, '') : otherwise;
  return path && linkWithin(path, folder, language);
};
