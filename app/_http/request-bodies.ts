import { EventIdSchema, ParticipationIdSchema } from '@fairdesk/core/events';
import { ExhibitorSelectionSchema, ExhibitorTaskFormSchema } from '@fairdesk/core/organiser';
import { CAMPAIGN_PARAMETERS, isCampaignValue } from '@fairdesk/core/page';
import { LANGUAGES, TRACKED_EVENTS } from '@fairdesk/core/shared';
import { NewTaskSchema, TaskStatusSchema } from '@fairdesk/core/tasks';
import * as z from 'zod/mini';

const id = z.string().check(z.minLength(1), z.maxLength(64));

/** Creates the first state of a task. */
export const TaskCreation = z.strictObject({ attributes: NewTaskSchema });

/** Changes the state of a task. */
export const TaskChange = z.strictObject({ id, attributes: z.strictObject({ status: TaskStatusSchema }) });

/** Marks a message as read. */
export const MessageRead = z.strictObject({ message: id });

/** Selects the list of events, an event, or a participation. */
export const SelectionChoice = z.union([
  z.strictObject({}),
  z.strictObject({ eventId: EventIdSchema }),
  z.strictObject({ participationId: ParticipationIdSchema }),
]);

/** Changes a task of the selected exhibitors. */
export const ExhibitorTaskBody = z.strictObject({
  form: ExhibitorTaskFormSchema,
  selection: ExhibitorSelectionSchema,
});

/** Sends mails again. */
export const MailResend = z.strictObject({
  ids: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(200)),
});

/** A form with a file alone. */
export const NoTexts = z.strictObject({});

/** The id of the only logo that a new one may replace, empty for none; absent to replace any. */
export const LogoFields = z.strictObject({ replaces: z.exactOptional(z.string().check(z.maxLength(64))) });

/** The question that a file answers, and the ids of the only files it may replace, separated by commas. */
export const AnswerFileFields = z.object({
  question: z.string().check(z.minLength(1), z.maxLength(200)),
  replaces: z.optional(z.string().check(z.maxLength(10_000))),
});

/** Sets or clears a reaction of a visitor; parsed to whether it is set. */
export const ReactionBodies = {
  like: z.pipe(
    z.strictObject({ like: z.boolean() }),
    z.transform(({ like }) => like),
  ),
  dislike: z.pipe(
    z.strictObject({ dislike: z.boolean() }),
    z.transform(({ dislike }) => dislike),
  ),
  save: z.pipe(
    z.strictObject({ save: z.boolean() }),
    z.transform(({ save }) => save),
  ),
} as const;

const text = z.string().check(z.minLength(1), z.maxLength(200));

/** An event of a page, for analytics. */
export const PageEvent = z.strictObject({
  event: z.enum(TRACKED_EVENTS),
  site: text,
  page: text,
  itemId: z.string().check(z.regex(/^[{}0-9a-fA-F-]{32,38}$/)),
  language: z.enum(LANGUAGES),
  campaign: z.partialRecord(z.enum(CAMPAIGN_PARAMETERS), z.string().check(z.refine(isCampaignValue))),
});

/**
 * A content platform's notification of published pages.
 *
 * `{ "site": "clearwater", "paths": ["/visit"] }`; any other object means every page.
 */
export const ContentChange = z.union([
  z.object({
    site: text,
    paths: z
      .array(z.string().check(z.startsWith('/'), z.maxLength(1000)))
      .check(z.minLength(1), z.maxLength(1000)),
  }),
  z.record(z.string(), z.unknown()),
]);
export type ContentChange = z.infer<typeof ContentChange>;
