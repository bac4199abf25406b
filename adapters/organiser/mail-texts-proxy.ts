import type { MailTextOffice } from '@fairdesk/core/organiser';
import type { EventId } from '@fairdesk/core/shared';
import type { Http } from '../shared/http/http.ts';
import { mailTextOffice } from './mail-texts-service.ts';

/** The product's own `/api/organiser/{event}/mail-texts`, from the browser. */
export const createMailTextProxy = (http: Http, event: EventId): MailTextOffice =>
  mailTextOffice((method, path, schema, options) =>
    http(method, `organiser/${event}/${path}`, schema, options),
  );
