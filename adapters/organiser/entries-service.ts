import {
  type EntryDesk,
  EntryPageSchema,
  EntryPartSchema,
  OpenEntrySchema,
  type OrganiserCaller,
} from '@fairdesk/core/organiser';
import type { Http } from '../shared/http/http.ts';
import { callOrganiser } from './call.ts';
import { companyQuery } from './company-query.ts';

/** The entries of a fair's awards, for the server. */
export const createEntryDesk = (http: Http, caller: OrganiserCaller): EntryDesk =>
  entryDesk(callOrganiser(http, caller));

/** An {@link EntryDesk} behind calls below an event. */
export const entryDesk = (call: Http): EntryDesk => {
  const at = (award: string) => `award-entries/${encodeURIComponent(award)}`;
  return {
    page: (award, filter) => call('get', at(award), EntryPageSchema, { searchParams: companyQuery(filter) }),
    open: (award, id) => call('get', `${at(award)}/entry/${encodeURIComponent(id)}`, OpenEntrySchema),
    setBack: (award, { id, revision }, reason) =>
      call('post', `${at(award)}/set-back`, OpenEntrySchema, { json: { id, revision, reason } }),
    part: (award, after) =>
      call('get', `${at(award)}/part`, EntryPartSchema, {
        ...(after !== undefined && { searchParams: { after } }),
      }),
  };
};
