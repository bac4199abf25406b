import { type FairOffice, FairSettingsSchema, type OrganiserCaller } from '@fairdesk/core/organiser';
import type { Http } from '../shared/http/http.ts';
import { callOrganiser } from './call.ts';

/** The settings of an event, for the server. */
export const createFairOffice = (http: Http, caller: OrganiserCaller): FairOffice =>
  fairOffice(callOrganiser(http, caller));

/** A {@link FairOffice} behind calls below an event. */
export const fairOffice = (call: Http): FairOffice => ({
  settings: () => call('get', 'fair', FairSettingsSchema),
  save: (form, version) => call('put', 'fair', FairSettingsSchema, { json: { form, version } }),
  changeState: (state, version) =>
    call('put', 'fair/state', FairSettingsSchema, { json: { state, version } }),
});
