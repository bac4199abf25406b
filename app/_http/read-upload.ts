import { UPLOAD_SIZE_LIMIT, type UploadFile } from '@fairdesk/core/media';
import { type Failure, type FieldFault, rejectedFields, uploadName } from '@fairdesk/core/shared';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import type * as z from 'zod/mini';
import { readUpTo } from '#adapters/shared/http/read-up-to.ts';
import { readFields } from './read-body.ts';

/** A file with its form fields. */
export interface ReadUpload<Fields> {
  readonly file: UploadFile;
  readonly fields: Fields;
}

/** Maximum size of a form beside its file, in bytes. */
const FORM_ROOM = 65_536;

/** How much of a truncated body is searched for the file name, in bytes. */
const HEAD = 4096;

/**
 * Reads a form with one file; parses its texts with a schema.
 *
 * Stops as soon as the file is too large, regardless of the announced length. The rules of core/media then
 * validate the file by its contents.
 */
export const readUpload = <S extends z.ZodMiniType>(
  request: Request,
  schema: S,
  path = 'file',
): ResultAsync<ReadUpload<z.output<S>>, Failure> => {
  const type = request.headers.get('content-type') ?? '';
  if (!isForm(request)) return errAsync(NO_FORM);
  return ResultAsync.fromPromise(readUpTo(request.body, UPLOAD_SIZE_LIMIT + FORM_ROOM), () => NO_FORM)
    .andThen(({ bytes, isWhole }) =>
      isWhole
        ? ResultAsync.fromPromise(
            new Response(bytes, { headers: { 'content-type': type } }).formData(),
            () => NO_FORM,
          )
        : errAsync(rejectedFields([tooLarge(path, fileNameIn(bytes))])),
    )
    .andThen((form) => fileIn(form, path))
    .andThen(({ file, texts }) => readFields(texts, schema).map((fields) => ({ file, fields })));
};

/** Whether a request contains a form. */
export const isForm = (request: Request): boolean =>
  request.headers.get('content-type')?.startsWith('multipart/form-data') ?? false;

const NO_FORM: Failure = { kind: 'rejected', reason: 'body-must-be-form', fields: [] };

const tooLarge = (path: string, name: string): FieldFault => ({
  path,
  code: 'maxsize',
  params: { name: uploadName(name), max: `${UPLOAD_SIZE_LIMIT / 1_048_576} MB` },
});

/** A form's file name precedes the file's bytes. */
const fileNameIn = (bytes: Uint8Array): string =>
  /filename="([^"\r\n]*)"/.exec(new TextDecoder().decode(bytes.subarray(0, HEAD)))?.[1] ?? '';

interface Parts {
  readonly file: UploadFile;
  readonly texts: Readonly<Record<string, string>>;
}

/** Requires exactly one file, in the field `file`; all other fields are text, without duplicates. */
const fileIn = (form: FormData, path: string): ResultAsync<Parts, Failure> => {
  const entries = [...form];
  const files = entries.filter(([, value]) => value instanceof File);
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const file = form.get('file');
  if (files.length > 1 || new Set(entries.map(([name]) => name)).size < entries.length)
    return errAsync(NO_FORM);
  if (!(file instanceof File)) {
    return errAsync(rejectedFields([{ path, code: 'forms-required', params: { label: path } }]));
  }
  return ResultAsync.fromSafePromise<ArrayBuffer, Failure>(file.arrayBuffer()).andThen((content) =>
    okAsync({
      file: { name: uploadName(file.name), bytes: new Uint8Array(content) },
      texts: Object.fromEntries(texts),
    }),
  );
};
