import type { ProfileRuleOffice } from '@fairdesk/core/organiser';
import type { EventId } from '@fairdesk/core/shared';
import type { Http } from '../shared/http/http.ts';
import { profileRuleOffice } from './profile-rules-service.ts';

/** The product's own `/api/organiser/{event}/profile-rules`, from the browser. */
export const createProfileRuleProxy = (http: Http, event: EventId): ProfileRuleOffice =>
  profileRuleOffice((method, path, schema, options) =>
    http(method, `organiser/${event}/${path}`, schema, options),
  );
