/**
 * The rules of a trade-fair portal and its website. Each feature has its own entry point:
 *
 * ```ts
 * import { priorityOf } from '@fairdesk/core/tasks';
 * ```
 *
 * The main entry point only lists them, so that a frontend that uses only tasks does not load the rest.
 *
 * @packageDocumentation
 */

/**
 * The features, each at `@fairdesk/core/<feature>`; `@fairdesk/core/memory` has the ports in memory,
 * `@fairdesk/core/testing` also laws for adapters and generators of models, which need fast-check.
 */
export const FEATURES = [
  'articles',
  'awards',
  'contact',
  'dashboard',
  'editor',
  'events',
  'feeds',
  'media',
  'navigation',
  'news',
  'organiser',
  'page',
  'partners',
  'portal',
  'products',
  'profile',
  'search',
  'session',
  'shared',
  'tasks',
  'texts',
] as const;
