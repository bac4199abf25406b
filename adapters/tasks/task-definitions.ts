import { audienceOf, isInAudience, needsPlaces, type Participation } from '@fairdesk/core/events';
import { type EventId, type Failure, isTimeZone } from '@fairdesk/core/shared';
import { TASK_LIST_CAP } from '@fairdesk/core/tasks';
import { okAsync, type ResultAsync } from 'neverthrow';
import * as z from 'zod/mini';
import { NO_PLACES, placesOf } from '../shared/company-places.ts';
import type { Http } from '../shared/http.ts';
import { listQuery, ManyDocument } from '../shared/json-api.ts';
import { oncePerValue } from '../shared/once-per-value.ts';
import { type Definition, toDefinitions } from './task-resources.ts';

/** The properties of a company that decide its tasks, beside its places. */
export type TaskCompany = Pick<Participation, 'id' | 'event' | 'participationType'>;

/** The tasks of a company as the organiser defines them. */
export interface OwnDefinitions {
  /** At most {@link TASK_LIST_CAP} whose audience includes the company, in the organiser's order. */
  readonly definitions: readonly Definition[];
  /** Of the event. */
  readonly timeZone: string;
}

/**
 * Reads the definitions of a company's tasks.
 *
 * It reads pages in the organiser's order and stops when the list is full, so that the cost follows the tasks of the
 * list and the ones for other companies before them, not all tasks of the event.
 */
export const readDefinitions = (
  http: Http,
  { id, event, participationType }: TaskCompany,
): ResultAsync<OwnDefinitions, Failure> => {
  let places: ReturnType<typeof placesOf> | undefined;
  const placesFor = (some: readonly AddressedDefinition[]) => {
    if (!some.some(({ audience }) => needsPlaces(audience))) return okAsync(NO_PLACES);
    places ??= placesOf(http, id);
    return places;
  };
  const readFrom = (offset: number, previous: readonly Definition[]): ResultAsync<OwnDefinitions, Failure> =>
    readPage(http, event, offset).andThen(({ definitions, timeZone, next }) =>
      placesFor(definitions).andThen((places) => {
        const company = { ...places, type: [participationType], participation: [id] };
        const own = definitions.filter(({ audience }) => isInAudience(audience, company));
        const all = [...previous, ...own.map(({ definition }) => definition)].slice(0, TASK_LIST_CAP);
        const isComplete = next === undefined || all.length === TASK_LIST_CAP;
        return isComplete ? okAsync({ definitions: all, timeZone }) : readFrom(next, all);
      }),
    );
  return readFrom(0, []);
};

type AddressedDefinition = ReturnType<typeof parsePage>['definitions'][number];

const readPage = (http: Http, event: EventId, offset: number) =>
  http('get', `api/v0.1/events/${event}/task-definitions`, ManyDocument, {
    searchParams: listQuery({
      ...{ include: 'event', fields: FIELDS, sort: 'sortIndex', offset, limit: TASK_LIST_CAP },
    }),
  }).map((document) => {
    const next = offset + document.data.length;
    const hasMore = document.data.length > 0 && next < (document.meta?.total ?? 0);
    return { ...parsePage(document), next: hasMore ? next : undefined };
  });

const ZoneOnly = z.object({ timeZone: z.catch(z.string().check(z.refine(isTimeZone)), 'UTC') });

/** Parses a cached page once for all companies of the event. */
const parsePage = oncePerValue(({ data, included = [] }: z.infer<typeof ManyDocument>) => {
  const event = included.find(({ type }) => type === 'events');
  const { timeZone } = ZoneOnly.parse(event?.attributes ?? {});
  return {
    timeZone,
    definitions: toDefinitions(data, timeZone).map((definition) => ({
      definition,
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
