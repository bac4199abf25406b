import type { WordOffice } from '@fairdesk/core/organiser';
import type { EventId } from '@fairdesk/core/shared';
import type { Http } from '../shared/http/http.ts';
import { wordOffice } from './words-service.ts';

/** The product's own `/api/organiser/{event}/words`, from the browser. */
export const createWordProxy = (http: Http, event: EventId): WordOffice =>
  wordOffice((method, path, schema, options) => http(method, `organiser/${event}/${path}`, schema, options));
