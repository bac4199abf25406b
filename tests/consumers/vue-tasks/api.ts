import { type Page, type Participation, ParticipationPageSchema } from '@fairdesk/core/events';
import { type Session, SessionSchema } from '@fairdesk/core/session';
import type { EventId, Failure } from '@fairdesk/core/shared';
import { type Task, type TaskKeeper, TaskSchema } from '@fairdesk/core/tasks';
import { err, ok, type Result, ResultAsync } from 'neverthrow';

/** This frontend's own adapters for the product's `/api`: plain `fetch`, parsed with the core's schemas. */

type Read<T> = (body: unknown) => T;
type Method = 'GET' | 'POST' | 'PATCH';

const call = <T>(method: Method, path: string, read: Read<T>, json?: unknown): ResultAsync<T, Failure> => {
  const request = `${method} ${path}`;
  const body = json === undefined ? {} : { body: JSON.stringify(json) };
  const answer = fetch(`/api/${path}`, { method, headers: { 'content-type': 'application/json' }, ...body });
  return ResultAsync.fromPromise(answer, (): Failure => ({ kind: 'unavailable', request })).andThen(
    (response) => ResultAsync.fromSafePromise(opened(response, request, read)).andThen((result) => result),
  );
};

const opened = async <T>(response: Response, request: string, read: Read<T>): Promise<Result<T, Failure>> => {
  if (response.status === 401) return err({ kind: 'signed-out' });
  if (!response.ok) return err({ kind: 'unavailable', request, answer: String(response.status) });
  try {
    return ok(read(await response.json()));
  } catch (cause) {
    return err({ kind: 'malformed', source: request, detail: String(cause) });
  }
};

const field = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;

const savedId: Read<string> = (body) => String(field(body, 'id'));

export const taskApi: TaskKeeper = {
  list: (participation, language) =>
    call('GET', `tasks/${participation}?language=${language}`, (body): readonly Task[] => {
      const items = field(body, 'items');
      return Array.isArray(items) ? items.map((item) => TaskSchema.parse(item)) : [];
    }),
  create: (participation, attributes) =>
    call('POST', `tasks/${participation}`, savedId, { attributes: pick(attributes) }),
  update: (participation, { serviceId, status }) =>
    call('PATCH', `tasks/${participation}`, savedId, { id: serviceId, attributes: { status } }),
};

const pick = ({ code, status }: Pick<Task, 'code' | 'status'>) => ({ code, status });

export const signIn = (accountName: string, password: string): ResultAsync<Session, Failure> =>
  call('POST', 'session', (body) => SessionSchema.parse(field(body, 'session')), {
    accountName,
    password,
    rememberMe: false,
  });

export const participationsOf = (event: EventId): ResultAsync<Page<Participation>, Failure> =>
  call('GET', `events/${event}/participations`, (body) => ParticipationPageSchema.parse(body));
