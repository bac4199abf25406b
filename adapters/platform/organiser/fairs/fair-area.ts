import { FAIR_STATES, withFairState } from '@fairdesk/core/organiser';
import { z } from 'zod';
import { onceAgain } from '../../database/once-again.ts';
import { readInput } from '../../identity/read-input.ts';
import { json, type ServiceResponse } from '../../service.ts';
import type { OrganiserArea, OrganiserCall, OrganiserParts } from '../area.ts';
import { methodNotAllowed } from '../method-not-allowed.ts';
import { FairFormInput } from './fair-form-input.ts';
import {
  changeFair,
  type EventRow,
  eventRow,
  fairColumns,
  settingsOf,
  stateFieldsOf,
} from './fair-writes.ts';

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
  { database, clock }: OrganiserParts,
  { event, actor }: OrganiserCall,
  { form, version }: z.output<typeof FormInput>,
): Promise<ServiceResponse> => {
  const valuesOf = (row: EventRow) => fairColumns(form, row);
  const change = { version, action: 'fair.save', valuesOf } as const;
  return onceAgain(database, () =>
    database.write(async (query) =>
      json(200, await changeFair(query, { event, actor, now: clock() }, change)),
    ),
  );
};

const changeState = (
  { database, clock }: OrganiserParts,
  { event, actor }: OrganiserCall,
  { state, version }: z.output<typeof StateInput>,
): Promise<ServiceResponse> =>
  database.write(async (query) => {
    const now = clock();
    const settings = await changeFair(
      query,
      { event, actor, now },
      { version, action: 'fair.state', valuesOf: (row) => withFairState(stateFieldsOf(row), state, now) },
    );
    return json(200, settings);
  });
