import { type AuditTrail, FRAME_SUBJECT, LatestChangeSchema } from '@fairdesk/core/organiser';
import type { EventId } from '@fairdesk/core/shared';
import type { Http } from '../shared/http/http.ts';
import { restoreEntry } from './audit-service.ts';

/** The product's own `/api/organiser/{event}/audit`, from the browser. */
export const createAuditProxy = (http: Http, event: EventId): Omit<AuditTrail, 'entries'> => {
  const call: Http = (method, path, schema, options) =>
    http(method, `organiser/${event}/${path}`, schema, options);
  return {
    latest: (subject) => {
      const [path, searchParams] = subject.startsWith(FRAME_SUBJECT)
        ? ['pages/frames/latest', { frame: subject.slice(FRAME_SUBJECT.length) }]
        : ['audit/latest', { subject }];
      return call('get', path, LatestChangeSchema, { searchParams }).map(({ items: [latest] }) => latest);
    },
    restore: restoreEntry(call),
  };
};
