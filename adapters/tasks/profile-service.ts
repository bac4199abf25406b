import { audienceOf, isInAudience, needsPlaces } from '@fairdesk/core/events';
import {
  type Clock,
  type CompactTimestamp,
  type Failure,
  isTimeZone,
  type ParticipationId,
} from '@fairdesk/core/shared';
import { TASK_LIST_CAP, type Task, type TaskKeeper, type TaskStatus } from '@fairdesk/core/tasks';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import * as z from 'zod/mini';
import { NO_PLACES, placesOf } from '../shared/company-places.ts';
import type { Http } from '../shared/http.ts';
import { listQuery, ManyDocument, OneDocument, related, sparse } from '../shared/json-api.ts';
import { oncePerValue } from '../shared/once-per-value.ts';
import { type FolderOf, linkPlace } from '../shared/site-links.ts';
import {
  changeTo,
  type Definition,
  type State,
  toDeadlines,
  toDefinitions,
  toStates,
  toTask,
} from './task-resources.ts';

/**
 * Tasks in the profile service, for the server: the organiser's definitions (`task-definitions` of the
 * event) joined with this participation's progress (`tasks`).
 *
 * @param email of the user, recorded with each toggle
 * @param folderOf the virtual folder of an event's site, in which links are resolved
 */
export const createTaskService = (
  http: Http,
  email: string,
  clock: Clock,
  folderOf: FolderOf,
): TaskKeeper => {
  const patch = (id: string, status: TaskStatus) =>
    http('patch', `api/v0.1/tasks/${encodeURIComponent(id)}`, OneDocument, {
      json: { data: { type: 'tasks', id, attributes: changeTo(status, email, clock()) } },
    }).map(({ data }) => data.id);
  return {
    list: (participation, language) =>
      ResultAsync.combine([deskOf(http, participation), deadlinesOf(http, participation)]).andThen(
        ([{ event, definitions, states, timeZone }, deadlines]) =>
          folderOf(event).map((folder) => {
            const place = linkPlace(language, folder);
            return definitions
              .map((definition) => {
                const own = { state: states.get(definition.code), due: deadlines.get(definition.code) };
                return toTask(definition, own, place, timeZone);
              })
              .filter((task): task is Task => task !== undefined);
          }),
      ),
    create: (participation, { code, status }) =>
      deskOf(http, participation)
        .andThen(({ definitions }) =>
          definitions.some((definition) => definition.code === code)
            ? http('post', 'api/v0.1/tasks', OneDocument, { json: newTask(participation, code, status) })
            : errAsync<never, Failure>({ kind: 'not-found', what: `task ${code}` }),
        )
        .map(({ data }) => data.id)
        .orElse((failure) => updateTheOneThere(failure, participation, code, status)),
    update: (participation, { serviceId, status }) =>
      http('get', `api/v0.1/tasks/${encodeURIComponent(serviceId)}`, OneDocument).andThen(({ data }) =>
        related(data, 'participation')[0]?.id === participation
          ? patch(serviceId, status)
          : errAsync<string, Failure>({ kind: 'not-found', what: `task ${serviceId}` }),
      ),
  };

  function newTask(participation: ParticipationId, code: string, status: TaskStatus) {
    return {
      data: {
        type: 'tasks',
        attributes: { code, ...changeTo(status, email, clock()) },
        relationships: { participation: { data: { type: 'participations', id: participation } } },
      },
    };
  }

  /** A colleague created the state first, so this update replaces it. */
  function updateTheOneThere(
    failure: Failure,
    participation: ParticipationId,
    code: string,
    status: TaskStatus,
  ): ResultAsync<string, Failure> {
    if (failure.kind !== 'conflict') return errAsync(failure);
    return deskOf(http, participation).andThen(({ states }) => {
      const there = states.get(code);
      return there ? patch(there.id, status) : errAsync(failure);
    });
  }
};

/** A participation's data for tasks. */
interface Desk {
  readonly event: string;
  readonly timeZone: string;
  /** The definitions whose audience includes this participation, in the organiser's order. */
  readonly definitions: readonly Definition[];
  /** The participation's progress, by code. */
  readonly states: ReadonlyMap<string, State>;
}

const TypeOnly = z.object({ participationType: z.string() });
const ZoneOnly = z.object({ timeZone: z.catch(z.string().check(z.refine(isTimeZone)), 'UTC') });

/** Reads, in one request, the participation with its tasks, its event and the event's task definitions. */
const deskOf = (http: Http, participation: ParticipationId): ResultAsync<Desk, Failure> =>
  http('get', `api/v0.1/participations/${encodeURIComponent(participation)}`, OneDocument, {
    searchParams: { include: 'event.task-definitions,tasks', ...sparse(FIELDS) },
  }).andThen((document) => {
    const { participationType, definitions: all, ...desk } = readDesk(document);
    const needed = all.some(({ audience }) => needsPlaces(audience));
    return (needed ? placesOf(http, participation) : okAsync(NO_PLACES)).map((places): Desk => {
      const company = { ...places, type: [participationType], participation: [participation] };
      return {
        ...desk,
        definitions: all
          .filter(({ audience }) => isInAudience(audience, company))
          .map(({ definition }) => definition)
          .slice(0, TASK_LIST_CAP),
      };
    });
  });

/** What the answer says by itself, whatever else is known of the company: read once for a cached one. */
const readDesk = oncePerValue(({ data, included = [] }: z.infer<typeof OneDocument>) => {
  const of = (wanted: string) => included.filter(({ type }) => type === wanted);
  const [event] = of('events');
  return {
    ...TypeOnly.parse(data.attributes),
    ...ZoneOnly.parse(event?.attributes ?? {}),
    event: event?.id ?? '',
    definitions: toDefinitions(of('task-definitions')).map((definition) => ({
      definition,
      audience: audienceOf(definition.audience ?? ''),
    })),
    states: toStates(of('tasks')),
  };
});

/** The participation's own deadlines; none where the profile service does not know such a resource. */
const deadlinesOf = (
  http: Http,
  participation: ParticipationId,
): ResultAsync<ReadonlyMap<string, CompactTimestamp>, Failure> =>
  http('get', `api/v0.1/participations/${encodeURIComponent(participation)}/task-deadlines`, ManyDocument, {
    searchParams: listQuery({ limit: TASK_LIST_CAP }),
  })
    .map(({ data }) => toDeadlines(data))
    .orElse((failure) => (isUnknown(failure) ? okAsync(new Map()) : errAsync(failure)));

const isUnknown = ({ kind }: Failure): boolean => kind === 'not-found' || kind === 'rejected';

/** The fields to read of each resource. */
const FIELDS = {
  participations: 'participationType,event,tasks',
  events: 'timeZone,task-definitions',
  'task-definitions':
    'code,titles,contents,consequences,category,categories,date,required,linkHref,linkTitles,linkTarget,audience,sortIndex',
  tasks: 'code,status,completedBy,completedAt',
};
