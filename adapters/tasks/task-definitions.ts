import { audienceOf } from '@fairdesk/core/events';
import type { EventId, Failure } from '@fairdesk/core/shared';
import { TASK_LIST_CAP } from '@fairdesk/core/tasks';
import type { ResultAsync } from 'neverthrow';
import type * as z from 'zod/mini';
import type { Http } from '../shared/http/http.ts';
import { oncePerValue } from '../shared/http/once-per-value.ts';
import { eventZoneOf } from '../shared/resources/event-zone.ts';
import { listQuery, ManyDocument, nextOffset } from '../shared/resources/json-api.ts';
import { type AddressedCompany, readOwnItems } from '../shared/resources/read-own-items.ts';
import { type Definition, toDefinitions } from './task-resources.ts';

/** The tasks of a company as the organiser defines them. */
export interface OwnDefinitions {
  /** At most {@link TASK_LIST_CAP} whose audience includes the company, in the organiser's order. */
  readonly definitions: readonly Definition[];
  /** Of the event. */
  readonly timeZone: string;
}

/** Reads the definitions of a company's tasks, in the organiser's order. */
export const readDefinitions = (
  http: Http,
  company: AddressedCompany,
): ResultAsync<OwnDefinitions, Failure> =>
  readOwnItems(http, company, TASK_LIST_CAP, (offset) => readPage(http, company.event, offset)).map(
    ({ own, page }) => ({ definitions: own, timeZone: page.timeZone }),
  );

const readPage = (http: Http, event: EventId, offset: number) =>
  http('get', `api/v0.1/events/${event}/task-definitions`, ManyDocument, {
    searchParams: listQuery({
      ...{ include: 'event', fields: FIELDS, sort: 'sortIndex', offset, limit: TASK_LIST_CAP },
    }),
  }).map((document) => ({ ...parsePage(document), next: nextOffset(document, offset, TASK_LIST_CAP) }));

/** Parses a cached page once for all companies of the event. */
const parsePage = oncePerValue(({ data, included = [] }: z.infer<typeof ManyDocument>) => {
  const event = included.find(({ type }) => type === 'events');
  const timeZone = eventZoneOf(event?.attributes ?? {});
  return {
    timeZone,
    items: toDefinitions(data, timeZone).map((definition) => ({
      item: definition,
      audience: audienceOf(definition.audience ?? ''),
    })),
  };
});

/** The fields to read of each resource. */
const FIELDS = {
  events: 'timeZone',
  'task-definitions':
    'code,titles,contents,consequences,category,categories,date,required,linkHref,linkTitles,linkTarget,audience,sortIndex,event',
};
