import type { FairOffice } from '@fairdesk/core/organiser';
import type { EventId } from '@fairdesk/core/shared';
import type { Http } from '../shared/http/http.ts';
import { fairOffice } from './fair-service.ts';

/** The product's own `/api/organiser/{event}/fair`, from the browser. */
export const createFairProxy = (http: Http, event: EventId): FairOffice =>
  fairOffice((method, path, schema, options) => http(method, `organiser/${event}/${path}`, schema, options));
