import type { Message, MessageBoard } from '@fairdesk/core/dashboard';
import type { EventDirectory } from '@fairdesk/core/events';
import { type Clock, type Failure, inLanguage, type ParticipationId } from '@fairdesk/core/shared';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { fallbackLanguages } from '../shared/fallback-languages.ts';
import { type Http, Nothing } from '../shared/http/http.ts';
import { type FolderOf, type LinkPlace, siteLink } from '../shared/layout/site-links.ts';
import { isLinked, listQuery, ManyDocument, related } from '../shared/resources/json-api.ts';
import { displayedHtml } from '../shared/sanitise.ts';
import { MESSAGE_LIST_CAP, readOwnMessages, type StoredMessage } from './own-messages.ts';

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
  const own = (participation: ParticipationId) =>
    placeOf(participation).andThen((company) =>
      readOwnMessages(http, company, clock()).map((messages) => ({ event: company.event, messages })),
    );
  return {
    list: (participation, language) =>
      own(participation).andThen(({ event, messages }) =>
        readAmong(http, email, messages).andThen((read) =>
          folderOf(event).map((folder) =>
            messages.map((message) => toMessage(message, { language, folder }, read.has(message.id))),
          ),
        ),
      ),
    markRead: (participation, message) =>
      own(participation).andThen(({ messages }) =>
        messages.some(({ id }) => id === message)
          ? remember(http, message, email, clock())
          : errAsync<undefined, Failure>({ kind: 'not-found', what: `message ${message}` }),
      ),
  };
};

const toMessage = (
  { id, date, titles, contents, linkHref, linkTitles }: StoredMessage,
  place: LinkPlace,
  read: boolean,
): Message => {
  const { language } = place;
  const title = inLanguage(linkTitles, language);
  return {
    id,
    date,
    title: inLanguage(titles, language),
    content: displayedHtml(inLanguage(contents, language), place),
    read,
    ...(linkHref && title && { link: { href: siteLink(linkHref, place), title } }),
    ...fallbackLanguages({ title: titles, content: contents, link: linkTitles }, language),
  };
};

/** The ids of the messages that the user has read: of these only, as a user reads those of many fairs. */
const readAmong = (
  http: Http,
  email: string,
  messages: readonly StoredMessage[],
  include?: 'message',
): ResultAsync<ReadonlySet<string | undefined>, Failure> => {
  if (messages.length === 0) return okAsync(new Set());
  return http('get', 'api/v0.1/message-reads', ManyDocument, {
    searchParams: listQuery({
      filter: [
        { name: 'email', op: 'eq', val: email.toLowerCase() },
        { name: 'message', op: 'in', val: messages.map(({ id }) => id) },
      ],
      limit: MESSAGE_LIST_CAP,
      ...(include && { include }),
      fields: { 'message-reads': 'message', messages: 'date' },
    }),
  }).andThen(({ data }) =>
    include || data.every((read) => isLinked(read, 'message'))
      ? okAsync(new Set(data.map((read) => related(read, 'message')[0]?.id)))
      : readAmong(http, email, messages, 'message'),
  );
};

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
