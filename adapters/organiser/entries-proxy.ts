import type { EntryDesk } from '@fairdesk/core/organiser';
import type { EventId } from '@fairdesk/core/shared';
import type { Http } from '../shared/http/http.ts';
import { entryDesk } from './entries-service.ts';

/** The product's own `/api/organiser/{event}/award-entries`, from the browser. */
export const createEntryProxy = (http: Http, event: EventId): EntryDesk =>
  entryDesk((method, path, schema, options) => http(method, `organiser/${event}/${path}`, schema, options));
