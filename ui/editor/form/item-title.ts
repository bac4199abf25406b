import type { FieldDescription, FieldRecord } from '@fairdesk/core/editor';
import { partOf, recordOf } from './part-of.ts';

/** What an item of a list is recognised by: its first line with a text, else what its picture shows; else empty. */
export const itemTitle = (item: FieldRecord, each: readonly FieldDescription[]): string => {
  const namesOf = (kind: FieldDescription['holds']) =>
    each.flatMap(({ holds, names: [own] }) => (holds === kind ? [own] : []));
  const lines = namesOf('line').map((name) => partOf(item, name));
  const pictures = namesOf('picture').map((name) => partOf(recordOf(item[name]), 'alt'));
  return [...lines, ...pictures].find((text) => text !== '') ?? '';
};
