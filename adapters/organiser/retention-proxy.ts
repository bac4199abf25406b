import type { RetentionOffice } from '@fairdesk/core/organiser';
import type { EventId } from '@fairdesk/core/shared';
import type { Http } from '../shared/http/http.ts';
import { retentionOffice } from './retention-service.ts';

/** The product's own `/api/organiser/{event}/retention`, from the browser. */
export const createRetentionProxy = (http: Http, event: EventId): RetentionOffice =>
  retentionOffice((method, path, schema, options) =>
    http(method, `organiser/${event}/${path}`, schema, options),
  );
