import { createHash } from 'node:crypto';
import type { ServiceRequest } from '../service.ts';
import { type Complaint, MEDIA_TYPE, refuse } from './json-api.ts';

/** A parsed request body, and the uploaded file if there is one. */
export interface Body {
  readonly document: unknown;
  readonly file: File | undefined;
  /** Equal for equal bytes. */
  readonly digest: () => string;
}

/** Maximum size of a document, and of a document with a file, in bytes. */
const LARGEST_DOCUMENT = 1_048_576;
const LARGEST_UPLOAD = 16 * 1_048_576;

/** Reads `application/vnd.api+json`, `application/json`, or a form with the parts `data` and `file`. */
export const readBody = async ({ body }: ServiceRequest): Promise<Body> => {
  if (body.kind === 'value') return readValue(body.value);
  const { type } = body;
  const isForm = type.startsWith('multipart/form-data');
  if (!isForm && !type.startsWith(MEDIA_TYPE) && !type.startsWith('application/json')) {
    throw refuse(415, [complaint('media-type', `Send ${MEDIA_TYPE}`)]);
  }
  const bytes = await body.read(isForm ? LARGEST_UPLOAD : LARGEST_DOCUMENT);
  if (!bytes) throw refuse(413, [complaint('too-large', 'The body is too large')]);
  return isForm
    ? readForm(await parseForm(bytes, type))
    : { document: parse(bytes), file: undefined, digest: () => digestOf([bytes]) };
};

/**
 * Hashes the JSON that a client would send, so that a request repeated over the network has the same digest.
 */
const readValue = async (value: unknown): Promise<Body> =>
  value instanceof FormData
    ? readForm(value)
    : { document: value, file: undefined, digest: () => digestOf([Buffer.from(JSON.stringify(value))]) };

const readForm = async (form: FormData): Promise<Body> => {
  const data = form.get('data');
  const file = form.get('file');
  if (data === null || !(file instanceof File) || [...form.keys()].length !== 2) {
    throw refuse(400, [complaint('form', 'Send the parts data and file, once each')]);
  }
  // The multipart boundary differs between requests, so the digest covers the parts instead of the raw bytes.
  const document = new Uint8Array(typeof data === 'string' ? Buffer.from(data) : await data.arrayBuffer());
  const content = new Uint8Array(await file.arrayBuffer());
  return {
    document: parse(document),
    file,
    digest: () => digestOf([document, Buffer.from(file.name), content]),
  };
};

const parseForm = async (bytes: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> => {
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData();
  } catch {
    throw refuse(400, [complaint('form', 'The form cannot be read')]);
  }
};

const parse = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw refuse(400, [complaint('json', 'The body is not JSON')]);
  }
};

const digestOf = (parts: readonly Uint8Array[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.byteLength}:`).update(part);
  return hash.digest('base64url');
};

const complaint = (code: string, title: string): Complaint => ({ code, title });
