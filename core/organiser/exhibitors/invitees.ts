import { isEmail, type Role } from '../../shared/index.ts';
import { addressOf } from './address-of.ts';

/** How long an organiser's invitation is not sent again, in hours. Ours. */
export const INVITE_AGAIN_HOURS = 24;

/** What is known about who works for a company. */
export interface CompanyPeople {
  /** The company's contact address; empty for none. */
  readonly email: string;
  readonly users: readonly {
    readonly email: string;
    readonly role: Role;
    /** The user has a password, or was signed in. */
    readonly hasAccount: boolean;
  }[];
  readonly invitations: readonly {
    readonly email: string;
    readonly role: Role;
    readonly created: Date;
    readonly isAccepted: boolean;
  }[];
}

/** A user to invite to a company. */
export interface Invitee {
  readonly email: string;
  readonly role: Role;
}

/**
 * Whom an invitation of a company reaches: users without an account, and invitations that are not accepted; for a
 * company with neither, its contact address as main contact.
 *
 * Never someone who accepted or has an account, and never someone invited within {@link INVITE_AGAIN_HOURS}.
 */
export const inviteesOf = ({ email, users, invitations }: CompanyPeople, now: Date): readonly Invitee[] => {
  const since = now.getTime() - INVITE_AGAIN_HOURS * 3_600_000;
  const done = new Set([
    ...users.filter((user) => user.hasAccount).map((user) => addressOf(user.email)),
    ...invitations
      .filter(({ isAccepted, created }) => isAccepted || created.getTime() > since)
      .map((invitation) => addressOf(invitation.email)),
  ]);
  const members = [...users, ...invitations].map((one) => ({ email: addressOf(one.email), role: one.role }));
  const all = members.length > 0 ? members : [{ email: addressOf(email), role: 'owner' as const }];
  const byEmail = new Map(all.toReversed().map((invitee) => [invitee.email, invitee]));
  return [...byEmail.values()].filter((invitee) => isEmail(invitee.email) && !done.has(invitee.email));
};
