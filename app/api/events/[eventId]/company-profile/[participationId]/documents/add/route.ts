import { companyRoute } from '#app/_http/company-route.ts';
import { readDocument } from '#app/_http/read-document.ts';

/** Adds a document, as a form; returns it. */
export const POST = companyRoute({ action: 'edit-profile', tab: 'documents' }, ({ request, id, documents }) =>
  readDocument(request).andThen((document) => documents.addDocument(id, document)),
);
