import { isDeepStrictEqual } from 'node:util';
import { frozen } from '../shared/frozen.ts';
import type { PlatformCall } from '../shared/http/platform-call.ts';
import type { Observe } from './database/engine.ts';
import { BASE } from './profile-service/json-api.ts';

type Request = Parameters<PlatformCall>[0];
type Response = Awaited<ReturnType<PlatformCall>>;

interface Entry {
  readonly response: Response;
  readonly isCurrent: (period: object) => boolean | Promise<boolean>;
  /** The number of its resources. */
  readonly weight: number;
}

/** Maximum number of resources in all cached responses together: some 40 MB. */
const MAX_RESOURCES = 20_000;

/** The usual length of a resource as text: what a page is weighed by. */
const RESOURCE_LENGTH = 500;

const SESSIONS = '/identity/sessions/';

/** Pages and phrases. */
const CONTENT = ['/sitecore/api/layout/', '/sitecore/api/jss/dictionary/'];

/** The paths whose responses depend on the database alone, except that a session ends by the clock. */
const PATHS = [`${BASE}/`, SESSIONS, '/content/', ...CONTENT];

/**
 * Reads that are not repeated until any process may have changed what they read: sessions, roles, events, sites, pages
 * and the resources of the profile service.
 */
export const cachedReads = (call: PlatformCall, observe: Observe, clock: () => Date): PlatformCall => {
  const entries = new Map<string, Entry>();
  let weight = 0;
  const remove = (key: string): void => {
    weight -= entries.get(key)?.weight ?? 0;
    entries.delete(key);
  };
  const add = (key: string, entry: Entry): void => {
    remove(key);
    entries.set(key, entry);
    weight += entry.weight;
    for (const oldest of entries.keys()) {
      if (weight <= MAX_RESOURCES) return;
      remove(oldest);
    }
  };
  const { periodOf, end } = openPeriods();
  return async (request) => {
    if (request.method !== 'GET') return call(request).finally(() => end(request));
    if (!PATHS.some((path) => request.path.startsWith(path))) return call(request);
    const period = periodOf(request);
    const key = keyOf(request);
    const cached = entries.get(key);
    if (cached && (await cached.isCurrent(period)) && !isOver(request, cached.response, clock())) {
      add(key, cached);
      return cached.response;
    }
    const { value: response, isCurrent } = await observe(() => call(request), period);
    if (response.status !== 200) return response;
    // The same object as before: what others made of it is still right.
    const entry =
      cached && isDeepStrictEqual(response, cached.response)
        ? { ...cached, isCurrent }
        : { response: frozen(response), isCurrent, weight: weightOf(request, response) };
    add(key, entry);
    return entry.response;
  };
};

/** The period of each request of a visitor, which ends with each of its writes; a call of no such request is one itself. */
const openPeriods = () => {
  const periods = new WeakMap<object, object>();
  return {
    periodOf: ({ scope }: Request): object => {
      const period = (scope && periods.get(scope)) ?? {};
      if (scope) periods.set(scope, period);
      return period;
    },
    end: ({ scope }: Request): void => {
      if (scope) periods.delete(scope);
    },
  };
};

const keyOf = ({ path, query, headers }: Request): string => `${path}?${query} ${JSON.stringify(headers)}`;

/** Whether the session of a response has ended. */
const isOver = ({ path }: Request, { body }: Response, now: Date): boolean =>
  path.startsWith(SESSIONS) && !(isRecord(body) && String(body.expiresAt) > now.toISOString());

const weightOf = ({ path }: Request, { body }: Response): number => {
  if (CONTENT.some((start) => path.startsWith(start)))
    return Math.ceil(JSON.stringify(body).length / RESOURCE_LENGTH);
  if (!isRecord(body)) return lengthOf(body);
  return lengthOf(body.data) + lengthOf(body.included);
};

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length + 1 : 1);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
