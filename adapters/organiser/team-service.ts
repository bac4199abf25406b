import { type OrganiserCaller, type TeamOffice, TeamSchema } from '@fairdesk/core/organiser';
import type { Http } from '../shared/http/http.ts';
import { callOrganiser } from './call.ts';

/** The team of an event, for the server. */
export const createTeamOffice = (http: Http, caller: OrganiserCaller): TeamOffice =>
  teamOffice(callOrganiser(http, caller));

/** A {@link TeamOffice} behind calls below an event. */
export const teamOffice = (call: Http): TeamOffice => ({
  team: () => call('get', 'team', TeamSchema).map(({ items }) => items),
  change: (change) => call('post', 'team', TeamSchema, { json: change }).map(({ items }) => items),
});
