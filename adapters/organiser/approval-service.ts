import {
  type ApprovalDesk,
  ApprovalOutcomeSchema,
  ComparedItemSchema,
  type OrganiserCaller,
  WaitingListSchema,
} from '@fairdesk/core/organiser';
import { type Http, Nothing } from '../shared/http/http.ts';
import { callOrganiser } from './call.ts';

/** What waits for approval at an event, for the server. */
export const createApprovalDesk = (http: Http, caller: OrganiserCaller): ApprovalDesk =>
  approvalDesk(callOrganiser(http, caller));

/** An {@link ApprovalDesk} behind calls below an event. */
export const approvalDesk = (call: Http): ApprovalDesk => ({
  waiting: () => call('get', 'approvals', WaitingListSchema),
  compare: (kind, id) => call('get', `approvals/${kind}/${encodeURIComponent(id)}`, ComparedItemSchema),
  approve: (items) =>
    call('post', 'approvals/approve', ApprovalOutcomeSchema, { json: { items: items.map(reviewed) } }),
  sendBack: (item, reason) =>
    call('post', 'approvals/send-back', Nothing, { json: { item: reviewed(item), reason } }).map(
      () => undefined,
    ),
});

const reviewed = ({ kind, id, version }: Parameters<ApprovalDesk['sendBack']>[0]) => ({ kind, id, version });
