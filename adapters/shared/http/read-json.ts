import type { Failure } from '@fairdesk/core/shared';
import { err, ok, type Result } from 'neverthrow';
import type * as z from 'zod/mini';

/** Parses bytes as JSON with a schema. */
export const readJson = <S extends z.ZodMiniType>(
  bytes: Uint8Array,
  shape: S,
  source: string,
): Result<z.output<S>, Failure> => {
  try {
    const read = shape.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
    return read.success ? ok(read.data) : err({ kind: 'malformed', source, detail: read.error.message });
  } catch {
    return err({ kind: 'malformed', source, detail: 'no JSON' });
  }
};
