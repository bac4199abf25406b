import type { Clock, Failure, ParticipationId } from '@fairdesk/core/shared';
import { TASK_LIST_CAP, type Task, type TaskKeeper, type TaskStatus } from '@fairdesk/core/tasks';
import { errAsync, ResultAsync } from 'neverthrow';
import * as z from 'zod/mini';
import type { Http } from '../shared/http.ts';
import { listQuery, ManyDocument, OneDocument, type Resource, related, sparse } from '../shared/json-api.ts';
import { changeTo, isFor, toDefinitions, toStates, toTask } from './task-resources.ts';

/**
 * Tasks in the profile service, for the server: what the organiser asks for (`task-definitions` of the
 * event) joined with what this participation has done about it (`tasks`).
 *
 * @param email of the person who ticks, kept with what they did
 */
export const createTaskService = (http: Http, email: string, clock: Clock): TaskKeeper => {
  const patch = (id: string, status: TaskStatus) =>
    http('patch', `api/v0.1/tasks/${encodeURIComponent(id)}`, OneDocument, {
      json: { data: { type: 'tasks', id, attributes: changeTo(status, email, clock()) } },
    }).map(({ data }) => data.id);
  return {
    list: (participation, language) =>
      ownerOf(http, participation).andThen((owner) =>
        ResultAsync.combine([definitionsFor(http, owner), statesOf(http, participation)]).map(
          ([definitions, states]) =>
            definitions
              .map((definition) => toTask(definition, states.get(definition.code), language, owner.timeZone))
              .filter((task): task is Task => task !== undefined),
        ),
      ),
    create: (participation, { code, status }) =>
      ownerOf(http, participation)
        .andThen((owner) => definitionsFor(http, owner))
        .andThen((definitions) =>
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

  /** A colleague ticked it first: what was meant as the first state becomes the next one. */
  function updateTheOneThere(
    failure: Failure,
    participation: ParticipationId,
    code: string,
    status: TaskStatus,
  ): ResultAsync<string, Failure> {
    if (failure.kind !== 'conflict') return errAsync(failure);
    return statesOf(http, participation).andThen((states) => {
      const there = states.get(code);
      return there ? patch(there.id, status) : errAsync(failure);
    });
  }
};

interface Owner {
  readonly event: string;
  readonly type: string;
  readonly timeZone: string;
}

const TypeOnly = z.object({ participationType: z.string() });
const ZoneOnly = z.object({ timeZone: z.catch(z.string(), 'UTC') });

const ownerOf = (http: Http, participation: ParticipationId): ResultAsync<Owner, Failure> =>
  http('get', `api/v0.1/participations/${encodeURIComponent(participation)}`, OneDocument, {
    searchParams: {
      include: 'event',
      ...sparse({ participations: 'participationType,event', events: 'timeZone' }),
    },
  }).map(({ data, included = [] }) => ({
    event: related(data, 'event')[0]?.id ?? '',
    type: TypeOnly.parse(data.attributes).participationType,
    timeZone: ZoneOnly.parse(included.find(({ type }) => type === 'events')?.attributes ?? {}).timeZone,
  }));

const statesOf = (http: Http, participation: string) =>
  listOf(http, 'tasks', [{ name: 'participation', op: 'eq', val: participation }], 'code').map(toStates);

const listOf = (
  http: Http,
  type: string,
  filter: readonly { name: string; op: string; val: string }[],
  sort: string,
): ResultAsync<readonly Resource[], Failure> =>
  http('get', `api/v0.1/${type}`, ManyDocument, {
    searchParams: listQuery({ filter, sort, limit: TASK_LIST_CAP, fields: FIELDS }),
  }).map(({ data }) => data);

/** What the organiser asks of this kind of participation. */
const definitionsFor = (http: Http, { event, type }: Owner) =>
  listOf(http, 'task-definitions', [{ name: 'event', op: 'eq', val: event }], 'sortIndex,code')
    .map(toDefinitions)
    .map((definitions) => definitions.filter((definition) => isFor(type, definition)));

/** What is read of each. */
const FIELDS = {
  'task-definitions':
    'code,titles,contents,category,categories,date,required,linkHref,linkTitles,linkTarget,audience',
  tasks: 'code,status,completedBy,completedAt',
};
