import { MessageSchema } from '@fairdesk/core/dashboard';
import { ParticipationPageSchema } from '@fairdesk/core/events';
import { VisitConnectFieldsSchema } from '@fairdesk/core/partners';
import { TaskSchema } from '@fairdesk/core/tasks';
import * as z from 'zod/mini';
import { MessageRead, SelectionChoice, TaskChange, TaskCreation } from '#app/_http/request-bodies.ts';
import { LanguageQuery, listOf, required, texts } from './parameters.ts';
import { file, type RouteDescriptions, redirect } from './route-description.ts';

const StoredMessage = z.object({
  id: z.string(),
  sentAt: z.string(),
  exhibitor_email: z.string(),
  exhibitor_name: z.string(),
  exhibitor_company: z.string(),
  show_name: z.string(),
  event_name: z.string(),
  show_code: z.string(),
  message: z.string(),
});

/** The events, tasks and messages of an exhibitor. */
export const portalRoutes = {
  'dashboard/messages/[participationId]': {
    GET: {
      summary: 'The messages published now for the participation’s type.',
      permission: 'read',
      query: LanguageQuery,
      response: listOf(MessageSchema),
    },
    POST: {
      summary: 'Marks a message as read by this user; idempotent.',
      permission: 'read',
      body: MessageRead,
    },
  },
  'events/[eventId]/contact-messages': {
    GET: {
      summary: 'The messages to the organiser of the event, newest first.',
      permission: 'run-event',
      response: listOf(StoredMessage),
    },
  },
  'events/[eventId]/participations': {
    GET: {
      summary:
        'The first `displaycount` participations of the event that this user has access to; with a `search`, those with it in their name or a stand number.',
      permission: 'session',
      query: texts('displaycount', 'search'),
      response: ParticipationPageSchema,
    },
  },
  'events/only/[eventId]': {
    GET: {
      summary:
        'Redirects a user with a single event to it, once per visit: returning to the list later stays there.',
      permission: 'session',
      query: LanguageQuery,
      response: redirect(307),
    },
  },
  'events/selection': {
    POST: {
      summary:
        'Stores the selection, if this user may make it; returns the address it leads to, without language.',
      permission: 'session',
      body: SelectionChoice,
      response: z.object({ href: z.string() }),
    },
  },
  'events/site-configuration': {
    GET: {
      summary:
        'The sites of the events, for clients with the API key: header `x-api-key`, or the parameter `apikey` as in portal spec §7 (addresses end up in logs, so prefer the header).',
      permission: 'api-key',
      query: texts('apikey'),
      response: z.array(z.object({ EventId: z.string(), Site: z.string(), Logo: z.string() })),
    },
  },
  'go/accreditation': {
    GET: {
      summary:
        'Leads to the accreditation system, by an address created for this request: `?participation=…`.',
      permission: 'read',
      query: required('participation'),
      response: redirect(303),
    },
  },
  'go/visit-connect': {
    GET: {
      summary:
        'Signs a visit-connect form for the present moment: `?participation=…&redirect=/clearwater/dashboard`.',
      permission: 'read',
      query: z.object({ participation: z.string(), redirect: z.optional(z.string()) }),
      response: VisitConnectFieldsSchema,
    },
  },
  'tasks/[participationId]': {
    GET: {
      summary: 'The tasks of the participation, in the requested `language`.',
      permission: 'read',
      query: LanguageQuery,
      response: listOf(TaskSchema),
    },
    POST: {
      summary:
        'Creates the first state of a task: `{ attributes: { code, status } }`; an unknown code gives 404.',
      permission: 'tick-tasks',
      body: TaskCreation,
      response: z.object({ id: z.string() }),
    },
    PATCH: {
      summary: 'Changes the state of a task: `{ id, attributes: { status } }`.',
      permission: 'tick-tasks',
      body: TaskChange,
      response: z.object({ id: z.string() }),
    },
  },
  'tasks/ics/get-task-ics-file': {
    GET: {
      summary:
        'A calendar file of one task; `date` is a day such as `20270112`, or a timestamp of that day, and `link` a path of our own.',
      permission: 'session',
      query: z.object({
        title: z.string(),
        date: z.string(),
        description: z.optional(z.string()),
        link: z.optional(z.string()),
      }),
      response: file('text/calendar'),
    },
  },
} satisfies RouteDescriptions;
