import type { CategoryPlanner } from '@fairdesk/core/organiser';
import type { EventId } from '@fairdesk/core/shared';
import type { Http } from '../shared/http/http.ts';
import { categoryPlanner } from './categories-service.ts';

/** The product's own `/api/organiser/{event}/categories`, from the browser. */
export const createCategoryProxy = (http: Http, event: EventId): CategoryPlanner =>
  categoryPlanner((method, path, schema, options) =>
    http(method, `organiser/${event}/${path}`, schema, options),
  );
