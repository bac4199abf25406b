import {
  cursorText,
  EXHIBITOR_PAGE_SIZE,
  ExhibitorChangeSchema,
  exhibitorCursorOf,
  exhibitorQueryOf,
} from '@fairdesk/core/organiser';
import { DEFAULT_LANGUAGE, inLanguage, inNaturalOrder, isLanguage } from '@fairdesk/core/shared';
import { empty, json, type ServiceRequest, type ServiceResponse } from '../../service.ts';
import type { OrganiserArea, OrganiserCall, OrganiserParts } from '../area.ts';
import { categoryChoices } from '../audiences/exhibitor-categories.ts';
import { methodNotAllowed } from '../method-not-allowed.ts';
import { readDeskBody } from '../read-desk-body.ts';
import { taskRules } from '../tasks/task-rules.ts';
import { addExhibitor } from './add-exhibitor.ts';
import { changeExhibitor } from './exhibitor-changes.ts';
import { exhibitorDetails } from './exhibitor-details.ts';
import { exhibitorIds, indexedRows } from './exhibitor-ids.ts';
import { exhibitorPreferences } from './exhibitor-preferences.ts';
import { exhibitorTables } from './exhibitor-tables.ts';
import { changeTaskOfSelected, undoTaskOfSelected } from './exhibitor-task-writes.ts';
import { exhibitorVerbs } from './exhibitor-verbs.ts';
import { recordVisit } from './exhibitor-visits.ts';

/**
 * The list of exhibitors.
 *
 * | path | |
 * | --- | --- |
 * | `GET ?q=…&after=` | a page of the list, by the parameters of `exhibitorQueryOf` |
 * | `POST` | adds a company |
 * | `GET choices?language=` | the values of the filters |
 * | `POST plan`, `POST act` | what a verb would do, and doing it |
 * | `POST task`, `POST undo-task` | completes, reopens or extends a task for the selected ones, and undoes it |
 * | `POST selected` | every selected exhibitor |
 * | `GET {id}?language=`, `POST {id}` | one exhibitor, and a change of it |
 * | `POST {id}/visit` | records that the organiser opens its portal |
 * | `preferences` | saved filters and columns of the caller |
 */
export const exhibitorsArea: OrganiserArea = (parts) => async (call) => {
  const [name] = call.path;
  if (name === 'preferences') return exhibitorPreferences(parts, call);
  switch (call.request.method) {
    case 'GET':
      return read(parts, call, name);
    case 'POST':
      return post(parts, call, name);
    default:
      return methodNotAllowed;
  }
};

const post = (
  parts: OrganiserParts,
  call: OrganiserCall,
  name: string | undefined,
): Promise<ServiceResponse> => {
  if (name === undefined) return addExhibitor(parts, call);
  if (name === 'task') return changeTaskOfSelected(parts, call);
  if (name === 'undo-task') return undoTaskOfSelected(parts, call);
  if (VERB_PATHS.includes(name)) return exhibitorVerbs(parts, call);
  if (TABLE_PATHS.includes(name)) return exhibitorTables(parts, call);
  return call.path[1] === 'visit' ? recordVisit(parts, call, name) : changeOne(parts, call, name);
};

const read = (
  parts: OrganiserParts,
  call: OrganiserCall,
  name: string | undefined,
): Promise<ServiceResponse> => {
  if (name === undefined) return listPage(parts, call);
  return name === 'choices' ? listChoices(parts, call) : oneExhibitor(parts, call, name);
};

const VERB_PATHS = ['plan', 'act'];
const TABLE_PATHS = ['selected', 'people', 'states'];

const oneExhibitor = async (
  { database, clock }: OrganiserParts,
  { event, request }: OrganiserCall,
  id: string,
): Promise<ServiceResponse> => {
  const details = await exhibitorDetails(database.query, event, id, languageIn(request), clock());
  return details ? json(200, details) : json(404, { error: 'not_found' });
};

const changeOne = async (
  { database, mailer, publicUrl, clock }: OrganiserParts,
  { event, actor, request }: OrganiserCall,
  id: string,
): Promise<ServiceResponse> => {
  const change = await readDeskBody(request, ExhibitorChangeSchema);
  await database.write((query) =>
    changeExhibitor(query, { event, actor, id, publicUrl, now: clock() }, change),
  );
  // Not awaited: a slow mail server must not delay the response.
  if (change.kind === 'invite') void mailer.wake();
  return empty(204);
};

const languageIn = ({ url }: ServiceRequest) => {
  const value = url.searchParams.get('language') ?? '';
  return isLanguage(value) ? value : DEFAULT_LANGUAGE;
};

const listPage = async (parts: OrganiserParts, call: OrganiserCall): Promise<ServiceResponse> => {
  const { query } = parts.database;
  const params = Object.fromEntries(call.request.url.searchParams);
  const exhibitorQuery = exhibitorQueryOf(params);
  const context = { event: call.event, now: parts.clock() };
  const after = params.after === undefined ? undefined : exhibitorCursorOf(params.after, exhibitorQuery.sort);
  const result = await exhibitorIds(query, exhibitorQuery, context, {
    after,
    limit: EXHIBITOR_PAGE_SIZE + 1,
  });
  const page = result.items.slice(0, EXHIBITOR_PAGE_SIZE);
  const last = page.at(-1);
  const ids = page.map(({ id }) => id);
  return json(200, {
    rows: await indexedRows(query, ids, context.now),
    total: result.total,
    ...(result.items.length > page.length && last && { next: cursorText(last) }),
  });
};

const listChoices = async (
  { database: { query } }: OrganiserParts,
  { event, request }: OrganiserCall,
): Promise<ServiceResponse> => {
  const language = languageIn(request);
  const types = await query
    .selectFrom('participations')
    .select('participationType')
    .distinct()
    .where('eventId', '=', event)
    .where('participationType', 'is not', null)
    .orderBy('participationType')
    .execute();
  const halls = await query
    .selectFrom('stands')
    .select('hall')
    .distinct()
    .where('eventId', '=', event)
    .where('hall', 'is not', null)
    .execute();
  const tasks = await taskRules(query, event);
  return json(200, {
    types: types.flatMap(({ participationType }) => participationType || []),
    halls: halls.flatMap(({ hall }) => hall || []).toSorted(inNaturalOrder),
    categories: await categoryChoices(query, event, language),
    tasks: tasks.map(({ code, titles }) => ({ value: code, label: inLanguage(titles, language) || code })),
  });
};
