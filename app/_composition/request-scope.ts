import { AsyncLocalStorage } from 'node:async_hooks';
import type { Reads } from '#adapters/shared/read-once.ts';
import type { UseCases } from './use-case-list.ts';

/** What belongs to the one request being served. */
interface RequestScope {
  /** What was read of the profile service. */
  readonly reads: Reads;
  /** Resolved when the first page or route of the request wants them. */
  useCases?: UseCases;
}

// The server and the framework's bundles are compiled apart but share one process: here they share one storage.
const KEY = Symbol.for('fairdesk/request scope');
const holder = globalThis as { [KEY]?: AsyncLocalStorage<RequestScope> };
holder[KEY] ??= new AsyncLocalStorage();
const storage = holder[KEY];

/** Serves one request: what its pages and routes read is read at most once. */
export const withRequestScope = <T>(work: () => T): T => storage.run({ reads: new Map() }, work);

/** `undefined` for work that belongs to no request. */
export const requestScope = (): RequestScope | undefined => storage.getStore();
