import type { FieldContent, FieldRecord } from '@fairdesk/core/editor';

/** A part of a link or an image; empty when it has none. */
export const partOf = (record: FieldRecord, name: string): string => {
  const value = record[name];
  return typeof value === 'string' ? value : '';
};

/** A content that holds others; empty for any other one. */
export const recordOf = (content: FieldContent | undefined): FieldRecord =>
  typeof content === 'object' && content !== null && !Array.isArray(content) ? (content as FieldRecord) : {};
