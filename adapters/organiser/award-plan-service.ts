import { type AwardPlanner, AwardPlanSchema, type OrganiserCaller } from '@fairdesk/core/organiser';
import type { Http } from '../shared/http/http.ts';
import { callOrganiser } from './call.ts';

/** The awards of an event, for the server. */
export const createAwardPlanner = (http: Http, caller: OrganiserCaller): AwardPlanner =>
  awardPlanner(callOrganiser(http, caller));

/** An {@link AwardPlanner} behind calls below an event. */
export const awardPlanner = (call: Http): AwardPlanner => ({
  plan: () => call('get', 'awards', AwardPlanSchema),
  create: (form, id) =>
    call('post', 'awards', AwardPlanSchema, { json: { form, ...(id !== undefined && { id }) } }),
  save: (code, form, version) => call('put', 'awards', AwardPlanSchema, { json: { code, form, version } }),
  remove: ({ code, version, entries }) =>
    call('post', 'awards/remove', AwardPlanSchema, { json: { code, version, entries } }),
});
