import { DocumentChangeSchema } from '@fairdesk/core/media';
import { companyRoute } from '#app/_http/company-route.ts';
import { readBody } from '#app/_http/read-body.ts';

/** Changes the details of a document; returns it. */
export const PATCH = companyRoute(
  { action: 'edit-profile', tab: 'documents' },
  ({ request, id, ids, documents }) =>
    readBody(request, DocumentChangeSchema).andThen((change) =>
      documents.changeDocument(id, ids.documentId ?? '', change),
    ),
);

/** Removes a document. */
export const DELETE = companyRoute({ action: 'edit-profile', tab: 'documents' }, ({ id, ids, documents }) =>
  documents.removeDocument(id, ids.documentId ?? ''),
);
