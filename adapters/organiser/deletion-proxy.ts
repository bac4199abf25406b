import type { DeletionOffice } from '@fairdesk/core/organiser';
import type { EventId } from '@fairdesk/core/shared';
import type { Http } from '../shared/http/http.ts';
import { deletionOffice } from './deletion-service.ts';

/** The product's own `/api/organiser/{event}/deletion`, from the browser. */
export const createDeletionProxy = (http: Http, event: EventId): DeletionOffice =>
  deletionOffice((method, path, schema, options) =>
    http(method, `organiser/${event}/${path}`, schema, options),
  );
