import {
  CANCELLED_PARTICIPATION,
  type ExhibitorRow,
  lateTasks,
  type TaskCompany,
} from '@fairdesk/core/organiser';
import { participationIdOf } from '@fairdesk/core/shared';
import type { Query } from '../../database/open-database.ts';
import { taskCompanies } from '../tasks/task-companies.ts';
import type { FilterContext } from './filter-context.ts';

/** A company of the list, with what its row does not show. */
export interface ListedExhibitor {
  readonly row: ExhibitorRow;
  /** The names, each without case and accents. */
  readonly names: readonly string[];
  readonly emails: readonly string[];
  /** The natural keys of its stands, in order. */
  readonly standKeys: readonly string[];
  /** When the last invitation that is not accepted expires, ISO; empty for none. */
  readonly invitedUntil: string;
  readonly taskCompany: TaskCompany;
}

/** The rows of these exhibitors, in the given order. */
export const exhibitorRows = async (
  query: Query,
  ids: readonly string[],
  context: FilterContext,
): Promise<readonly ExhibitorRow[]> => (await listedExhibitors(query, ids, context)).map(({ row }) => row);

/** These exhibitors as the list filters and shows them, in the given order. */
export const listedExhibitors = async (
  query: Query,
  ids: readonly string[],
  context: FilterContext,
): Promise<readonly ListedExhibitor[]> => {
  if (ids.length === 0) return [];
  const { tasks, now } = context;
  const [companies, stands, people, invitations, taskCompanyOf] = await Promise.all([
    query
      .selectFrom('participations as p')
      .select(['id', 'uid', 'organizationName', 'organizationNameFolded', 'nameFolded'])
      .select(['participationType', 'status', 'isPublic'])
      .select(context.completeness.as('completeness'))
      .where('id', 'in', ids)
      .execute(),
    query
      .selectFrom('stands')
      .select(['participationId', 'standNumber', 'standNumberNatural', 'hall'])
      .where('participationId', 'in', ids)
      .orderBy('standNumberNatural')
      .orderBy('id')
      .execute(),
    query
      .selectFrom('eventPermissions')
      .leftJoin('signIns', 'signIns.email', 'eventPermissions.email')
      .select(['participationId', 'eventPermissions.email', 'latest'])
      .where('participationId', 'in', ids)
      .orderBy('eventPermissions.email')
      .execute(),
    query
      .selectFrom('invitations')
      .select(['participationId', ({ fn }) => fn.max('expires').as('until')])
      .where('participationId', 'in', ids)
      .where('accepted', 'is', null)
      .groupBy('participationId')
      .execute(),
    taskCompanies(query, ids, context),
  ]);
  const byId = new Map(companies.map((company) => [company.id, company]));
  const standsOf = Map.groupBy(stands, ({ participationId }) => participationId);
  const peopleOf = Map.groupBy(people, ({ participationId }) => participationId);
  const invitedUntilOf = new Map(invitations.map(({ participationId, until }) => [participationId, until]));
  return ids.flatMap((id) => {
    const company = byId.get(id);
    const taskCompany = taskCompanyOf.get(id);
    const participation = participationIdOf(id);
    if (company === undefined || taskCompany === undefined || participation === undefined) return [];
    const users = peopleOf.get(id) ?? [];
    const own = standsOf.get(id) ?? [];
    const invitedUntil = invitedUntilOf.get(id) ?? '';
    const lastSignIn = users.map(({ latest }) => latest ?? '').reduce(later, '');
    const row: ExhibitorRow = {
      id: participation,
      ...(company.uid !== null && { number: company.uid }),
      name: company.organizationName,
      type: company.participationType ?? '',
      stands: own.map(({ standNumber, hall }) => ({ number: standNumber, hall: hall ?? '' })),
      lateTasks: lateTasks(tasks, taskCompany, now).length,
      completeness: Number(company.completeness),
      isPublic: company.isPublic === 1,
      isCancelled: company.status === CANCELLED_PARTICIPATION,
      people: users.length,
      isInvited: lastSignIn !== '' || invitedUntil > now.toISOString(),
      ...(lastSignIn !== '' && { lastSignIn }),
    };
    return [
      {
        row,
        names: [company.organizationNameFolded ?? '', company.nameFolded ?? ''],
        emails: users.map(({ email }) => email),
        standKeys: own.map(({ standNumberNatural }) => standNumberNatural ?? ''),
        invitedUntil,
        taskCompany,
      },
    ];
  });
};

const later = (one: string, other: string): string => (one > other ? one : other);
