import {
  deadlineFaults,
  NewTaskBodySchema,
  TaskBodySchema,
  TaskClosingBodySchema,
  TaskCompanyFilterSchema,
  TaskExtensionBodySchema,
  TaskMoveBodySchema,
  TaskReopeningBodySchema,
  taskFaults,
} from '@fairdesk/core/organiser';
import type { FieldFault } from '@fairdesk/core/shared';
import { invalid } from '../../identity/read-input.ts';
import { empty, json, type ServiceResponse } from '../../service.ts';
import type { OrganiserArea, OrganiserCall, OrganiserParts } from '../area.ts';
import { lockFairs } from '../lock-fairs.ts';
import { methodNotAllowed } from '../method-not-allowed.ts';
import { readDeskBody } from '../read-desk-body.ts';
import { taskPlan } from './task-plan.ts';
import { taskProgressPage } from './task-progress-page.ts';
import { closeTask, extendTask, reopenTask } from './task-progress-writes.ts';
import { createTask, moveTask, removeTask, saveTask } from './task-writes.ts';

/** The tasks of an event: their definitions, and how far its companies are with them. */
export const tasksArea: OrganiserArea = (parts) => (call) => {
  const [code, action] = call.path;
  if (code === undefined) return allTasks(parts, call);
  return action === undefined ? oneTask(parts, call, code) : taskAction(parts, call, code, action);
};

const allTasks = async (
  { database, clock }: OrganiserParts,
  { event, actor, request }: OrganiserCall,
): Promise<ServiceResponse> => {
  const now = clock();
  if (request.method === 'GET') return json(200, await taskPlan(database.query, event, now));
  if (request.method !== 'POST') return methodNotAllowed;
  const { form, ...names } = await readDeskBody(request, NewTaskBodySchema);
  judge(taskFaults(form));
  const task = await database.write(async (query) => {
    // An attempt that is still under way comes first.
    await lockFairs(query, [event]);
    return createTask(query, { event, actor, now }, form, names);
  });
  return json(201, task);
};

const oneTask = async (
  { database, clock }: OrganiserParts,
  { event, actor, request }: OrganiserCall,
  code: string,
): Promise<ServiceResponse> => {
  const writer = { event, actor, now: clock() };
  switch (request.method) {
    case 'GET': {
      const filter =
        TaskCompanyFilterSchema.safeParse(Object.fromEntries(request.url.searchParams)).data ?? {};
      return json(200, await taskProgressPage(database.query, event, code, filter, writer.now));
    }
    case 'PATCH': {
      const { form, version } = await readDeskBody(request, TaskBodySchema);
      judge(taskFaults(form));
      return json(200, await database.write((query) => saveTask(query, writer, code, form, version)));
    }
    case 'DELETE':
      await database.write((query) => removeTask(query, writer, code));
      return empty(204);
    default:
      return methodNotAllowed;
  }
};

const taskAction = async (
  { database, clock }: OrganiserParts,
  { event, actor, request, path }: OrganiserCall,
  code: string,
  action: string,
): Promise<ServiceResponse> => {
  const writer = { event, actor, now: clock() };
  if (path.length > 2) return json(404, { error: 'not_found' });
  if (request.method !== 'POST') return methodNotAllowed;
  switch (action) {
    case 'move': {
      const { before } = await readDeskBody(request, TaskMoveBodySchema);
      await database.write((query) => moveTask(query, writer, code, before));
      return empty(204);
    }
    case 'close': {
      const { companies } = await readDeskBody(request, TaskClosingBodySchema);
      return json(200, await database.write((query) => closeTask(query, writer, code, companies)));
    }
    case 'reopen': {
      const { closedAt } = await readDeskBody(request, TaskReopeningBodySchema);
      await database.write((query) => reopenTask(query, writer, code, closedAt));
      return empty(204);
    }
    case 'extend': {
      const { companies, deadline } = await readDeskBody(request, TaskExtensionBodySchema);
      judge(deadline ? deadlineFaults(deadline) : []);
      await database.write((query) => extendTask(query, writer, code, companies, deadline));
      return empty(204);
    }
    default:
      return json(404, { error: 'not_found' });
  }
};

const judge = (faults: readonly FieldFault[]): void => {
  if (faults.length > 0) throw invalid(faults);
};
