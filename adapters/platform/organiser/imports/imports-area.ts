import { createHash } from 'node:crypto';
import {
  type FaultyRows,
  IMPORT_LISTED,
  type ImportPreview,
  type ImportRequest,
  ImportRequestSchema,
  ImportStartSchema,
} from '@fairdesk/core/organiser';
import { v7 as uuid } from 'uuid';
import type { Query } from '../../database/open-database.ts';
import { recordAudit } from '../../record-audit.ts';
import { conflict, json, type ServiceResponse } from '../../service.ts';
import type { OrganiserArea, OrganiserCall, OrganiserParts } from '../area.ts';
import { methodNotAllowed } from '../method-not-allowed.ts';
import { readDeskBody } from '../read-desk-body.ts';
import { importHistory, importRecord, lastImportChoices, lockImport, undoPlan } from './import-records.ts';
import { advanceImport } from './import-steps.ts';
import { agreedSteps, companyChanges, type PlannedStep, plannedSteps } from './list-changes.ts';
import { planList } from './plan-list.ts';
import { mappingOf, openList } from './read-list.ts';

/**
 * Imports of lists of exhibitors.
 *
 * | path | |
 * | --- | --- |
 * | `GET`, `POST` | the newest imports, and a new one |
 * | `POST preview`, `POST faults` | what a list would do, and its faulty rows; both write nothing |
 * | `POST {id}/advance` | writes, or undoes, the next batch |
 * | `GET {id}/undo`, `POST {id}/undo` | what undoing would do, and beginning it |
 */
export const importsArea: OrganiserArea = (parts) => async (call) => {
  const { event, path, request } = call;
  const { query } = parts.database;
  const [first, verb] = path;
  switch (`${request.method} ${verb ?? (first === undefined ? '' : `/${first}`)}`) {
    case 'GET ':
      return json(200, await importHistory(query, event));
    case 'POST ':
      return start(parts, call);
    case 'POST /preview':
      return json(200, (await planned(parts, event, await readRequest(call))).preview);
    case 'POST /faults':
      return json(200, (await planned(parts, event, await readRequest(call))).faulty);
    case 'POST advance':
      await parts.database.write((write) => advanceImport(write, event, first ?? '', parts.clock()));
      return json(200, await importRecord(query, event, first ?? ''));
    case 'GET undo':
      await importRecord(query, event, first ?? '');
      return json(200, await undoPlan(query, first ?? ''));
    case 'POST undo':
      return beginUndo(parts, call, first ?? '');
    default:
      return methodNotAllowed;
  }
};

const readRequest = ({ request }: OrganiserCall): Promise<ImportRequest> =>
  readDeskBody(request, ImportRequestSchema, IMPORT_BODY_MAX);

/** The largest list as JSON, in bytes. */
const IMPORT_BODY_MAX = 20 * 1024 * 1024;

interface Planned {
  readonly preview: ImportPreview;
  readonly faulty: FaultyRows;
  readonly steps: readonly PlannedStep[];
}

const planned = async (
  { database, clock }: OrganiserParts,
  event: string,
  { source, choices }: ImportRequest,
  leftOut: readonly string[] = [],
): Promise<Planned> => {
  const { query } = database;
  const { slug } = await query
    .selectFrom('events')
    .select('slug')
    .where('id', '=', event)
    .executeTakeFirstOrThrow();
  const stored = await query
    .selectFrom('participations')
    .select(['id', 'uid', 'organizationName'])
    .where('eventId', '=', event)
    .orderBy('id')
    .execute();
  const list = await openList(source, { ...(await lastImportChoices(query, event)), ...choices });
  const listPlan = await planList(database, list, {
    slug: slug ?? '',
    companies: stored.flatMap(({ uid, organizationName }) =>
      uid === null ? [] : [{ uid, name: organizationName }],
    ),
    now: clock(),
    leftOut,
  });
  const uids = new Map(stored.map(({ id, uid }) => [id, uid ?? '']));
  const hasRoles = list.columns.some(({ target }) => target === 'role') || list.defaults.role !== undefined;
  const steps = await plannedSteps(query, listPlan, uids, hasRoles);
  const companies = companyChanges(steps, listPlan);
  const faultyLines = Map.groupBy(listPlan.faults, ({ line }) => line);
  const touched = new Set(companies.map(({ uid }) => uid));
  const isNew = companies.filter((company) => company.isNew).length;
  const removed = companies.filter((company) => company.isRemoved).length;
  const { table, lines: _, ...rest } = list;
  return {
    steps,
    preview: {
      ...rest,
      rows: table.rows.length,
      totals: {
        new: isNew,
        changed: companies.length - isNew - removed,
        removed,
        same: [...listPlan.names.keys()].filter((uid) => !touched.has(uid)).length,
        faulty: faultyLines.size,
      },
      faults: listPlan.faults.slice(0, IMPORT_LISTED),
      faultCount: listPlan.faults.length,
      companies: companies.slice(0, IMPORT_LISTED),
      ownCount: steps.flatMap(({ values }) => values).filter(({ isOwn }) => isOwn).length,
      fingerprint: createHash('sha256').update(JSON.stringify(companies)).digest('hex'),
    },
    faulty: {
      header: table.header,
      rows: table.rows.flatMap(({ cells, lines }) => {
        const faults = faultyLines.get(lines[0] ?? 0);
        return faults === undefined ? [] : [{ cells, faults }];
      }),
    },
  };
};

