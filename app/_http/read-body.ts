import { type Failure, FIELDS_NOT_ACCEPTED, type FieldFault } from '@fairdesk/core/shared';
import { errAsync, okAsync, Result, ResultAsync } from 'neverthrow';
import type * as z from 'zod/mini';
import { faultOfIssue } from '#adapters/shared/fault-of-issue.ts';
import { readUpTo } from '#adapters/shared/http/read-up-to.ts';
import { JSON_LIMIT } from '#app/_process/body-limits.ts';

/** Parses a JSON body with a schema; reports faults by field. @param limit in bytes */
export const readBody = <S extends z.ZodMiniType>(
  request: Request,
  schema: S,
  limit = JSON_LIMIT,
): ResultAsync<z.output<S>, Failure> => {
  if (!request.headers.get('content-type')?.startsWith('application/json'))
    return errAsync(rejected('body-must-be-json', []));
  return readBytes(request, limit, 'body-must-be-json')
    .andThen(parseJson)
    .andThen((body) => readFields(body, schema));
};

/** The reason of a `rejected` body above its limit. */
export const BODY_TOO_LARGE = 'body-too-large';

/** Reads the bytes of a body, up to the limit; `reason` is the rejection when the body is cut off. */
export const readBytes = (
  request: Request,
  limit: number,
  reason: string,
): ResultAsync<Uint8Array<ArrayBuffer>, Failure> =>
  ResultAsync.fromPromise(readUpTo(request.body, limit), () => rejected(reason, [])).andThen(
    ({ bytes, isWhole }) => (isWhole ? okAsync(bytes) : errAsync(rejected(BODY_TOO_LARGE, []))),
  );

const parseJson = Result.fromThrowable(
  (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes)),
  () => rejected('body-must-be-json', []),
);

/** Parses values with a schema; reports faults by field. */
export const readFields = <S extends z.ZodMiniType>(
  body: unknown,
  schema: S,
): ResultAsync<z.output<S>, Failure> => {
  const read = schema.safeParse(body);
  return read.success
    ? okAsync(read.data)
    : errAsync(rejected(FIELDS_NOT_ACCEPTED, read.error.issues.map(faultOfIssue)));
};

const rejected = (reason: string, fields: readonly FieldFault[]): Failure => ({
  kind: 'rejected',
  reason,
  fields,
});
