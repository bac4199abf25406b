import type { Failure } from '@fairdesk/core/shared';
import type { Result } from 'neverthrow';
import type * as z from 'zod/mini';
import { parsedOr } from './http.ts';
import { oncePerKey } from './once-per-value.ts';

const parse = oncePerKey((body: unknown, schema: z.ZodMiniType) => schema.safeParse(body));

/** Parses a body with its schema, a cached one only once. @param source names the call in a failure */
export const readShared =
  <S extends z.ZodMiniType>(schema: S, source: string) =>
  (body: unknown): Result<z.output<S>, Failure> =>
    parsedOr(parse(body, schema) as z.core.util.SafeParseResult<z.output<S>>, source);
