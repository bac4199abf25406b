import type { FieldRecord } from '@fairdesk/core/editor';

/** A part of a link or an image; empty when it has none. */
export const partOf = (record: FieldRecord, name: string): string => {
  const value = record[name];
  return typeof value === 'string' ? value : '';
};
