import type { MailLog } from '@fairdesk/core/organiser';
import type { EventId } from '@fairdesk/core/shared';
import type { Http } from '../shared/http/http.ts';
import { mailLog } from './mail-wire.ts';

/** The product's own `/api/organiser/{event}/mail`, from the browser. */
export const createMailProxy = (http: Http, event: EventId): MailLog =>
  mailLog((method, path, schema, options) => http(method, `organiser/${event}/${path}`, schema, options));
