import type { ResultAsync } from 'neverthrow';
import { type Failure, judged, type ParticipationId, type SaveOptions } from '../shared/index.ts';
import { type CompanyDocument, documentFaults, documentToSave } from './document.ts';
import type { DocumentChange, DocumentShelf, NewDocument } from './ports.ts';
import { DOCUMENT_RULES } from './upload.ts';
import { type UploadOptions, uploadFaults } from './upload-file.ts';

/** The documents of a company, in its order. */
export const listDocuments =
  (shelf: Pick<DocumentShelf, 'list'>) =>
  (participation: ParticipationId): ResultAsync<readonly CompanyDocument[], Failure> =>
    shelf.list(participation);

/** Adds a valid document; on a failure nothing is added. Source: portal spec §5. */
export const addDocument =
  (shelf: Pick<DocumentShelf, 'add'>) =>
  (
    participation: ParticipationId,
    document: NewDocument,
    options?: UploadOptions,
  ): ResultAsync<CompanyDocument, Failure> =>
    judged([...documentFaults(document), ...uploadFaults('file', document.file, DOCUMENT_RULES)], () =>
      shelf.add(participation, { ...document, ...documentToSave(document) }, options),
    );

/** Changes the title, description or type of a document. */
export const changeDocument =
  (shelf: Pick<DocumentShelf, 'change'>) =>
  (
    participation: ParticipationId,
    id: string,
    change: DocumentChange,
    options?: SaveOptions,
  ): ResultAsync<CompanyDocument, Failure> =>
    judged(documentFaults(change), () =>
      shelf.change(participation, id, { ...change, ...documentToSave(change) }, options),
    );

/** Removes a document. */
export const removeDocument =
  (shelf: Pick<DocumentShelf, 'remove'>) =>
  (participation: ParticipationId, id: string, options?: SaveOptions): ResultAsync<void, Failure> =>
    shelf.remove(participation, id, options);

/** {@link listDocuments} bound to its ports. */
export type ListDocuments = ReturnType<typeof listDocuments>;
/** {@link addDocument} bound to its ports. */
export type AddDocument = ReturnType<typeof addDocument>;
/** {@link changeDocument} bound to its ports. */
export type ChangeDocument = ReturnType<typeof changeDocument>;
/** {@link removeDocument} bound to its ports. */
export type RemoveDocument = ReturnType<typeof removeDocument>;
