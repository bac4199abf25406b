import {
  ImportFaultsSchema,
  ImportHistorySchema,
  type ImportOffice,
  ImportPreviewSchema,
  ImportRecordSchema,
  ImportUndoPlanSchema,
  type OrganiserCaller,
} from '@fairdesk/core/organiser';
import type { Http } from '../shared/http/http.ts';
import { callOrganiser } from './call.ts';

/** The timeout of what reads a whole list, in milliseconds. */
const LIST_TIMEOUT_MS = 120_000;

/** The imports of an event, for the server. */
export const createImportOffice = (http: Http, caller: OrganiserCaller): ImportOffice =>
  importOffice(callOrganiser(http, caller));

/** An {@link ImportOffice} behind calls below an event. */
export const importOffice = (call: Http): ImportOffice => {
  const at = (id: string, verb: string) => `imports/${encodeURIComponent(id)}/${verb}`;
  const options = (json: unknown) => ({ json, timeoutMs: LIST_TIMEOUT_MS });
  return {
    preview: (request) => call('post', 'imports/preview', ImportPreviewSchema, options(request)),
    faultyRows: (request) => call('post', 'imports/faults', ImportFaultsSchema, options(request)),
    start: (request, consent) => call('post', 'imports', ImportRecordSchema, options({ request, consent })),
    advance: (id) => call('post', at(id, 'advance'), ImportRecordSchema, { timeoutMs: LIST_TIMEOUT_MS }),
    history: () => call('get', 'imports', ImportHistorySchema),
    undoPlan: (id) => call('get', at(id, 'undo'), ImportUndoPlanSchema, { timeoutMs: LIST_TIMEOUT_MS }),
    undo: (id) => call('post', at(id, 'undo'), ImportRecordSchema),
  };
};
