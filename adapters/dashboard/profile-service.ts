import { type Message, type MessageBoard, messageStateOf } from '@fairdesk/core/dashboard';
import { audienceOf, type EventDirectory, isInAudience, needsPlaces } from '@fairdesk/core/events';
import { linkWithin } from '@fairdesk/core/navigation';
import { type Clock, type Failure, inLanguage, type ParticipationId } from '@fairdesk/core/shared';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import * as z from 'zod/mini';
import { NO_PLACES, placesOf } from '../shared/company-places.ts';
import { type Http, Nothing } from '../shared/http.ts';
import { listQuery, ManyDocument, type Resource, related } from '../shared/json-api.ts';
import { LocalisedText } from '../shared/localised-text.ts';
import { sanitise } from '../shared/sanitise.ts';
import { type FolderOf, type LinkPlace, withLinksLed } from '../shared/site-links.ts';

const Attributes = z.object({
  date: z.string(),
  titles: LocalisedText,
  contents: LocalisedText,
  linkHref: z.nullish(z.string()),
  linkTitles: LocalisedText,
  audience: z.nullish(z.string()),
  publishFrom: z.nullish(z.string()),
  publishUntil: z.nullish(z.string()),
});

/** Number of messages per page: the maximum of the service. */
const PAGE_SIZE = 100;

/**
 * The organiser's messages in the profile service, for the server.
 *
 * @param email of the user whose read receipts are stored
 * @param folderOf the virtual folder of an event's site, in which links are resolved
 * @param placeOf the event and the type of a participation
 */
export const createMessageBoard = (
  http: Http,
  email: string,
  clock: Clock,
  folderOf: FolderOf,
  placeOf: EventDirectory['place'],
): MessageBoard => {
  const published = (participation: ParticipationId) =>
    placeOf(participation).andThen(({ event, participationType }) =>
      http('get', `api/v0.1/events/${event}/messages`, ManyDocument, {
        searchParams: listQuery({ sort: '-date,refKey', limit: PAGE_SIZE }),
      }).andThen(({ data }) => {
        const current = data.flatMap(publishedNow(clock()));
        const needed = current.some(({ audience }) => needsPlaces(audience));
        return (needed ? placesOf(http, participation) : okAsync(NO_PLACES)).map((places) => {
          const company = { ...places, type: [participationType], participation: [participation] };
          const mine = current.filter(({ audience }) => isInAudience(audience, company));
          return { event, messages: mine.map(({ message }) => message) };
        });
      }),
    );
  return {
    list: (participation, language) =>
      ResultAsync.combine([published(participation), readBy(http, email)]).andThen(
        ([{ event, messages }, read]) =>
          folderOf(event).map((folder) =>
            messages.map((message) => toMessage(message, { language, folder }, read.has(message.id))),
          ),
      ),
    markRead: (participation, message) =>
      published(participation).andThen(({ messages }) =>
        messages.some(({ id }) => id === message)
          ? remember(http, message, email, clock())
          : errAsync<undefined, Failure>({ kind: 'not-found', what: `message ${message}` }),
      ),
  };
};

/** The message with its audience, if it is published now. */
const publishedNow = (now: Date) => (message: Resource) => {
  const { data } = Attributes.safeParse(message.attributes);
  if (!data || messageStateOf(data, now) !== 'shown') return [];
  return [{ message, audience: audienceOf(data.audience ?? '') }];
};

const toMessage = ({ id, attributes }: Resource, place: LinkPlace, read: boolean): Message => {
  const { language } = place;
  const { date, titles, contents, linkHref, linkTitles } = Attributes.parse(attributes);
  const title = inLanguage(linkTitles, language);
  return {
    id,
    date,
    title: inLanguage(titles, language),
    content: withLinksLed(sanitise(inLanguage(contents, language)), place),
    read,
    ...(linkHref && title && { link: { href: linkWithin(linkHref, place.folder, language), title } }),
  };
};

const readBy = (http: Http, email: string) =>
  http('get', 'api/v0.1/message-reads', ManyDocument, {
    searchParams: listQuery({
      filter: [{ name: 'email', op: 'eq', val: email.toLowerCase() }],
      sort: '-readAt',
      limit: PAGE_SIZE,
    }),
  }).map(({ data }) => new Set(data.map((read) => related(read, 'message')[0]?.id)));

/**
 * Marks a message as read. A duplicate is not an error: the service rejects the second receipt, which is
 * fine.
 */
const remember = (http: Http, message: string, email: string, now: Date): ResultAsync<undefined, Failure> =>
  http('post', 'api/v0.1/message-reads', Nothing, {
    json: {
      data: {
        type: 'message-reads',
        attributes: { email: email.toLowerCase(), readAt: now.toISOString() },
        relationships: { message: { data: { type: 'messages', id: message } } },
      },
    },
  })
    .map(() => undefined)
    .orElse((failure) => (failure.kind === 'conflict' ? okAsync(undefined) : errAsync(failure)));
