import type { ImportOffice } from '@fairdesk/core/organiser';
import type { EventId } from '@fairdesk/core/shared';
import type { Http } from '../shared/http/http.ts';
import { importOffice } from './imports-service.ts';

/** The product's own `/api/organiser/{event}/imports`, from the browser. */
export const createImportProxy = (http: Http, event: EventId): ImportOffice =>
  importOffice((method, path, schema, options) =>
    http(method, `organiser/${event}/${path}`, schema, options),
  );
