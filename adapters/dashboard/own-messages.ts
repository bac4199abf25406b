import { messageStateOf } from '@fairdesk/core/dashboard';
import { audienceOf, isInAudience, needsPlaces, type Participation } from '@fairdesk/core/events';
import type { EventId, Failure } from '@fairdesk/core/shared';
import { okAsync, type ResultAsync } from 'neverthrow';
import * as z from 'zod/mini';
import { NO_PLACES, placesOf } from '../shared/company-places.ts';
import type { Http } from '../shared/http.ts';
import { listQuery, ManyDocument } from '../shared/json-api.ts';
import { LocalisedText } from '../shared/localised-text.ts';
import { oncePerValue } from '../shared/once-per-value.ts';

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

/** A message as the organiser wrote it: a `messages` resource. */
export type StoredMessage = z.infer<typeof Attributes> & { readonly id: string };

/** Number of messages per page, the maximum of the service, and maximum length of a company's list. */
export const MESSAGE_LIST_CAP = 100;

/** The properties of a company that decide its messages, beside its places. */
type MessageCompany = Pick<Participation, 'id' | 'event' | 'participationType'>;

/**
 * The newest {@link MESSAGE_LIST_CAP} messages that are published now and whose audience includes the company.
 *
 * It reads pages from the newest message and stops when the list is full, so that messages for other companies hide
 * none of its own.
 */
export const readOwnMessages = (
  http: Http,
  { id, event, participationType }: MessageCompany,
  now: Date,
): ResultAsync<readonly StoredMessage[], Failure> => {
  let places: ReturnType<typeof placesOf> | undefined;
  const placesFor = (some: readonly AddressedMessage[]) => {
    if (!some.some(({ audience }) => needsPlaces(audience))) return okAsync(NO_PLACES);
    places ??= placesOf(http, id);
    return places;
  };
  const readFrom = (
    offset: number,
    previous: readonly StoredMessage[],
  ): ResultAsync<readonly StoredMessage[], Failure> =>
    readPage(http, event, offset).andThen(({ messages, next }) => {
      const published = messages.filter(({ message }) => messageStateOf(message, now) === 'shown');
      return placesFor(published).andThen((places) => {
        const company = { ...places, type: [participationType], participation: [id] };
        const own = published.filter(({ audience }) => isInAudience(audience, company));
        const all = [...previous, ...own.map(({ message }) => message)].slice(0, MESSAGE_LIST_CAP);
        const isComplete = next === undefined || all.length === MESSAGE_LIST_CAP;
        return isComplete ? okAsync(all) : readFrom(next, all);
      });
    });
  return readFrom(0, []);
};

type AddressedMessage = ReturnType<typeof parsePage>[number];

const readPage = (http: Http, event: EventId, offset: number) =>
  http('get', `api/v0.1/events/${event}/messages`, ManyDocument, {
    searchParams: listQuery({ sort: '-date,refKey', offset, limit: MESSAGE_LIST_CAP }),
  }).map((document) => {
    const next = offset + document.data.length;
    const hasMore = document.data.length > 0 && next < (document.meta?.total ?? 0);
    return { messages: parsePage(document), next: hasMore ? next : undefined };
  });

/** Parses a cached page once for all companies of the event; skips invalid messages. */
const parsePage = oncePerValue(({ data }: z.infer<typeof ManyDocument>) =>
  data.flatMap(({ id, attributes }) => {
    const read = Attributes.safeParse(attributes);
    if (!read.success) return [];
    const message: StoredMessage = { id, ...read.data };
    return [{ message, audience: audienceOf(message.audience ?? '') }];
  }),
);
