import type { PageDocument } from '@fairdesk/core/editor';

/** Converts documents to and from JSON of the API; each function is the inverse of the other. */
export interface DocumentWire {
  readonly read: (json: PageDocument) => PageDocument;
  readonly write: (document: PageDocument) => PageDocument;
}
