import type { Query } from '../database/open-database.ts';
import { recordUpload, type Upload } from '../files/upload.ts';
import type { Resource } from '../resources/resource.ts';
import type { ServiceRequest } from '../service.ts';
import { keepingIfUsed, refusing, storeFile, type WriteParts, withFile } from './answer-write.ts';
import { type Answer, answerOnce, idempotentResponse, repeatableOf } from './idempotent-response.ts';
import { BASE, refuse } from './json-api.ts';
import type { Catalogue } from './key-catalogue.ts';
import { readBody } from './read-body.ts';
import { type Operation, readOperations } from './read-operations.ts';
import { renderResource } from './render-resource.ts';
import type { Row } from './rows.ts';
import { createRow, deleteRow, updateRow } from './write-row.ts';

/**
 * `POST /operations`: several writes in the given order, all of them or none.
 *
 * An uploaded file belongs to the one operation that claims it: `"meta": { "file": true }` beside its
 * attributes.
 *
 * Source: JSON:API 1.1 extension Atomic Operations (https://jsonapi.org/ext/atomic).
 */
export const answerOperations = async (
  parts: WriteParts,
  request: ServiceRequest,
  types: Catalogue,
): Promise<Answer> => {
  const { database, files, clock } = parts;
  const body = await readBody(request);
  const repeatable = repeatableOf(request, `${BASE}/operations`, body.digest, types.caller);
  const earlier = repeatable && (await idempotentResponse(database.query, repeatable));
  if (earlier) return earlier;
  const operations = readOperations(body.document, types);
  const upload = await storeWhere(parts, operations, body.file);
  return keepingIfUsed(files, upload, () =>
    refusing(
      database,
      operations.some(({ op }) => op === 'remove'),
      () =>
        database.write(async (query) => {
          let isUsed = false;
          const answer = await answerOnce(query, repeatable, clock(), async () => {
            isUsed = true;
            if (upload) await recordUpload(files, query, upload);
            const results: unknown[] = [];
            for (const operation of operations)
              results.push(await perform(query, operation, upload, clock()));
            return { status: 200, body: { 'atomic:results': results }, headers: {} };
          });
          return { answer, isUsed };
        }),
    ),
  );
};

const storeWhere = async (
  { files }: WriteParts,
  operations: readonly Operation[],
  file: File | undefined,
): Promise<Upload | undefined> => {
  const asking = operations.filter((operation) => operation.op === 'add' && operation.takesFile);
  const [taker] = asking;
  if (file === undefined && taker === undefined) return undefined;
  if (file === undefined || taker === undefined || asking.length > 1) {
    throw refuse(400, [{ code: 'form', title: 'One file is sent for the one operation that asks for it' }]);
  }
  return storeFile(files, taker.resource, file);
};

const perform = async (
  query: Query,
  operation: Operation,
  upload: Upload | undefined,
  now: Date,
): Promise<unknown> => {
  const { resource } = operation;
  switch (operation.op) {
    case 'add': {
      const { draft, takesFile } = operation;
      const complete = takesFile && upload ? withFile(draft, resource, upload) : draft;
      return rendered(resource, await createRow(query, resource, complete, now));
    }
    case 'update':
      return rendered(resource, await updateRow(query, resource, operation.id, operation.draft, now));
    case 'remove':
      await deleteRow(query, resource, operation.id, undefined, now);
      return {};
  }
};

const rendered = (resource: Resource, row: Row) => ({
  data: renderResource(resource, row, new Map(), new Map()),
});
