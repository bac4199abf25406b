import {
  MessageCompaniesSchema,
  type MessagePlanner,
  MessagePlanSchema,
  type OrganiserCaller,
  PlannedMessageSchema,
} from '@fairdesk/core/organiser';
import { type Http, Nothing } from '../shared/http/http.ts';
import { callOrganiser } from './call.ts';

/** The messages of an event, for the server. */
export const createMessagePlanner = (http: Http, caller: OrganiserCaller): MessagePlanner =>
  messagePlanner(callOrganiser(http, caller));

/** A {@link MessagePlanner} behind calls below an event. */
export const messagePlanner = (call: Http): MessagePlanner => {
  const at = (id: string) => `messages/${encodeURIComponent(id)}`;
  return {
    plan: () => call('get', 'messages', MessagePlanSchema),
    companies: (search) =>
      call('get', 'messages/companies', MessageCompaniesSchema, { searchParams: { search } }).map(
        ({ items }) => items,
      ),
    create: (form, id) =>
      call('post', 'messages', PlannedMessageSchema, { json: { form, ...(id !== undefined && { id }) } }),
    save: (id, form, version) => call('patch', at(id), PlannedMessageSchema, { json: { form, version } }),
    remove: (id) => call('delete', at(id), Nothing).map(() => undefined),
  };
};
