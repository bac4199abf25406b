import * as z from 'zod/mini';

/**
 * A text in a request body. The limit is higher than any field's, so that the rules can report the limit of
 * the field.
 */
export const BodyTextSchema = z.string().check(z.maxLength(20_000));

/** An id or a version in a request body. */
export const BodyIdSchema = z.string().check(z.minLength(1), z.maxLength(64));
