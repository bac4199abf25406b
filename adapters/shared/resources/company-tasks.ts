import type { Failure, ParticipationId } from '@fairdesk/core/shared';
import { errAsync, type ResultAsync } from 'neverthrow';
import type * as z from 'zod/mini';
import type { Http } from '../http/http.ts';
import { type OneDocument, sparse } from './json-api.ts';
import { EVENT, readLinked } from './read-linked.ts';

type Document = z.infer<typeof OneDocument>;

/**
 * Reads a participation with its event, its type, and the states and deadlines of its tasks; no deadlines where the
 * profile service has no such resource.
 */
export const readWithTasks = (http: Http, participation: ParticipationId): ResultAsync<Document, Failure> =>
  readWith(http, participation, 'tasks,task-deadlines').orElse((failure) =>
    isUnknown(failure) ? readWith(http, participation, 'tasks') : errAsync(failure),
  );

const readWith = (http: Http, participation: ParticipationId, include: string) =>
  readLinked(http, `api/v0.1/participations/${encodeURIComponent(participation)}`, EVENT, {
    include,
    ...sparse({
      participations: `participationType,event,${include}`,
      tasks: 'code,status,completedBy,completedAt',
    }),
  });

const isUnknown = ({ kind }: Failure): boolean => kind === 'not-found' || kind === 'rejected';
