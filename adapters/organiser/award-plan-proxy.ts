import type { AwardPlanner } from '@fairdesk/core/organiser';
import type { EventId } from '@fairdesk/core/shared';
import type { Http } from '../shared/http/http.ts';
import { awardPlanner } from './award-plan-service.ts';

/** The product's own `/api/organiser/{event}/awards`, from the browser. */
export const createAwardPlanProxy = (http: Http, event: EventId): AwardPlanner =>
  awardPlanner((method, path, schema, options) =>
    http(method, `organiser/${event}/${path}`, schema, options),
  );
