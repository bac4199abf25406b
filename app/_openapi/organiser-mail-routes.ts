import {
  LetterBodySchema,
  LetterPlanSchema,
  LetterPreviewBodySchema,
  LetterPreviewSchema,
  LetterSendBodySchema,
  LoggedMailSchema,
  LoggedMailsSchema,
  MailPageSchema,
  MailReadersSchema,
  MailSampleSchema,
  MailTextBodySchema,
  MailTextSchema,
  MessageBodySchema,
  MessageCompaniesSchema,
  MessagePlanSchema,
  PlannedMailSchema,
  PlannedMailTextSchema,
  PlannedMessageSchema,
  ReminderBodySchema,
  ReminderPlanSchema,
  SentLetterSchema,
  SentLettersSchema,
} from '@fairdesk/core/organiser';
import { MailResend } from '#app/_http/request-bodies.ts';
import { listOf, required, texts } from './parameters.ts';
import type { RouteDescriptions } from './route-description.ts';

/** Letters, messages, reminders and mail at the organiser’s desk. */
export const organiserMailRoutes = {
  'organiser/[eventId]/letters': {
    GET: { summary: 'The letters that were sent.', permission: 'run-event', response: SentLettersSchema },
    POST: {
      summary: 'Sends a letter.',
      permission: 'run-event',
      body: LetterSendBodySchema,
      response: SentLetterSchema,
    },
  },
  'organiser/[eventId]/letters/[letterId]/cancel': {
    POST: {
      summary: 'Cancels the mails of a letter that wait.',
      permission: 'run-event',
      response: SentLetterSchema,
    },
  },
  'organiser/[eventId]/letters/plan': {
    POST: {
      summary: 'Whom a letter would reach now.',
      permission: 'run-event',
      body: LetterBodySchema,
      response: LetterPlanSchema,
    },
  },
  'organiser/[eventId]/letters/preview': {
    POST: {
      summary: 'The letter as one person would get it.',
      permission: 'run-event',
      body: LetterPreviewBodySchema,
      response: LetterPreviewSchema,
    },
  },
  'organiser/[eventId]/letters/test': {
    POST: {
      summary: 'Mails the letter, as one person would get it, to the organiser.',
      permission: 'run-event',
      body: LetterPreviewBodySchema,
      response: LetterPreviewSchema,
    },
  },
  'organiser/[eventId]/mail': {
    GET: {
      summary: 'A page of the fair’s mail log, newest first.',
      permission: 'run-event',
      query: texts('state', 'search', 'participation', 'letter', 'before'),
      response: MailPageSchema,
    },
  },
  'organiser/[eventId]/mail-texts': {
    GET: {
      summary: 'The mails that the product sends for the fair, with their texts.',
      permission: 'manage-event',
      response: listOf(PlannedMailTextSchema),
    },
    PUT: {
      summary: 'Replaces the texts of one mail.',
      permission: 'manage-event',
      body: MailTextBodySchema,
      response: PlannedMailTextSchema,
    },
  },
  'organiser/[eventId]/mail-texts/readers': {
    GET: {
      summary: 'People of the fair, `?search=`, to see a mail as they would get it.',
      permission: 'manage-event',
      query: texts('search'),
      response: MailReadersSchema,
    },
  },
  'organiser/[eventId]/mail-texts/sample': {
    GET: {
      summary: 'What the placeholders stand for in a mail to one person, `?email=`.',
      permission: 'manage-event',
      query: required('email'),
      response: MailSampleSchema,
    },
  },
  'organiser/[eventId]/mail/[mailId]': {
    GET: { summary: 'A mail of the log with its text.', permission: 'run-event', response: MailTextSchema },
  },
  'organiser/[eventId]/mail/[mailId]/cancel': {
    POST: { summary: 'Cancels a mail that waits.', permission: 'run-event', response: LoggedMailSchema },
  },
  'organiser/[eventId]/mail/[mailId]/resend': {
    POST: {
      summary: 'Sends a failed or unsure mail again.',
      permission: 'run-event',
      response: LoggedMailSchema,
    },
  },
  'organiser/[eventId]/mail/resend': {
    POST: {
      summary: 'Sends those of the mails again that are failed or unsure.',
      permission: 'run-event',
      body: MailResend,
      response: LoggedMailsSchema,
    },
  },
  'organiser/[eventId]/messages': {
    GET: { summary: 'The messages of the fair.', permission: 'run-event', response: MessagePlanSchema },
    POST: {
      summary: 'Adds a message.',
      permission: 'run-event',
      body: MessageBodySchema,
      response: PlannedMessageSchema,
    },
  },
  'organiser/[eventId]/messages/[messageId]': {
    PATCH: {
      summary: 'Changes the message.',
      permission: 'run-event',
      body: MessageBodySchema,
      response: PlannedMessageSchema,
    },
    DELETE: { summary: 'Deletes the message.', permission: 'run-event' },
  },
  'organiser/[eventId]/messages/companies': {
    GET: {
      summary: 'Companies that a message can be for.',
      permission: 'run-event',
      query: texts('search'),
      response: MessageCompaniesSchema,
    },
  },
  'organiser/[eventId]/reminders': {
    GET: {
      summary: 'The reminders of the fair, with what they, or another schedule, would send today.',
      permission: 'run-event',
      query: texts('schedule', 'search'),
      response: ReminderPlanSchema,
    },
    PUT: {
      summary: 'Replaces the schedule, and switches reminders on or off.',
      permission: 'run-event',
      body: ReminderBodySchema,
      response: ReminderPlanSchema,
    },
  },
  'organiser/[eventId]/reminders/preview': {
    GET: {
      summary: 'The reminder that one person would get today.',
      permission: 'run-event',
      query: texts('email', 'schedule'),
      response: PlannedMailSchema,
    },
  },
} satisfies RouteDescriptions;
