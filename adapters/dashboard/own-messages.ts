import { messageStateOf } from '@fairdesk/core/dashboard';
import { audienceOf } from '@fairdesk/core/events';
import type { EventId, Failure } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import * as z from 'zod/mini';
import type { Http } from '../shared/http/http.ts';
import { oncePerValue } from '../shared/http/once-per-value.ts';
import { listQuery, ManyDocument, nextOffset } from '../shared/resources/json-api.ts';
import { LocalisedText } from '../shared/resources/localised-text.ts';
import { type AddressedCompany, readOwnItems } from '../shared/resources/read-own-items.ts';

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

/** The newest {@link MESSAGE_LIST_CAP} messages that are published now and whose audience includes the company. */
export const readOwnMessages = (
  http: Http,
  company: AddressedCompany,
  now: Date,
): ResultAsync<readonly StoredMessage[], Failure> =>
  readOwnItems(http, company, MESSAGE_LIST_CAP, (offset) => readPage(http, company.event, offset, now)).map(
    ({ own }) => own,
  );

const readPage = (http: Http, event: EventId, offset: number, now: Date) =>
  http('get', `api/v0.1/events/${event}/messages`, ManyDocument, {
    searchParams: listQuery({ sort: '-date,refKey', offset, limit: MESSAGE_LIST_CAP }),
  }).map((document) => ({
    items: parsePage(document).filter(({ item }) => messageStateOf(item, now) === 'shown'),
    next: nextOffset(document, offset, MESSAGE_LIST_CAP),
  }));

/** Parses a cached page once for all companies of the event; skips invalid messages. */
const parsePage = oncePerValue(({ data }: z.infer<typeof ManyDocument>) =>
  data.flatMap(({ id, attributes }) => {
    const read = Attributes.safeParse(attributes);
    if (!read.success) return [];
    const item: StoredMessage = { id, ...read.data };
    return [{ item, audience: audienceOf(item.audience ?? '') }];
  }),
);
