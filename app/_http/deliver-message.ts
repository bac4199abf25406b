import 'server-only';
import { type ContactForm, type ContactSubject, faultsOfBody } from '@fairdesk/core/contact';
import { type FairEvent, fromCookies, siteVisibility } from '@fairdesk/core/events';
import { type EventId, eventIdOf, type Failure } from '@fairdesk/core/shared';
import { errAsync, ok, okAsync, ResultAsync } from 'neverthrow';
import { contactUseCases } from '#app/_composition/contact.ts';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { clientAddress } from '#app/_process/client-address.ts';
import { keyOf, replacesIn } from './company-route.ts';
import { currentSession } from './permission.ts';
import { type Attempt, countAttempt } from './rate-limits.ts';
import { openSelectionMemory } from './selection-memory.ts';

/** A submitted contact form. */
interface SubmittedForm {
  readonly form: ContactForm;
  /** The value of the hidden field: a program filled it in. */
  readonly trap: string;
}

/**
 * Sends the form of a request to the organiser of its event, which is the `event` of the query, else the event
 * that the visitor has selected.
 *
 * Only sent messages count against the hourly limit of a network address. A form whose trap is filled in counts
 * as sent, but is dropped.
 */
export const deliverMessage = (
  request: Request,
  read: () => ResultAsync<SubmittedForm, Failure>,
): ResultAsync<void, Failure> =>
  read().andThen(({ form, trap }) =>
    countMessage(request, form).andThen((attempt) =>
      (trap === '' ? send(request, form) : okAsync<void, Failure>()).orElse((failure) =>
        revert(attempt, failure),
      ),
    ),
  );

/** Counts a message once, however often it is sent again with its idempotency key after a lost response. */
const countMessage = (request: Request, form: ContactForm): ResultAsync<Attempt, Failure> => {
  const address = clientAddress(request);
  const countAddress = () => countAttempt([['contact: address', address]]);
  const key = request.headers.get('idempotency-key');
  if (key === null) return countAddress();
  return countAttempt([['contact: message', JSON.stringify([address, request.url, key, form])]])
    .map((first): Attempt | undefined => first)
    .orElse((failure) => (failure.kind === 'throttled' ? okAsync(undefined) : errAsync(failure)))
    .andThen((first) => {
      // Limited too: an outside service may not know the key, and would deliver each again.
      if (first === undefined) return countAttempt([['contact: repetition', address]]);
      const both = ({ giveBack }: Attempt): Attempt => ({
        giveBack: async () => void (await Promise.all([first.giveBack(), giveBack()])),
      });
      return countAddress()
        .map(both)
        .orElse((failure) => revert<Attempt>(first, failure));
    });
};

const revert = <T = void>(attempt: Attempt, failure: Failure): ResultAsync<T, Failure> =>
  ResultAsync.fromSafePromise(attempt.giveBack()).andThen(() => errAsync<T, Failure>(failure));

const send = (request: Request, form: ContactForm): ResultAsync<void, Failure> =>
  eventOf(request)
    .andThen(visibleEvent)
    .andThen((event) => {
      const { contactDeskOf, log } = currentUseCases();
      return keyOf(request, event.id).asyncAndThen((key) =>
        contactUseCases(contactDeskOf(key, replacesIn(request)), log).sendContactMessage(
          event.id,
          form,
          subjectOf(event),
        ),
      );
    });

const eventOf = (request: Request): ResultAsync<EventId, Failure> => {
  const named = new URL(request.url).searchParams.get('event');
  if (named !== null) return orNotFound(eventIdOf(named), named);
  return ResultAsync.fromSafePromise(openSelectionMemory()).andThen((memory) => {
    const selection = fromCookies(memory.read());
    return orNotFound(
      selection.kind === 'participation' ? selection.chosen.eventId : undefined,
      'of the selection',
    );
  });
};

const orNotFound = (event: EventId | undefined, name: string): ResultAsync<EventId, Failure> =>
  event === undefined ? errAsync({ kind: 'not-found', what: `event ${name}` }) : okAsync(event);

/** An event that visitors can see, or one that this user has a role in. */
const visibleEvent = (id: EventId): ResultAsync<FairEvent, Failure> => {
  const { events, clock } = currentUseCases();
  return events
    .event(id)
    .andThen((event) =>
      siteVisibility(event, clock()) === 'nothing' ? whileMember(event) : okAsync<FairEvent, Failure>(event),
    );
};

const whileMember = (event: FairEvent): ResultAsync<FairEvent, Failure> =>
  currentSession().andThen((session) => {
    const hidden = errAsync<FairEvent, Failure>({ kind: 'not-found', what: `event ${event.id}` });
    if (session === undefined || session.error) return hidden;
    return currentUseCases()
      .access.membershipsOf(session.user.email)
      .andThen((memberships) =>
        memberships.some((membership) => membership.event === event.id) ? ok(event) : hidden,
      );
  });

/** The fair as messages name it; a body that names another one is ignored. */
const subjectOf = ({ name, show }: FairEvent): ContactSubject => ({
  showName: show?.name ?? '',
  eventName: name,
  showCode: show?.id ?? '',
});

/** The failure of a message, with the faults of a body instead of those of a form. */
export const inBody = (failure: Failure): Failure =>
  failure.kind === 'rejected' ? { ...failure, fields: faultsOfBody(failure.fields) } : failure;
