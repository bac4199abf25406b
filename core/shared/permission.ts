import type { EventId, ParticipationId } from './ids.ts';

/** The reason of a rejection: the user may not do this, or may no longer do it. */
export const NO_PERMISSION = 'no-permission';

/** The roles a user can have, in one participation or in the whole fair. */
export const ROLES = [
  'owner',
  'editor',
  'award',
  'media',
  'viewer',
  'staff',
  'admin',
  'site-editor',
] as const;
/** One of {@link ROLES}. */
export type Role = (typeof ROLES)[number];

/** A role of a user; organiser roles apply to every participation of the event. */
export interface Membership {
  readonly event: EventId;
  readonly participation?: ParticipationId;
  readonly role: Role;
}

/** An action that needs a permission. */
export type Action =
  | 'read'
  | 'edit-profile'
  | 'publish-profile'
  | 'tick-tasks'
  | 'submit-award'
  | EventAction;

/**
 * An action on an event as a whole: `run-event` is the daily work with exhibitors, tasks, messages and mail;
 * `manage-event` is the fair itself, its users, imports and exports; `edit-site` the pages of its website.
 */
export type EventAction = 'run-event' | 'manage-event' | 'edit-site';

/** The actions each role allows. Site editors work on pages, never on participations. */
const ALLOWED: Readonly<Record<Role, readonly Action[]>> = {
  owner: ['read', 'edit-profile', 'publish-profile', 'tick-tasks', 'submit-award'],
  editor: ['read', 'edit-profile', 'tick-tasks', 'submit-award'],
  award: ['read', 'submit-award'],
  media: ['read'],
  viewer: ['read'],
  staff: ['read', 'edit-profile', 'publish-profile', 'tick-tasks', 'run-event'],
  admin: ['read', 'edit-profile', 'publish-profile', 'tick-tasks', 'run-event', 'manage-event', 'edit-site'],
  'site-editor': ['edit-site'],
};

/** A role of a newer service, which this version does not know, allows nothing. */
const allows = (role: Role, action: Action): boolean =>
  Object.hasOwn(ALLOWED, role) && ALLOWED[role].includes(action);

const ORGANISER: readonly Role[] = ['staff', 'admin'];

/** Whether a role applies to every participation of its event. */
export const isOrganiser = (role: Role): boolean => ORGANISER.includes(role);

/** The part of a participation that a permission check needs. */
export interface Touched {
  readonly event: EventId;
  readonly participation: ParticipationId;
}

/**
 * Whether these memberships allow the action on that participation.
 *
 * The server checks this before every call and never trusts cookies, ids in the path or hidden fields
 * instead.
 */
export const mayTouch = (memberships: readonly Membership[], touched: Touched, action: Action): boolean =>
  memberships.some(
    ({ event, participation, role }) =>
      event === touched.event &&
      (isOrganiser(role) || participation === touched.participation) &&
      allows(role, action),
  );

/** Whether these memberships make the user an organiser of that event. */
export const isOrganiserOf = (memberships: readonly Membership[], event: EventId): boolean =>
  memberships.some((membership) => membership.event === event && isOrganiser(membership.role));

/** Whether a user may touch a participation only as an organiser: what they do there is not the company's work. */
export const isVisitingOrganiser = (memberships: readonly Membership[], touched: Touched): boolean =>
  isOrganiserOf(memberships, touched.event) &&
  !memberships.some(
    ({ event, participation }) => event === touched.event && participation === touched.participation,
  );

/** Whether these memberships allow the action on that event. */
export const mayOnEvent = (
  memberships: readonly Membership[],
  event: EventId,
  action: EventAction,
): boolean => memberships.some((membership) => membership.event === event && allows(membership.role, action));
