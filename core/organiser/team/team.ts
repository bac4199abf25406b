import { type FieldFault, faultIf, isEmail, type Language, type Role } from '../../shared/index.ts';

/** The roles that a user can have in a whole fair. */
export const TEAM_ROLES = ['staff', 'admin', 'site-editor'] as const satisfies readonly Role[];
/** One of {@link TEAM_ROLES}. */
export type TeamRole = (typeof TEAM_ROLES)[number];

/** A role of a user in a fair, or an invitation to it. */
export interface TeamMember {
  readonly email: string;
  /** Empty until the account is set up. */
  readonly name: string;
  readonly role: TeamRole;
  /** Has the role; false while only invited. */
  readonly isMember: boolean;
  /** When the latest invitation was sent that is not accepted; ISO. */
  readonly invited?: string | undefined;
  /** ISO. */
  readonly lastSignIn?: string | undefined;
}

/** A change of the team. */
export type TeamChange =
  | {
      readonly kind: 'invite';
      /** The same invitation sent again with its id is sent once; without one, another is sent. */
      readonly id?: string;
      readonly email: string;
      readonly role: TeamRole;
      readonly language: Language;
    }
  | { readonly kind: 'role'; readonly email: string; readonly from: TeamRole; readonly role: TeamRole }
  | { readonly kind: 'remove'; readonly email: string; readonly role: TeamRole };

/** Whether it is the only administrator: a fair without one could not be managed any longer. */
export const isLastAdmin = (
  team: readonly Pick<TeamMember, 'email' | 'role' | 'isMember'>[],
  { email, role }: Pick<TeamMember, 'email' | 'role'>,
): boolean => {
  const admins = team.filter((each) => each.isMember && each.role === 'admin');
  return role === 'admin' && admins.length > 0 && admins.every((each) => each.email === email);
};

/** The faults of a change: no email address, or one that leaves the fair without an administrator. */
export const teamFaults = (
  team: readonly Pick<TeamMember, 'email' | 'role' | 'isMember'>[],
  change: TeamChange,
): readonly FieldFault[] => {
  const { email } = change;
  if (change.kind === 'invite') return faultIf(!isEmail(email), 'email', 'forms-email');
  if (change.kind === 'role' && change.role === change.from) return [];
  const role = change.kind === 'role' ? change.from : change.role;
  return faultIf(isLastAdmin(team, { email, role }), 'email', 'team-last-admin');
};
