import type { AuditTrail } from '@fairdesk/core/organiser';
import type { EventId } from '@fairdesk/core/shared';
import type { Http } from '../shared/http/http.ts';
import { auditTrail } from './audit-service.ts';

/** The product's own `/api/organiser/{event}/audit`, from the browser. */
export const createAuditProxy = (http: Http, event: EventId): Pick<AuditTrail, 'restore'> =>
  auditTrail((method, path, schema, options) => http(method, `organiser/${event}/${path}`, schema, options));
