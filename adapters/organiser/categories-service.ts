import { type CategoryPlanner, CategoryPlanSchema, type OrganiserCaller } from '@fairdesk/core/organiser';
import type { Http } from '../shared/http/http.ts';
import { callOrganiser } from './call.ts';

/** The categories of an event, for the server. */
export const createCategoryPlanner = (http: Http, caller: OrganiserCaller): CategoryPlanner =>
  categoryPlanner(callOrganiser(http, caller));

/** A {@link CategoryPlanner} behind calls below an event. */
export const categoryPlanner = (call: Http): CategoryPlanner => ({
  plan: () => call('get', 'categories', CategoryPlanSchema),
  create: (form, id) =>
    call('post', 'categories', CategoryPlanSchema, { json: { form, ...(id !== undefined && { id }) } }),
  save: (id, form, version) => call('put', 'categories', CategoryPlanSchema, { json: { id, form, version } }),
  move: (id, { parent, before }) =>
    call('post', 'categories/move', CategoryPlanSchema, {
      json: { id, parent, ...(before !== undefined && { before }) },
    }),
  remove: (id, into) =>
    call('post', 'categories/remove', CategoryPlanSchema, {
      json: { id, ...(into !== undefined && { into }) },
    }),
});
