import {
  ClosedTaskSchema,
  TaskCompaniesSchema,
  TaskDefinitionSchema,
  type TaskPlanner,
  TaskPlanSchema,
} from '@fairdesk/core/organiser';
import type { EventId } from '@fairdesk/core/shared';
import { type Http, Nothing } from '../shared/http/http.ts';
import { companyQuery } from './company-query.ts';

/**
 * The product's own `/api/organiser/{event}/tasks`, from the browser.
 *
 * A code is any text, so it is in the query rather than in the path.
 */
export const createTaskProxy = (http: Http, event: EventId): TaskPlanner => {
  const tasks = `organiser/${event}/tasks`;
  const one = `${tasks}/task`;
  const act = (code: string, action: string, json: object) =>
    http('post', `${tasks}/${action}`, Nothing, { searchParams: { code }, json }).map(() => undefined);
  return {
    plan: () => http('get', tasks, TaskPlanSchema),
    companies: (code, filter) =>
      http('get', one, TaskCompaniesSchema, { searchParams: { code, ...companyQuery(filter) } }),
    create: (form, names) => http('post', tasks, TaskDefinitionSchema, { json: { form, ...names } }),
    save: (code, form, version) =>
      http('patch', one, TaskDefinitionSchema, { searchParams: { code }, json: { form, version } }),
    remove: (code) => http('delete', one, Nothing, { searchParams: { code } }).map(() => undefined),
    move: (code, before) => act(code, 'move', before === undefined ? {} : { before }),
    close: (code, companies) =>
      http('post', `${tasks}/close`, ClosedTaskSchema, { searchParams: { code }, json: { companies } }),
    reopen: (code, closedAt) => act(code, 'reopen', { closedAt }),
    extend: (code, companies, deadline) => act(code, 'extend', { companies, ...(deadline && { deadline }) }),
  };
};
