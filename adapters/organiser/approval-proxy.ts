import type { ApprovalDesk } from '@fairdesk/core/organiser';
import type { EventId } from '@fairdesk/core/shared';
import type { Http } from '../shared/http/http.ts';
import { approvalDesk } from './approval-service.ts';

/** The product's own `/api/organiser/{event}/approvals`, from the browser. */
export const createApprovalProxy = (http: Http, event: EventId): ApprovalDesk =>
  approvalDesk((method, path, schema, options) =>
    http(method, `organiser/${event}/${path}`, schema, options),
  );
