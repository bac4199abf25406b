import { okAsync } from 'neverthrow';
import type { CompanyDocument, DocumentShelf, DocumentType } from '../media/index.ts';
import { memoryRows, settled } from './memory-rows.ts';

/** Stores documents in memory; their files are dropped. */
export const memoryDocumentShelf = (
  documents: Readonly<Record<string, readonly CompanyDocument[]>> = {},
): DocumentShelf => {
  const rows = memoryRows('the document', documents);
  return {
    list: (participation) => okAsync(rows.of(participation)),
    add: (participation, { file, type, ...rest }, options) => {
      options?.progress?.(1);
      const url = `/files/${encodeURIComponent(file.name)}`;
      return okAsync(rows.add(participation, { ...rest, type: type as DocumentType, url }));
    },
    change: (participation, id, { version, type, ...rest }) =>
      settled(rows.change(participation, id, { ...rest, type: type as DocumentType }, version)),
    remove: (participation, id) => settled(rows.remove(participation, id)),
  };
};
