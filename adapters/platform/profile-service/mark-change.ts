import { actingOrganiser } from '../../shared/resources/acting-organiser.ts';
import { stampContent } from '../content/content-stamp.ts';
import { localisedOf } from '../database/localised-of.ts';
import type { Query } from '../database/open-database.ts';
import { recordAudit } from '../record-audit.ts';
import type { KeyCaller, Resource } from '../resources/resource.ts';
import { KEY_TYPES } from './key-types.ts';
import type { Row } from './rows.ts';

/** What is done to a row. */
type Change = 'add' | 'change' | 'remove';

/**
 * Records a change in the history, when an organiser makes it while working as a company, or a program with a key: in
 * the transaction of the change, so that both are committed or neither.
 */
export const markChange = async (
  query: Query,
  does: Change,
  { type, access }: Pick<Resource, 'type' | 'access'>,
  row: Row,
  now: Date,
): Promise<void> => {
  // The first state of a task is a new row, but no new task.
  const change = type === 'tasks' ? 'change' : does;
  if (access) return markProgram(query, change, access.caller, type, row, now);
  const organiser = actingOrganiser();
  if (organiser === undefined) return;
  const { event, participation, actor } = organiser;
  const label = await companyName(query, event, participation);
  const after = { part: type, ...(await described(query, event, type, row)) };
  const action = WRITES[change];
  await recordAudit(
    query,
    { event, actor, action, subject: `exhibitor:${participation}`, label: label ?? '', after },
    now,
  );
};

const markProgram = async (
  query: Query,
  change: Change,
  { id, event, name }: KeyCaller,
  type: string,
  row: Row,
  now: Date,
): Promise<void> => {
  const area = KEY_TYPES[type]?.area;
  const participation = type === 'participations' ? row.id : String(row.participationId ?? '');
  const label = (await companyName(query, event, participation)) ?? name;
  // What belongs to the fair itself has no company.
  const subject = participation === '' ? `service-key:${id}` : `exhibitor:${participation}`;
  const after = { area, ...(await described(query, event, type, row)) };
  const action = `service-key.${change}`;
  await recordAudit(query, { event, actor: `${PROGRAM}${name}`, action, subject, label, after }, now);
  // Tasks are on no public page.
  if (area !== 'tasks') await stampContent(query);
};

/** Before the name of a program that acts in the history, so that no key can be named like a person. */
const PROGRAM = 'API: ';

const WRITES = {
  add: 'exhibitor.add-as',
  change: 'exhibitor.write-as',
  remove: 'exhibitor.remove-as',
} as const;

const companyName = async (query: Query, event: string, id: string): Promise<string | undefined> => {
  const company = await query
    .selectFrom('participations')
    .select('organizationName')
    .where('id', '=', id)
    .where('eventId', '=', event)
    .executeTakeFirst();
  return company?.organizationName;
};

/** The name of what changed, and the state of a task. */
const described = async (query: Query, event: string, type: string, row: Row) => {
  const isTask = type === 'tasks';
  const name = isTask ? await taskTitles(query, event, String(row.code)) : nameOf(row);
  return { ...(name !== '' && { partName: name }), ...(isTask && { isCompleted: row.status === 'CLOSED' }) };
};

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
