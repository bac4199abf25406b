import { type Failure, FIELDS_NOT_ACCEPTED, type FieldFault } from '@fairdesk/core/shared';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import type * as z from 'zod/mini';

/** The longest JSON body any route reads, in characters. */
const LONGEST_BODY = 100_000;

/** Reads a JSON body through a schema; what does not fit is told field by field. */
export const readBody = <S extends z.ZodMiniType>(
  request: Request,
  schema: S,
): ResultAsync<z.output<S>, Failure> => {
  if (!request.headers.get('content-type')?.startsWith('application/json'))
    return errAsync(rejected('body-must-be-json', []));
  return ResultAsync.fromPromise(textOf(request).then(JSON.parse), () =>
    rejected('body-must-be-json', []),
  ).andThen((body) => readFields(body, schema));
};

/** Reads what came in through a schema; what does not fit is told field by field. */
export const readFields = <S extends z.ZodMiniType>(
  body: unknown,
  schema: S,
): ResultAsync<z.output<S>, Failure> => {
  const read = schema.safeParse(body);
  return read.success
    ? okAsync(read.data)
    : errAsync(rejected(FIELDS_NOT_ACCEPTED, read.error.issues.map(toFault)));
};

const textOf = async (request: Request): Promise<string> => {
  const text = await request.text();
  if (text.length > LONGEST_BODY) throw new RangeError('The body is too long');
  return text;
};

const rejected = (reason: string, fields: readonly FieldFault[]): Failure => ({
  kind: 'rejected',
  reason,
  fields,
});

const toFault = (issue: { readonly path: readonly PropertyKey[]; readonly code?: string }): FieldFault => ({
  path: issue.path.map(String).join('.'),
  code: issue.code ?? 'invalid',
});
