import type { Language } from '@fairdesk/core/shared';
import { err, ok } from 'neverthrow';
import type { Query } from '../../database/open-database.ts';
import type { Cells } from '../read/cells.ts';
import type { Dataset } from '../read/dataset.ts';
import { FAULT_REASONS } from '../read/fault-reason.ts';
import type { Entry } from '../read/read-table.ts';
import { ORGANISER_ROLES, type UserRow } from '../read/table-schema.ts';
import { type FairDirectory, type Found, partition } from './fair-directory.ts';
import { type PlannedRow, planRows, type RowPlan } from './plan-rows.ts';
import { PERMISSIONS, USERS } from './row-kinds.ts';
import { storedRows } from './stored-rows.ts';

/** An invitation mail to choose a password: one mail covers all places in the folder. */
export interface PlannedInvitation {
  readonly email: string;
  /** From the user's first row. */
  readonly language: Language;
  readonly places: readonly InvitedPlace[];
}

/** Where a user is invited: to a company, or to the organiser's staff. */
export interface InvitedPlace {
  readonly eventId: string;
  readonly participationId: string | null;
  readonly role: string;
}

type InvitedRole = Omit<PlannedInvitation, 'places'> & InvitedPlace;

export interface UsersPlan {
  readonly users: RowPlan;
  readonly permissions: RowPlan;
  readonly invitations: readonly PlannedInvitation[];
}

/** Plans users and their roles. A user may have several rows, one for each role. */
export const planUsers = async (
  query: Query,
  dataset: Dataset,
  directory: FairDirectory,
  now: Date,
): Promise<UsersPlan> => {
  const emails = dataset.users.map(({ value }) => value.email);
  const storedUsers = await storedRows(query, 'users', 'email', emails);
  const users = await planRows(USERS, storedUsers, onePerPerson(dataset.users, storedUsers), now);
  const roles = partition(dataset.users.map((entry) => roleOf(entry, directory)));
  const targets = roles.values.flatMap((role) => (role === undefined ? [] : [role]));
  const stored = await storedRows(query, 'eventPermissions', 'email', emails);
  const plan = await planRows(
    PERMISSIONS,
    stored,
    targets.map(({ row }) => row),
    now,
  );
  return {
    users,
    permissions: { ...plan, faults: [...roles.faults, ...plan.faults] },
    invitations: onePerMail(
      await notYetInvited(
        query,
        storedUsers,
        targets.flatMap(({ invitation }) => (invitation === undefined ? [] : [invitation])),
      ),
    ),
  };
};

/**
 * The first name and language given for a user win. The organiser can change names only until the user has set up the
 * account.
 */
const onePerPerson = (
  entries: readonly Entry<UserRow>[],
  storedUsers: readonly Cells[],
): readonly PlannedRow[] => {
  const settled = new Set(
    storedUsers.filter(({ accountSetup }) => accountSetup === 1).map(({ email }) => email),
  );
  const people = new Map<string, Entry<UserRow>>();
  for (const entry of entries) {
    const { email } = entry.value;
    const { value, fault } = people.get(email) ?? entry;
    people.set(email, { value: { ...entry.value, ...value }, fault });
  }
  return [...people.values()].map(({ value: { email, givenName, familyName, language }, fault }) => ({
    key: { email },
    values: {
      ...(!settled.has(email) && { givenName: filled(givenName), familyName: filled(familyName) }),
      listLanguage: language,
    },
    initial: { givenName: '', familyName: '', passwordHash: null, accountSetup: 0 },
    fault,
  }));
};

/** Names are never null. */
const filled = (name: string | null | undefined): string | undefined => (name === null ? '' : name);

interface PlannedRole {
  readonly row: PlannedRow;
  readonly invitation: InvitedRole | undefined;
}

/** The role in a row; none when the row names neither an event nor a role. */
const roleOf = (entry: Entry<UserRow>, directory: FairDirectory): Found<PlannedRole | undefined> => {
  const { value, fault } = entry;
  const { email, event: slug, participation: uid, role, language = 'en', invite, remove } = value;
  if (slug === undefined && role === undefined && uid === undefined) return ok(undefined);
  const isRemoved = remove === 1;
  const faults = [
    ...(slug === undefined ? [fault('event', FAULT_REASONS.roleWithoutEvent())] : []),
    ...(role === undefined && !isRemoved ? [fault('role', FAULT_REASONS.roleMissing())] : []),
    ...(role !== undefined && ORGANISER_ROLES.includes(role) !== (uid === undefined)
      ? [
          fault(
            'participation',
            FAULT_REASONS[uid === undefined ? 'roleNeedsCompany' : 'roleNeedsNoCompany'](),
          ),
        ]
      : []),
  ];
  if (slug === undefined || faults.length > 0) return err(faults);
  return directory.event(slug, entry).andThen((event) => {
    const company: Found<string | null> =
      uid === undefined ? ok(null) : directory.participation(event, uid, entry);
    return company.map((participationId) => ({
      row: { key: { eventId: event.id, participationId, email }, values: { role }, isRemoved, fault },
      invitation:
        invite === 1 && role !== undefined && !isRemoved
          ? { email, eventId: event.id, participationId, role, language }
          : undefined,
    }));
  });
};

/** Groups invitations into one mail per user. */
const onePerMail = (roles: readonly InvitedRole[]): readonly PlannedInvitation[] => {
  const mails = new Map<string, PlannedInvitation>();
  for (const { email, language, ...place } of roles) {
    const mail = mails.get(email) ?? { email, language, places: [] };
    mails.set(email, { ...mail, places: [...mail.places, place] });
  }
  return [...mails.values()];
};

/** Filters out users with a password, and places they were already invited to. */
const notYetInvited = async (
  query: Query,
  storedUsers: readonly Cells[],
  roles: readonly InvitedRole[],
): Promise<readonly InvitedRole[]> => {
  const ready = new Set(
    storedUsers.filter(({ passwordHash }) => passwordHash !== null).map(({ email }) => email),
  );
  const earlier = await storedRows(
    query,
    'invitations',
    'email',
    roles.map(({ email }) => email),
  );
  return roles.filter(
    ({ email, eventId, participationId }) =>
      !ready.has(email) &&
      !earlier.some(
        (row) => row.email === email && row.eventId === eventId && row.participationId === participationId,
      ),
  );
};
