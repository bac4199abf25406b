import {
  CreatedFairSchema,
  type EditionOffice,
  EditionSourceSchema,
  type OrganiserCaller,
} from '@fairdesk/core/organiser';
import { UPLOAD_TIMEOUT_MS } from '@fairdesk/core/shared';
import type { Http } from '../shared/http/http.ts';
import { callOrganiser } from './call.ts';

/** The next edition of an event, for the server. */
export const createEditionOffice = (http: Http, caller: OrganiserCaller): EditionOffice =>
  editionOffice(callOrganiser(http, caller));

/** An {@link EditionOffice} behind calls below an event. */
export const editionOffice = (call: Http): EditionOffice => ({
  source: () => call('get', 'edition', EditionSourceSchema),
  // Ten thousand exhibitors with their profiles take ten seconds on a slow PostgreSQL.
  create: (form, id) =>
    call('post', 'edition', CreatedFairSchema, {
      json: { ...form, ...(id !== undefined && { id }) },
      timeoutMs: UPLOAD_TIMEOUT_MS,
    }),
});
