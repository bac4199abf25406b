import {
  FAIR_STATES,
  type FairSettings,
  type FairState,
  fairFaults,
  fairStateOf,
  withFairState,
} from '@fairdesk/core/organiser';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import { stampContent } from '../content/content-stamp.ts';
import { fold } from '../database/fold.ts';
import type { Query } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';
import { invalid, readInput } from '../identity/read-input.ts';
import { httpFault, json, type ServiceResponse } from '../service.ts';
import { fairOf, renewStarterPages } from '../starter/ensure-sites.ts';
import type { OrganiserArea, OrganiserCall, OrganiserParts } from './area.ts';
import { recordAudit } from './audit.ts';
import { FairFormInput } from './fair-form-input.ts';
import { methodNotAllowed } from './method-not-allowed.ts';

type EventRow = Selectable<Tables['events']>;

/** `GET` reads the settings of the fair, `PUT` replaces them, `PUT /state` moves it to another state. */
export const fairArea: OrganiserArea = (parts) => async (call) => {
  const { request, path } = call;
  if (request.method === 'GET')
    return json(200, settingsOf(await eventRow(parts.database.query, call.event), parts.clock()));
  if (request.method !== 'PUT') return methodNotAllowed;
  return path[0] === 'state'
    ? changeState(parts, call, await readInput(request, StateInput))
    : saveSettings(parts, call, await readInput(request, FormInput));
};

const FormInput = z.object({ version: z.string(), form: FairFormInput });
const StateInput = z.object({ version: z.string(), state: z.enum(FAIR_STATES) });

const saveSettings = (
  parts: OrganiserParts,
  call: OrganiserCall,
  { form, version }: z.output<typeof FormInput>,
): Promise<ServiceResponse> => {
  const faults = fairFaults(form);
  if (faults.length > 0) throw invalid(faults);
  return change(parts, call, { version, action: 'fair.save' }, () => ({
    ...form,
    nameFolded: fold(form.name),
  }));
};

const changeState = (
  parts: OrganiserParts,
  call: OrganiserCall,
  { state, version }: { readonly state: FairState; readonly version: string },
): Promise<ServiceResponse> =>
  change(parts, call, { version, action: 'fair.state' }, (row) =>
    withFairState(stateFieldsOf(row), state, parts.clock()),
  );

const change = (
  { database, clock }: OrganiserParts,
  { event, actor }: OrganiserCall,
  { version, action }: { readonly version: string; readonly action: string },
  valuesOf: (row: EventRow) => Partial<EventRow>,
): Promise<ServiceResponse> =>
  database.write(async (query) => {
    const now = clock();
    const row = await eventRow(query, event);
    const values = valuesOf(row);
    const changed = await query
      .updateTable('events')
      .set({ ...values, modified: now.toISOString(), version: row.version + 1 })
      .where('id', '=', event)
      .where('version', '=', Number(version))
      .returningAll()
      .executeTakeFirst();
    if (changed === undefined) throw httpFault(409, { error: 'conflict' });
    const { version: _was, ...before } = settingsOf(row, now);
    const { version: _is, ...after } = settingsOf(changed, now);
    await recordAudit(
      query,
      { event, actor, action, subject: 'fair', label: changed.name, before, after },
      now,
    );
    await renewStarterPages(query, event, fairOf(row), fairOf(changed), now);
    await stampContent(query);
    return json(200, settingsOf(changed, now));
  });

const eventRow = (query: Query, id: string): Promise<EventRow> =>
  query.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const stateFieldsOf = ({ status, publicationStatus, archiveAt, timeZone }: EventRow) => ({
  status: status ?? '',
  publicationStatus: publicationStatus ?? '',
  archiveAt: archiveAt ?? '',
  timeZone: timeZone ?? 'Europe/Amsterdam',
});

const settingsOf = (row: EventRow, now: Date): FairSettings => ({
  version: String(row.version),
  state: fairStateOf(stateFieldsOf(row), now),
  name: row.name,
  startDate: row.startDate ?? '',
  startTime: row.startTime ?? '',
  endDate: row.endDate ?? '',
  endTime: row.endTime ?? '',
  timeZone: row.timeZone ?? 'Europe/Amsterdam',
  city: row.city ?? '',
  venue: row.venue ?? '',
  contactEmail: row.contactEmail ?? '',
  floorPlanUrl: row.floorPlanUrl ?? '',
  publicEndDate: row.publicEndDate ?? '',
});
