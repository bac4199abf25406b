import type { ContactDesk, ContactInbox, ContactMessage } from '@fairdesk/core/contact';
import { type EventId, type Failure, isEmail } from '@fairdesk/core/shared';
import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';
import { type Http, Nothing } from '../shared/http/http.ts';
import type { Repeat } from '../shared/resources/add-once.ts';
import { idFromKey } from '../shared/resources/id-from-key.ts';
import { OneDocument, sparse } from '../shared/resources/json-api.ts';

interface Services extends Repeat {
  /** Knows the organiser's address of an event: its `contactEmail`. */
  readonly profile: Http;
  /** Stores messages and sends mail: always our own platform. */
  readonly contact: Http;
}

/** Messages to organisers, for the server. */
export const createContactDesk = ({ profile, contact, key, replaces = false }: Services): ContactDesk => ({
  send: (event, message, options = {}) =>
    recipientOf(profile, event)
      .andThen((recipient) =>
        contact('post', 'contact/messages', Nothing, {
          json: {
            requestId: requestIdOf(options.key ?? key, event, message),
            replaces: replaces || options.key !== undefined,
            eventId: event,
            recipient,
            message,
          },
        }),
      )
      .map(() => undefined),
});

/** The stored copies, for the server. */
export const createContactInbox = (contact: Http): ContactInbox => ({
  messages: (event) =>
    contact('get', 'contact/messages', StoredMessages, { searchParams: { event } }).map(({ items }) => items),
});

const requestIdOf = (key: string | undefined, event: EventId, message: ContactMessage): string =>
  idFromKey(key, `contact ${event}`, message);

const recipientOf = (profile: Http, event: EventId) =>
  profile('get', `api/v0.1/events/${event}`, OneDocument, {
    searchParams: sparse({ events: 'contactEmail' }),
  }).andThen(({ data }) => readRecipient(event, data.attributes));

const readRecipient = (event: EventId, attributes: unknown): Result<string, Failure> => {
  const read = EventContact.safeParse(attributes);
  return read.success
    ? ok(read.data.contactEmail)
    : err({ kind: 'not-found', what: `the contact address of event ${event}` });
};

const EventContact = z.object({ contactEmail: z.string().check(z.trim(), z.refine(isEmail)) });

const StoredMessages = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      sentAt: z.string(),
      exhibitor_email: z.string(),
      exhibitor_name: z.string(),
      exhibitor_company: z.string(),
      show_name: z.string(),
      event_name: z.string(),
      show_code: z.string(),
      message: z.string(),
    }),
  ),
});
