import { isEmail, type Role } from '../../shared/index.ts';
import { addressOf } from '../exhibitors/address-of.ts';
import type { CompanyPeople } from '../exhibitors/invitees.ts';

/** The roles that letters reach. Ours. */
const REACHED: readonly Role[] = ['owner', 'editor'];

/**
 * The email addresses that a letter to a company reaches, in lower case, each once: its main contacts and editors,
 * invited ones included; for a company without any, its contact address. Ours.
 */
export const letterRecipients = ({
  email,
  users,
  invitations,
}: Pick<CompanyPeople, 'email' | 'users' | 'invitations'>): readonly string[] => {
  const invited = invitations.filter(({ isAccepted }) => !isAccepted);
  const people = [...users, ...invited]
    .filter(({ role }) => REACHED.includes(role))
    .map((person) => addressOf(person.email))
    .filter(isEmail);
  const reached = people.length > 0 ? people : [addressOf(email)].filter(isEmail);
  return [...new Set(reached)];
};
