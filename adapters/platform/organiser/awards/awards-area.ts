import {
  AwardBodySchema,
  AwardRemovalBodySchema,
  awardFaults,
  awardTimesOf,
  NEW_AWARD,
  NewAwardBodySchema,
} from '@fairdesk/core/organiser';
import { invalid } from '../../identity/read-input.ts';
import { json, type ServiceResponse } from '../../service.ts';
import type { OrganiserArea, OrganiserCall, OrganiserParts } from '../area.ts';
import { lockFairs } from '../lock-fairs.ts';
import { methodNotAllowed } from '../method-not-allowed.ts';
import { readDeskBody } from '../read-desk-body.ts';
import { awardCode, createAward } from './award-creation.ts';
import { removeAward } from './award-removal.ts';
import { awardIn, awardPlan, writeAward } from './award-writes.ts';

/**
 * `GET` lists the awards of the fair, `POST` adds one, `PUT` replaces the title of one, when it takes entries, and of
 * whom; `POST remove` deletes one.
 */
export const awardsArea: OrganiserArea = (parts) => async (call) => {
  switch (`${call.request.method} ${call.path.join('/')}`.trim()) {
    case 'GET':
      return json(200, await awardPlan(parts.database.query, call.event));
    case 'POST':
      return create(parts, call);
    case 'PUT':
      return save(parts, call);
    case 'POST remove':
      return remove(parts, call);
    default:
      return methodNotAllowed;
  }
};

const create = async (
  { database, clock }: OrganiserParts,
  { event, actor, request }: OrganiserCall,
): Promise<ServiceResponse> => {
  const { form, id } = await readDeskBody(request, NewAwardBodySchema);
  const faults = awardFaults(form);
  if (faults.length > 0) throw invalid(faults);
  const { titles, types, onlyNovelties, categories } = form;
  const saved = await database.write(async (query) => {
    // An attempt that is still under way comes first.
    await lockFairs(query, [event]);
    const plan = await awardPlan(query, event);
    const code = id !== undefined && (await awardCode(query, event, id));
    const earlier = plan.awards.find((award) => award.code === code);
    const start = earlier ?? NEW_AWARD;
    const times = awardTimesOf(form, plan.timeZone, start);
    const award = { ...start, titles, types, onlyNovelties, categories, ...times };
    const writer = { event, actor, now: clock() };
    return earlier ? writeAward(query, writer, award) : createAward(query, writer, award, id ? { id } : {});
  });
  return json(200, saved);
};

const save = async (
  { database, clock }: OrganiserParts,
  { event, actor, request }: OrganiserCall,
): Promise<ServiceResponse> => {
  const { code, form, version } = await readDeskBody(request, AwardBodySchema);
  const faults = awardFaults(form);
  if (faults.length > 0) throw invalid(faults);
  const { titles, types, onlyNovelties, categories } = form;
  const saved = await database.write(async (query) => {
    const plan = await awardPlan(query, event);
    const times = awardTimesOf(form, plan.timeZone, awardIn(plan, code));
    const award = { code, version, titles, types, onlyNovelties, categories, ...times };
    return writeAward(query, { event, actor, now: clock() }, award);
  });
  return json(200, saved);
};

const remove = async (
  { database, clock }: OrganiserParts,
  { event, actor, request }: OrganiserCall,
): Promise<ServiceResponse> => {
  const body = await readDeskBody(request, AwardRemovalBodySchema);
  const left = await database.write(async (query) => {
    await removeAward(query, { event, actor, now: clock() }, body);
    return awardPlan(query, event);
  });
  return json(200, left);
};
