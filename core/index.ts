/**
 * The rules of a trade-fair portal and its website. Each feature has an entry point of its own:
 *
 * ```ts
 * import { priorityOf } from '@fairdesk/core/tasks';
 * ```
 *
 * This one names them, so that a frontend that uses only tasks does not load the rest.
 *
 * @packageDocumentation
 */

/** The features, each at `@fairdesk/core/<feature>`; `@fairdesk/core/testing` has the laws and the ports in memory. */
export const FEATURES = [
  'articles',
  'awards',
  'contact',
  'dashboard',
  'events',
  'feeds',
  'media',
  'navigation',
  'news',
  'page',
  'partners',
  'products',
  'profile',
  'search',
  'session',
  'shared',
  'tasks',
] as const;
