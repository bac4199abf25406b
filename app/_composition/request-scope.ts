import { AsyncLocalStorage } from 'node:async_hooks';
import type { Reads } from '#adapters/shared/http/read-once.ts';
import type { RequestCookies } from '#app/_process/request-cookies.ts';
import type { UseCases } from './use-case-list.ts';

/** The state of the current request. */
interface RequestScope {
  /** The reads from the profile service. */
  readonly reads: Reads;
  /** Resolved when a page or route of the request first needs them. */
  useCases?: UseCases;
  /** Set while our own server runs a route; pages and routes that Next runs have its cookies. */
  cookies?: RequestCookies;
  /** Set by a page of the portal that does not exist or cannot be loaded. */
  pageStatus?: 404 | 503;
}

// The server and the framework's bundles are compiled separately but share one process: this shares their
// storage.
const KEY = Symbol.for('fairdesk/request scope');
const holder = globalThis as { [KEY]?: AsyncLocalStorage<RequestScope> };
holder[KEY] ??= new AsyncLocalStorage();
const storage = holder[KEY];

/** Runs a request in its own scope: its pages and routes read each item at most once. */
export const withRequestScope = <T>(work: () => T): T => storage.run({ reads: new Map() }, work);

/** `undefined` outside a request. */
export const requestScope = (): RequestScope | undefined => storage.getStore();
