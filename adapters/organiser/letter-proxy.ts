import type { LetterDesk } from '@fairdesk/core/organiser';
import type { EventId } from '@fairdesk/core/shared';
import type { Http } from '../shared/http/http.ts';
import { letterDesk } from './letter-service.ts';

/** The product's own `/api/organiser/{event}/letters`, from the browser. */
export const createLetterProxy = (http: Http, event: EventId): LetterDesk =>
  letterDesk((method, path, schema, options) => http(method, `organiser/${event}/${path}`, schema, options));
