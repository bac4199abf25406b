import type { EditionOffice } from '@fairdesk/core/organiser';
import type { EventId } from '@fairdesk/core/shared';
import type { Http } from '../shared/http/http.ts';
import { editionOffice } from './edition-service.ts';

/** The product's own `/api/organiser/{event}/edition`, from the browser. */
export const createEditionProxy = (http: Http, event: EventId): EditionOffice =>
  editionOffice((method, path, schema, options) =>
    http(method, `organiser/${event}/${path}`, schema, options),
  );
