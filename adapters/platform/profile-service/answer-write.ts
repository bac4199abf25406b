import type { Database } from '../database/open-database.ts';
import type { FileRepository } from '../files/file-repository.ts';
import { discardUpload, recordUpload, storeUpload, type Upload, uploadCells } from '../files/upload.ts';
import type { Resource } from '../resources/resource.ts';
import type { ServiceRequest } from '../service.ts';
import { oneAnswer } from './answer-read.ts';
import { complaintAt, type Draft } from './draft.ts';
import {
  type Answer,
  answerOnce,
  idempotentResponse,
  type Repeatable,
  repeatableOf,
} from './idempotent-response.ts';
import { BASE, refuse } from './json-api.ts';
import { readBody } from './read-body.ts';
import { readDraft } from './read-draft.ts';
import { createRow, deleteRow, refusalOf, updateRow } from './write-row.ts';

export interface WriteParts {
  readonly database: Database;
  readonly files: FileRepository;
  readonly clock: () => Date;
}

const WHOLE = { include: new Map(), fields: new Map() };
const NOTHING = { status: 204, body: undefined, headers: {} } as const;

/** `POST /stands`: creates a resource; repeating the `Idempotency-Key` repeats the first response. */
export const createResource = async (
  parts: WriteParts,
  resource: Resource,
  request: ServiceRequest,
): Promise<Answer> => {
  const { database, files } = parts;
  const body = await readBody(request);
  const repeatable = repeatableOf(request, `${BASE}/${resource.type}`, body.digest, resource.access?.caller);
  const earlier = repeatable && (await idempotentResponse(database.query, repeatable));
  if (earlier) return earlier;
  const draft = readDraft(resource, body.document, true);
  const upload = body.file && (await storeFile(files, resource, body.file));
  const complete = upload ? withFile(draft, resource, upload) : draft;
  const attempt = () => writeOnce(parts, resource, complete, upload, repeatable);
  const isNumbered = resource.ids === 'digits' && draft.id === undefined;
  return keepingIfUsed(files, upload, () =>
    refusing(database, false, () => again(database, isNumbered ? TRIES : 1, attempt)),
  );
};

/**
 * The outcome of a write: `isUsed` is false when a stored response was repeated and nothing new was written.
 */
export interface Written {
  readonly answer: Answer;
  readonly isUsed: boolean;
}

/** Discards an upload unless the work it was stored for succeeds. */
export const keepingIfUsed = async (
  files: FileRepository,
  upload: Upload | undefined,
  work: () => Promise<Written>,
): Promise<Answer> => {
  let used = false;
  try {
    const { answer, isUsed } = await work();
    used = isUsed;
    return answer;
  } finally {
    if (upload && !used) await discardUpload(files, upload);
  }
};

/** Maximum number of attempts to allocate the next number when other writers take it first. */
const TRIES = 10;

const again = async <T>(database: Database, tries: number, attempt: () => Promise<T>): Promise<T> => {
  try {
    return await attempt();
  } catch (thrown) {
    if (tries === 1 || database.faultOf(thrown) !== 'duplicate') throw thrown;
    return again(database, tries - 1, attempt);
  }
};

const writeOnce = (
  { database, files, clock }: WriteParts,
  resource: Resource,
  draft: Draft,
  upload: Upload | undefined,
  repeatable: Repeatable | undefined,
): Promise<Written> =>
  database.write(async (query) => {
    let isUsed = false;
    const answer = await answerOnce(query, repeatable, clock(), async () => {
      isUsed = true;
      if (upload) await recordUpload(files, query, upload);
      const row = await createRow(query, resource, draft, clock());
      return oneAnswer({ database: { ...database, query } }, resource, WHOLE, row, 201);
    });
    return { answer, isUsed };
  });

/** Maps database faults to error responses. */
export const refusing = async <T>(
  database: Database,
  isDeletion: boolean,
  work: () => Promise<T>,
): Promise<T> => {
  try {
    return await work();
  } catch (thrown) {
    throw refusalOf(database, thrown, isDeletion);
  }
};

/** `PATCH /stands/{id}`: changes the given fields; a stale version gives 409. */
export const changeResource = async (
  parts: WriteParts,
  resource: Resource,
  id: string,
  request: ServiceRequest,
): Promise<Answer> => {
  const { database, clock } = parts;
  const { document, file } = await readBody(request);
  if (file) throw refuse(400, [{ code: 'form', title: 'A file is sent with a new resource' }]);
  const draft = readDraft(resource, document, false);
  if (draft.id !== undefined && draft.id !== id) {
    throw refuse(409, [complaintAt('/data/id', 'id', 'This is the place of another resource')]);
  }
  const version = draft.version ?? versionOf(request);
  const row = await refusing(database, false, () =>
    database.write((query) => updateRow(query, resource, id, { ...draft, version }, clock())),
  );
  return oneAnswer(parts, resource, WHOLE, row, 200);
};

/** `DELETE /stands/{id}`: deletes it and its dependants. */
export const removeResource = async (
  { database, clock }: WriteParts,
  resource: Resource,
  id: string,
  request: ServiceRequest,
): Promise<Answer> => {
  const version = versionOf(request);
  await refusing(database, true, () =>
    database.write((query) => deleteRow(query, resource, id, version, clock())),
  );
  return NOTHING;
};

/** `If-Match: "3"`; `*` matches any version. */
const versionOf = (request: ServiceRequest): number | undefined => {
  const tag = request.headers.get('if-match');
  if (tag === null || tag.trim() === '*') return undefined;
  const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(tag.trim())?.[1];
  if (version !== undefined) return Number(version);
  throw refuse(400, [{ code: 'format', title: 'This names no version', source: { header: 'If-Match' } }]);
};

/**
 * Stores the file sent with a resource; rejects it when the resource has no file, or the file type is not
 * allowed.
 */
export const storeFile = async (files: FileRepository, resource: Resource, file: File): Promise<Upload> => {
  if (!Object.hasOwn(resource.attributes, 'mediaUrl')) {
    throw refuse(400, [{ code: 'form', title: `${resource.type} have no file` }]);
  }
  const isPicture = Object.hasOwn(resource.attributes, 'thumbnailUrls');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const stored = await storeUpload(files, bytes, file.name, isPicture);
  if (!stored) throw refuse(400, [{ code: 'file-type', title: 'Files of this kind are not kept' }]);
  return stored;
};

/** Adds the file's address and length, and its name as the title when the client gave none. */
export const withFile = (draft: Draft, resource: Resource, upload: Upload): Draft => {
  const title = Object.hasOwn(resource.attributes, 'title')
    ? { title: draft.cells.title || upload.file.name }
    : {};
  return { ...draft, cells: { ...draft.cells, ...title, ...uploadCells(upload) } };
};
