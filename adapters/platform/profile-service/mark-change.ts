import { actingOrganiser } from '../../shared/acting-organiser.ts';
import type { Query } from '../database/open-database.ts';
import { recordAudit } from '../organiser/audit.ts';
import { localisedOf } from '../organiser/localised-of.ts';
import { KEY_TYPES } from './key-types.ts';
import type { KeyCaller, Resource } from './resource.ts';
import type { Row } from './rows.ts';

/**
 * Records a change in the history, when an organiser makes it while working as a company, or a program with a key: in
 * the transaction of the change, so that both are committed or neither.
 */
export const markChange = async (
  query: Query,
  does: 'add' | 'change' | 'remove',
  { type, access }: Pick<Resource, 'type' | 'access'>,
  row: Row,
): Promise<void> => {
  const organiser = access ? programOf(access.caller, type, row) : actingOrganiser();
  if (organiser === undefined) return;
  const { event, participation, actor } = organiser;
  const writes = access ? PROGRAM_WRITES : WRITES;
  const company = await query
    .selectFrom('participations')
    .select('organizationName')
    .where('id', '=', participation)
    .where('eventId', '=', event)
    .executeTakeFirst();
  const name = type === 'tasks' ? await taskTitles(query, event, String(row.code)) : nameOf(row);
  await recordAudit(
    query,
    {
      // The first state of a task is a new row, but no new task.
      ...{ event, actor, action: writes[type === 'tasks' ? 'change' : does] },
      subject:
        participation === '' && access ? `service-key:${access.caller.id}` : `exhibitor:${participation}`,
      label: company?.organizationName ?? access?.caller.name ?? '',
      after: {
        ...(access ? { area: KEY_TYPES[type]?.area } : { part: type }),
        ...(name !== '' && { partName: name }),
        ...(type === 'tasks' && { isCompleted: row.status === 'CLOSED' }),
      },
    },
    new Date(),
  );
};

/** The program of a key as an actor, and the company that it changes; no id for what belongs to the fair itself. */
const programOf = ({ event, name }: KeyCaller, type: string, { id, participationId }: Row) => {
  const participation = type === 'participations' ? id : String(participationId ?? '');
  return { event, participation, actor: `${PROGRAM}${name}` };
};

/** Before the name of a program that acts in the history, so that no key can be named like a person. */
const PROGRAM = 'API: ';

const PROGRAM_WRITES = {
  add: 'service-key.add',
  change: 'service-key.change',
  remove: 'service-key.remove',
} as const;

const WRITES = {
  add: 'exhibitor.add-as',
  change: 'exhibitor.write-as',
  remove: 'exhibitor.remove-as',
} as const;

const taskTitles = async (query: Query, event: string, code: string) => {
  const task = await query
    .selectFrom('taskDefinitions')
    .select('titles')
    .where('eventId', '=', event)
    .where('code', '=', code)
    .executeTakeFirst();
  return task ? localisedOf(task.titles) : code;
};

/** The columns that name a row, the best first. */
const NAMES = ['name', 'header', 'title', 'url', 'city'];

const nameOf = (row: Row): string =>
  NAMES.map((column) => row[column]).find(
    (name): name is string => typeof name === 'string' && name !== '',
  ) ?? '';
