import * as z from 'zod/mini';
import { LANGUAGES } from '../shared/index.ts';
import type { Message } from './message.ts';

/** A message, as the server sends it. */
export const MessageSchema: z.ZodMiniType<Message> = z.object({
  id: z.string(),
  date: z.string(),
  title: z.string(),
  content: z.string(),
  link: z.exactOptional(z.object({ title: z.string(), href: z.string() })),
  languages: z.exactOptional(z.record(z.string(), z.enum(LANGUAGES))),
  read: z.boolean(),
});
