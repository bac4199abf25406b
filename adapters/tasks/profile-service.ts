import type { EventDirectory } from '@fairdesk/core/events';
import {
  type Clock,
  type CompactTimestamp,
  encodePart,
  type Failure,
  type ParticipationId,
} from '@fairdesk/core/shared';
import type { Task, TaskKeeper, TaskStatus } from '@fairdesk/core/tasks';
import { errAsync, ResultAsync } from 'neverthrow';
import type * as z from 'zod/mini';
import type { Http } from '../shared/http/http.ts';
import { oncePerValue } from '../shared/http/once-per-value.ts';
import { type FolderOf, linkPlace } from '../shared/layout/site-links.ts';
import { readWithTasks } from '../shared/resources/company-tasks.ts';
import { OneDocument, related } from '../shared/resources/json-api.ts';
import { readLinked } from '../shared/resources/read-linked.ts';
import { readDefinitions } from './task-definitions.ts';
import { changeTo, type State, toDeadlines, toStates, toTask } from './task-resources.ts';

/**
 * Tasks in the profile service, for the server: the organiser's definitions (`task-definitions` of the
 * event) joined with this participation's progress (`tasks`).
 *
 * @param email of the user, recorded with each toggle
 * @param folderOf the virtual folder of an event's site, in which links are resolved
 * @param placeOf the event and the type of a participation
 */
export const createTaskService = (
  http: Http,
  email: string,
  clock: Clock,
  folderOf: FolderOf,
  placeOf: EventDirectory['place'],
): TaskKeeper => {
  const definitionsFor = (participation: ParticipationId) =>
    placeOf(participation).andThen((company) =>
      readDefinitions(http, company).map((own) => ({ ...own, event: company.event })),
    );
  const patch = (id: string, status: TaskStatus) =>
    http('patch', `api/v0.1/tasks/${encodePart(id)}`, OneDocument, {
      json: { data: { type: 'tasks', id, attributes: changeTo(status, email, clock()) } },
    }).map(({ data }) => data.id);
  return {
    list: (participation, language) =>
      ResultAsync.combine([definitionsFor(participation), readProgress(http, participation)]).andThen(
        ([{ event, definitions, timeZone }, { states, deadlines }]) =>
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
      definitionsFor(participation)
        .andThen(({ definitions }) =>
          definitions.some((definition) => definition.code === code)
            ? http('post', 'api/v0.1/tasks', OneDocument, { json: newTask(participation, code, status) })
            : errAsync<never, Failure>({ kind: 'not-found', what: `task ${code}` }),
        )
        .map(({ data }) => data.id)
        .orElse((failure) => updateTheOneThere(failure, participation, code, status)),
    update: (participation, { serviceId, status }) =>
      readLinked(http, `api/v0.1/tasks/${encodePart(serviceId)}`, PARTICIPATION).andThen(({ data }) =>
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
    return readProgress(http, participation).andThen(({ states }) => {
      const there = states.get(code);
      return there ? patch(there.id, status) : errAsync(failure);
    });
  }
};

const PARTICIPATION = { name: 'participation', type: 'participations' };

/** What a participation did with its tasks. */
interface Progress {
  /** By code. */
  readonly states: ReadonlyMap<string, State>;
  /** The participation's own deadlines, by code. */
  readonly deadlines: ReadonlyMap<string, CompactTimestamp>;
}

const readProgress = (http: Http, participation: ParticipationId): ResultAsync<Progress, Failure> =>
  readWithTasks(http, participation).map(toProgress);

/** Parses a cached response once. */
const toProgress = oncePerValue(({ included = [] }: z.infer<typeof OneDocument>): Progress => {
  const of = (typeName: string) => included.filter(({ type }) => type === typeName);
  return { states: toStates(of('tasks')), deadlines: toDeadlines(of('task-deadlines')) };
});
