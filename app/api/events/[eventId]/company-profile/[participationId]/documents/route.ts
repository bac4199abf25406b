import { companyRoute } from '#app/_http/company-route.ts';

/** The company's own documents, in its order. */
export const GET = companyRoute({ action: 'read', tab: 'documents' }, ({ id, documents }) =>
  documents.listDocuments(id).map((items) => ({ items })),
);
