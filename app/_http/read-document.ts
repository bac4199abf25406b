import { DocumentFormSchema, type NewDocument } from '@fairdesk/core/media';
import type { Failure } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import { readUpload } from './read-upload.ts';

/** Reads a document from a form. Source: portal spec §3 "Document. Upload fields". */
export const readDocument = (request: Request): ResultAsync<NewDocument, Failure> =>
  readUpload(request, DocumentFormSchema).map(({ file, fields }) => ({
    file,
    title: fields.title,
    description: fields.description,
    type: fields.document_type,
    ...(fields.sort_index !== undefined && { sortIndex: fields.sort_index }),
  }));
