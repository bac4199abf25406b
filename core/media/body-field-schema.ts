import * as z from 'zod/mini';

/** A text of a body. Longer than any field may be: what is too long for its field is told by the rules, with its limit. */
export const BodyTextSchema = z.string().check(z.maxLength(20_000));

/** An id or a version that a body names. */
export const BodyIdSchema = z.string().check(z.minLength(1), z.maxLength(64));
