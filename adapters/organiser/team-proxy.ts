import type { TeamOffice } from '@fairdesk/core/organiser';
import type { EventId } from '@fairdesk/core/shared';
import type { Http } from '../shared/http/http.ts';
import { invitingOnce } from './inviting-once.ts';
import { teamOffice } from './team-service.ts';

/** The product's own `/api/organiser/{event}/team`, from the browser. */
export const createTeamProxy = (http: Http, event: EventId): TeamOffice => {
  const office = teamOffice((method, path, schema, options) =>
    http(method, `organiser/${event}/${path}`, schema, options),
  );
  return { ...office, change: invitingOnce(office.change) };
};
