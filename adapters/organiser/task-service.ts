import {
  ClosedTaskSchema,
  type OrganiserCaller,
  TaskCompaniesSchema,
  TaskDefinitionSchema,
  type TaskPlanner,
  TaskPlanSchema,
} from '@fairdesk/core/organiser';
import { type Http, Nothing } from '../shared/http/http.ts';
import { callOrganiser } from './call.ts';
import { companyQuery } from './company-query.ts';

/** The tasks of an event, for the server. */
export const createTaskPlanner = (http: Http, caller: OrganiserCaller): TaskPlanner => {
  const call = callOrganiser(http, caller);
  const at = (code: string) => `tasks/${encodeURIComponent(code)}`;
  const act = (code: string, action: string, json: object) =>
    call('post', `${at(code)}/${action}`, Nothing, { json }).map(() => undefined);
  return {
    plan: () => call('get', 'tasks', TaskPlanSchema),
    companies: (code, filter) =>
      call('get', at(code), TaskCompaniesSchema, { searchParams: companyQuery(filter) }),
    create: (form, names) => call('post', 'tasks', TaskDefinitionSchema, { json: { form, ...names } }),
    save: (code, form, version) => call('patch', at(code), TaskDefinitionSchema, { json: { form, version } }),
    remove: (code) => call('delete', at(code), Nothing).map(() => undefined),
    move: (code, before) => act(code, 'move', before === undefined ? {} : { before }),
    close: (code, companies) => call('post', `${at(code)}/close`, ClosedTaskSchema, { json: { companies } }),
    reopen: (code, closedAt) => act(code, 'reopen', { closedAt }),
    extend: (code, companies, deadline) => act(code, 'extend', { companies, ...(deadline && { deadline }) }),
  };
};
