import type { ResultAsync } from 'neverthrow';
import { type EventId, type Failure, judged } from '../shared/index.ts';
import { type ContactForm, type ContactSubject, contactFaults, contactMessage } from './contact-message.ts';
import type { ContactDesk, SendOptions } from './ports.ts';

/**
 * Sends a message to the organiser of an event.
 *
 * @returns on a failure nothing was sent; an invalid form is `rejected` with the faults of its fields.
 * Source: portal spec §4 "Contact form", §7 "POST /api/contact".
 */
export const sendContactMessage =
  (desk: ContactDesk) =>
  (
    event: EventId,
    form: ContactForm,
    about: ContactSubject,
    options?: SendOptions,
  ): ResultAsync<void, Failure> =>
    judged(contactFaults(form), () => desk.send(event, contactMessage(form, about), options));

/** See {@link sendContactMessage}. */
export type SendContactMessage = ReturnType<typeof sendContactMessage>;
