import { type DeletionOffice, DeletionPlanSchema, type OrganiserCaller } from '@fairdesk/core/organiser';
import { type Http, Nothing } from '../shared/http/http.ts';
import { callOrganiser } from './call.ts';

/** The timeout of a deletion, in milliseconds: it reads the whole history of the event. */
const DELETION_TIMEOUT_MS = 60_000;

/** Deletions at an event, for the server. */
export const createDeletionOffice = (http: Http, caller: OrganiserCaller): DeletionOffice =>
  deletionOffice(callOrganiser(http, caller));

/** A {@link DeletionOffice} behind calls below an event. */
export const deletionOffice = (call: Http): DeletionOffice => ({
  plan: (target) =>
    call('post', 'deletion/plan', DeletionPlanSchema, {
      json: { target },
      timeoutMs: DELETION_TIMEOUT_MS,
    }),
  delete: (target, typed) =>
    call('post', 'deletion', Nothing, {
      json: { target, typed },
      timeoutMs: DELETION_TIMEOUT_MS,
    }).map(() => undefined),
});
