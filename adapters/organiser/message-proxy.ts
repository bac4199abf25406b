import type { MessagePlanner } from '@fairdesk/core/organiser';
import type { EventId } from '@fairdesk/core/shared';
import type { Http } from '../shared/http/http.ts';
import { messagePlanner } from './message-service.ts';

/** The product's own `/api/organiser/{event}/messages`, from the browser. */
export const createMessageProxy = (http: Http, event: EventId): MessagePlanner =>
  messagePlanner((method, path, schema, options) =>
    http(method, `organiser/${event}/${path}`, schema, options),
  );
