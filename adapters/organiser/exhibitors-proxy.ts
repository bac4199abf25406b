import type { ExhibitorList } from '@fairdesk/core/organiser';
import type { EventId } from '@fairdesk/core/shared';
import type { Http } from '../shared/http.ts';
import { exhibitorList } from './exhibitors-service.ts';

/** The product's own `/api/organiser/{event}/exhibitors`, from the browser. */
export const createExhibitorProxy = (http: Http, event: EventId): ExhibitorList =>
  exhibitorList((method, path, schema, options) =>
    http(method, `organiser/${event}/${path}`, schema, options),
  );
