import {
  type OrganiserCaller,
  type RetentionOffice,
  RetentionSettingsSchema,
} from '@fairdesk/core/organiser';
import type { Http } from '../shared/http/http.ts';
import { callOrganiser } from './call.ts';

/** How long an event stores what, for the server. */
export const createRetentionOffice = (http: Http, caller: OrganiserCaller): RetentionOffice =>
  retentionOffice(callOrganiser(http, caller));

/** A {@link RetentionOffice} behind calls below an event. */
export const retentionOffice = (call: Http): RetentionOffice => ({
  settings: () => call('get', 'retention', RetentionSettingsSchema),
  save: (retention, version) =>
    call('put', 'retention', RetentionSettingsSchema, { json: { retention, version } }),
});
