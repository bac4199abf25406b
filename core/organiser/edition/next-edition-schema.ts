import * as z from 'zod/mini';
import { CompactTimestampSchema } from '../../tasks/index.ts';
import { FairSettingsSchema } from '../fairs/fair-schema.ts';
import { TextsSchema } from '../tasks/task-schema.ts';
import { EDITION_PARTS, type EditionSource } from './next-edition.ts';

/** The body of a next edition with this id. */
export const NextEditionBodySchema = z.extend(z.omit(FairSettingsSchema, { version: true, state: true }), {
  parts: z.array(z.enum(EDITION_PARTS)).check(z.maxLength(EDITION_PARTS.length)),
  id: z.exactOptional(z.uuid()),
});

/** What a fair has to copy, as our own API and the store send it. */
export const EditionSourceSchema: z.ZodMiniType<EditionSource> = z.object({
  counts: z.record(z.enum(EDITION_PARTS), z.number()),
  tasks: z.array(
    z.object({
      code: z.string(),
      titles: TextsSchema,
      due: CompactTimestampSchema,
      isForCompanies: z.boolean(),
    }),
  ),
});
