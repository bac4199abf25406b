import { isOrganiser, ROLES, type Role } from '@fairdesk/core/shared';
import { v7 as uuid } from 'uuid';
import { createPasswordHashing } from '#adapters/platform/identity/password-hashing.ts';
import { saveUser } from '#adapters/platform/identity/users.ts';
import { openJourneyDatabase } from '../servers/journey-database.ts';

const PASSWORD = 'one person for every role';

export interface RolePerson {
  readonly role: Role;
  readonly accountName: string;
  readonly password: string;
}

/** Adds a user for each of the eight roles to a running server, at this participation and event. */
export const addRolePeople = async (
  dataFolder: string,
  eventId: string,
  participationId: string,
): Promise<readonly RolePerson[]> => {
  const { query, close } = await openJourneyDatabase(dataFolder);
  const now = new Date();
  const moment = now.toISOString();
  const passwordHash = await createPasswordHashing().hash(PASSWORD);
  const people: RolePerson[] = [];
  for (const role of ROLES) {
    const email = `${role}@roles.example`;
    await saveUser(
      query,
      { email, givenName: 'Role', familyName: role, passwordHash, accountSetup: true },
      now,
    );
    const where = {
      eventId,
      participationId: isOrganiser(role) || role === 'site-editor' ? null : participationId,
    };
    await query
      .insertInto('eventPermissions')
      .values({ id: uuid(), email, role, ...where, created: moment, modified: moment })
      .execute();
    people.push({ role, accountName: email, password: PASSWORD });
  }
  await close();
  return people;
};
