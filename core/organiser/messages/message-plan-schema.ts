import * as z from 'zod/mini';
import { URL_MAX } from '../../shared/index.ts';
import { AudienceChoicesSchema, AudienceSchema, TextsSchema } from '../tasks/task-schema.ts';
import type { PlannedMessage } from './message-form.ts';
import type { MessageCompany, MessagePlan } from './message-planner.ts';

const Day = z.string().check(z.maxLength(10));
const Time = z.string().check(z.maxLength(5));

const CONTENT = {
  titles: TextsSchema,
  contents: TextsSchema,
  linkHref: z.string().check(z.maxLength(URL_MAX)),
  linkTitles: TextsSchema,
  audience: AudienceSchema,
};

/** A message form, as forms send it. */
export const MessageFormSchema = z.strictObject({
  ...CONTENT,
  fromDay: Day,
  fromTime: Time,
  untilDay: Day,
  untilTime: Time,
});

/** A stored message, as the server sends it. */
export const PlannedMessageSchema: z.ZodMiniType<PlannedMessage> = z.object({
  ...CONTENT,
  id: z.string(),
  version: z.string(),
  publishFrom: z.optional(z.nullable(z.string())),
  publishUntil: z.optional(z.nullable(z.string())),
  state: z.enum(['planned', 'shown', 'over']),
  readCount: z.number(),
});

const MessageCompanySchema: z.ZodMiniType<MessageCompany> = z.object({ id: z.string(), name: z.string() });

/** The messages of a fair, as the server sends them. */
export const MessagePlanSchema: z.ZodMiniType<MessagePlan> = z.object({
  timeZone: z.string(),
  messages: z.array(PlannedMessageSchema),
  choices: AudienceChoicesSchema,
  companies: z.array(MessageCompanySchema),
});

/** The companies that a search finds, as the server sends them. */
export const MessageCompaniesSchema = z.object({ items: z.array(MessageCompanySchema) });

/** The body that adds a message with this id, or changes the one with this version. */
export const MessageBodySchema = z.strictObject({
  form: MessageFormSchema,
  id: z.exactOptional(z.uuid()),
  version: z.exactOptional(z.string()),
});
