import type { EventId, ParticipationId } from './ids.ts';

/** What a person is to one participation, or to the whole fair. */
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

/** A role held by somebody; organiser roles hold for every participation of the event. */
export interface Membership {
  readonly event: EventId;
  readonly participation?: ParticipationId;
  readonly role: Role;
}

/** What somebody wants to do. */
export type Action =
  | 'read'
  | 'edit-profile'
  | 'publish-profile'
  | 'tick-tasks'
  | 'submit-award'
  | 'manage-event';

/** Who may do what. Site editors work on pages, never on participations. */
const ALLOWED: Readonly<Record<Role, readonly Action[]>> = {
  owner: ['read', 'edit-profile', 'publish-profile', 'tick-tasks', 'submit-award'],
  editor: ['read', 'edit-profile', 'tick-tasks', 'submit-award'],
  award: ['read', 'submit-award'],
  media: ['read'],
  viewer: ['read'],
  staff: ['read', 'edit-profile', 'publish-profile', 'tick-tasks'],
  admin: ['read', 'edit-profile', 'publish-profile', 'tick-tasks', 'manage-event'],
  'site-editor': [],
};

const ORGANISER: readonly Role[] = ['staff', 'admin'];

/** Whether a role holds for every participation of its event. */
export const isOrganiser = (role: Role): boolean => ORGANISER.includes(role);

/** One participation, as far as permission needs to know it. */
export interface Touched {
  readonly event: EventId;
  readonly participation: ParticipationId;
}

/**
 * Whether somebody holding these roles may do this to that participation.
 *
 * The server asks this before every call; cookies, path ids and hidden fields never answer it.
 */
export const mayTouch = (memberships: readonly Membership[], touched: Touched, action: Action): boolean =>
  memberships.some(
    ({ event, participation, role }) =>
      event === touched.event &&
      (isOrganiser(role) || participation === touched.participation) &&
      ALLOWED[role].includes(action),
  );
