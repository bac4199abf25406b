import {
  type CompanyPerson,
  type CompanyTaskStates,
  type ExhibitorSelection,
  ExhibitorSelectionSchema,
  selectionOf,
  type TaskStateTable,
  taskStateOf,
  tasksFor,
} from '@fairdesk/core/organiser';
import { DEFAULT_LANGUAGE, inLanguage, isLanguage } from '@fairdesk/core/shared';
import { z } from 'zod';
import { pause } from '../../../shared/pause.ts';
import type { Query } from '../../database/open-database.ts';
import { readInput } from '../../identity/read-input.ts';
import { json, type ServiceResponse } from '../../service.ts';
import type { OrganiserCall, OrganiserParts } from '../area.ts';
import { chunksOf } from '../id-chunks.ts';
import { methodNotAllowed } from '../method-not-allowed.ts';
import { taskCompanies } from '../tasks/task-companies.ts';
import { companyPeople } from './company-people.ts';
import { exhibitorRows } from './exhibitor-rows.ts';
import { type FilterContext, filterContext } from './filter-context.ts';
import { selectedIds } from './selected-ids.ts';

const SelectedInput = z.object({ selection: z.custom<unknown>() }).transform(({ selection }, context) => {
  const read = ExhibitorSelectionSchema.safeParse(selection);
  if (read.success) return selectionOf(read.data);
  context.issues.push({ code: 'custom', message: 'no selection', input: selection });
  return z.NEVER;
});

/** `POST selected`, `POST people` and `POST states?language=`: what can be exported about selected exhibitors. */
export const exhibitorTables = async (
  { database: { query }, clock }: OrganiserParts,
  { event, path, request }: OrganiserCall,
): Promise<ServiceResponse> => {
  if (request.method !== 'POST') return methodNotAllowed;
  const now = clock();
  const selection: ExhibitorSelection = await readInput(request, SelectedInput);
  const ids = await selectedIds(query, event, selection, now);
  switch (path[0]) {
    case 'people':
      return json(200, { people: await peopleRows(query, ids) });
    case 'states': {
      const language = request.url.searchParams.get('language') ?? '';
      const context = await filterContext(query, event, now);
      return json(
        200,
        await stateTable(query, ids, context, isLanguage(language) ? language : DEFAULT_LANGUAGE),
      );
    }
    default:
      return json(200, { rows: await rowsOf(query, ids, await filterContext(query, event, now)) });
  }
};

/** SQLite never waits: others get their turn after so many companies. */
const COMPANIES_AT_ONCE = 100;

const rowsOf = async (query: Query, ids: readonly string[], context: FilterContext) => {
  const rows = [];
  for (const chunk of chunksOf(ids, COMPANIES_AT_ONCE)) {
    rows.push(...(await exhibitorRows(query, chunk, context)));
    await pause();
  }
  return rows;
};

const peopleRows = async (query: Query, ids: readonly string[]): Promise<readonly CompanyPerson[]> => {
  const people: CompanyPerson[] = [];
  for (const chunk of chunksOf(ids, COMPANIES_AT_ONCE)) {
    await pause();
    const nameOf = await companyNames(query, chunk);
    const peopleOf = await companyPeople(query, chunk);
    for (const id of chunk)
      people.push(...(peopleOf.get(id) ?? []).map((person) => ({ ...person, company: nameOf(id) })));
  }
  return people;
};

const stateTable = async (
  query: Query,
  ids: readonly string[],
  context: FilterContext,
  language: Parameters<typeof inLanguage>[1],
): Promise<TaskStateTable> => {
  const { tasks, now } = context;
  const companies: CompanyTaskStates[] = [];
  for (const chunk of chunksOf(ids, COMPANIES_AT_ONCE)) {
    await pause();
    const nameOf = await companyNames(query, chunk);
    const taskCompanyOf = await taskCompanies(query, chunk, context);
    for (const id of chunk) {
      const company = taskCompanyOf.get(id);
      if (company === undefined) continue;
      const own = new Set(tasksFor(tasks, company));
      const states = tasks.map((task) => {
        if (!own.has(task)) return null;
        const { code, required } = task;
        const status = company.completed.has(code) ? 'CLOSED' : 'OPEN';
        return taskStateOf({ status, required, due: company.deadlines.get(code) ?? task.due }, now);
      });
      companies.push({ company: nameOf(id), states });
    }
  }
  return { titles: tasks.map(({ code, titles }) => inLanguage(titles, language) || code), companies };
};

const companyNames = async (query: Query, ids: readonly string[]): Promise<(id: string) => string> => {
  const rows = await query
    .selectFrom('participations')
    .select(['id', 'organizationName'])
    .where('id', 'in', ids)
    .execute();
  const names = new Map(rows.map(({ id, organizationName }) => [id, organizationName]));
  return (id) => names.get(id) ?? '';
};
