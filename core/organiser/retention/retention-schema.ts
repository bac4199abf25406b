import * as z from 'zod/mini';

const RetentionSchema = z.strictObject({ contact: z.number(), mail: z.number(), history: z.number() });

/** The periods of a fair, as the server sends and receives them. */
export const RetentionSettingsSchema = z.strictObject({ version: z.string(), retention: RetentionSchema });
