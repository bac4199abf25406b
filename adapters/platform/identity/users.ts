import { passwordFaults } from '@fairdesk/core/session';
import { type FieldFault, isLanguage, lengthOf } from '@fairdesk/core/shared';
import type { Selectable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { UserRow } from '../database/identity-tables.ts';
import type { Query } from '../database/open-database.ts';
import { isCommonPassword } from './common-password.ts';

export type User = Selectable<UserRow>;

const foldEmail = (email: string): string => email.trim().toLowerCase();

export const userByEmail = (query: Query, email: string): Promise<User | undefined> =>
  query.selectFrom('users').selectAll().where('email', '=', foldEmail(email)).executeTakeFirst();

export const userById = (query: Query, id: string): Promise<User | undefined> =>
  query.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();

/** Why this user's new password is invalid. */
export const newPasswordFaults = (password: string, email: string): readonly FieldFault[] => {
  const faults = passwordFaults(password);
  if (faults.length > 0 || !isCommonPassword(password, email)) return faults;
  return [{ path: 'password', code: 'password-too-common' }];
};

export interface NewUser {
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly passwordHash: string | null;
  /** False until the user has chosen names and a password of their own. */
  readonly accountSetup: boolean;
}

/** Creates a user, or updates the names, password and state of the user with this address. */
export const saveUser = async (query: Query, user: NewUser, now: Date): Promise<void> => {
  const moment = now.toISOString();
  const changes = {
    givenName: user.givenName,
    familyName: user.familyName,
    passwordHash: user.passwordHash,
    accountSetup: user.accountSetup ? 1 : 0,
    modified: moment,
  };
  await query
    .insertInto('users')
    .values({ id: uuid(), email: foldEmail(user.email), created: moment, ...changes })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(changes))
    .execute();
};

/** A user as the userinfo endpoint returns it. */
export const showUser = ({ id, email, givenName, familyName, accountSetup, chosenLanguage }: User) => ({
  sub: id,
  name: `${givenName} ${familyName}`.trim(),
  userName: email,
  givenName,
  familyName,
  email,
  accountSetup: accountSetup === 1,
  ...(chosenLanguage !== null && isLanguage(chosenLanguage) && { language: chosenLanguage }),
});

/** Whether a text is plausible as a password, and so worth hashing. */
export const couldBePassword = (text: string): boolean => text !== '' && lengthOf(text) <= 128;
