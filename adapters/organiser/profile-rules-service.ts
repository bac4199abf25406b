import { type OrganiserCaller, type ProfileRuleOffice, ProfileRulesSchema } from '@fairdesk/core/organiser';
import type { Http } from '../shared/http/http.ts';
import { callOrganiser } from './call.ts';

/** What an event decides about company profiles, for the server. */
export const createProfileRuleOffice = (http: Http, caller: OrganiserCaller): ProfileRuleOffice =>
  profileRuleOffice(callOrganiser(http, caller));

/** A {@link ProfileRuleOffice} behind calls below an event. */
export const profileRuleOffice = (call: Http): ProfileRuleOffice => ({
  rules: () => call('get', 'profile-rules', ProfileRulesSchema),
  save: (settings, version) =>
    call('put', 'profile-rules', ProfileRulesSchema, { json: { settings, version } }),
});