const start = async (parts: OrganiserParts, call: OrganiserCall): Promise<ServiceResponse> => {
  const { event, actor, request } = call;
  const body = await readDeskBody(request, ImportStartSchema, IMPORT_BODY_MAX);
  const whole = await planned(parts, event, body.request);
  const { fingerprint, overwrite, isPartial, leftOut = [] } = body.consent;
  const { totals } = whole.preview;
  if (fingerprint !== whole.preview.fingerprint || (totals.faulty > 0 && !isPartial)) throw conflict();
  const { preview, steps: all } =
    leftOut.length === 0 ? whole : await planned(parts, event, body.request, leftOut);
  const steps = agreedSteps(all, overwrite);
  const now = parts.clock();
  const id = uuid();
  const { fileName } = body.request;
  const settings = { columns: mappingOf(preview.columns), defaults: preview.defaults };
  await parts.database.write(async (query) => {
    await refuseSecond(query, event);
    await query
      .insertInto('imports')
      .values({
        ...{ id, eventId: event, actor, fileName, created: now.toISOString() },
        ...{ state: 'applying', steps: steps.length, done: 0, skipped: 0 },
        settings: JSON.stringify(settings),
        totals: JSON.stringify(preview.totals),
      })
      .execute();
    await insertSteps(query, id, steps);
    const after = { ...preview.totals };
    const entry = { event, actor, action: 'import.apply', subject: `import:${id}`, label: fileName, after };
    await recordAudit(query, entry, now);
  });
  return json(201, await importRecord(parts.database.query, event, id));
};

/** Two imports of an event at once could write the same companies: the first must be continued or undone. */
const refuseSecond = async (query: Query, event: string): Promise<void> => {
  const running = await query
    .selectFrom('imports')
    .select('id')
    .where('eventId', '=', event)
    .where('state', 'in', ['applying', 'undoing'])
    .executeTakeFirst();
  if (running) throw conflict();
};

/** Rows of one statement: every engine accepts their values. */
const ROWS_AT_ONCE = 500;

const insertSteps = async (query: Query, importId: string, steps: readonly PlannedStep[]): Promise<void> => {
  const rows = steps.map(({ table, rowId, company, before, after }, place) => ({
    ...{ importId, place, tableName: table, rowId, state: 'waiting' as const },
    participationId: company || null,
    before: before === undefined ? null : JSON.stringify(before),
    after: JSON.stringify(after),
  }));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await query
      .insertInto('importSteps')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .execute();
};

const beginUndo = async (
  { database, clock }: OrganiserParts,
  { event, actor }: OrganiserCall,
  id: string,
): Promise<ServiceResponse> => {
  await database.write(async (query) => {
    const { state, fileName } = await lockImport(query, event, id);
    if (state === 'undone' || state === 'undoing') throw conflict();
    const { count } = await query
      .selectFrom('importSteps')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('importId', '=', id)
      .where('state', '=', 'done')
      .executeTakeFirstOrThrow();
    await query
      .updateTable('imports')
      .set({ state: 'undoing', steps: Number(count), done: 0, skipped: 0 })
      .where('id', '=', id)
      .execute();
    const entry = { event, actor, action: 'import.undo', subject: `import:${id}`, label: fileName };
    await recordAudit(query, entry, clock());
  });
  return json(200, await importRecord(database.query, event, id));
};
