import type { ServiceKeyOffice } from '@fairdesk/core/organiser';
import type { EventId } from '@fairdesk/core/shared';
import type { Http } from '../shared/http/http.ts';
import { serviceKeyOffice } from './service-keys-service.ts';

/** The product's own `/api/organiser/{event}/service-keys`, from the browser. */
export const createServiceKeyProxy = (http: Http, event: EventId): ServiceKeyOffice =>
  serviceKeyOffice((method, path, schema, options) =>
    http(method, `organiser/${event}/${path}`, schema, options),
  );
