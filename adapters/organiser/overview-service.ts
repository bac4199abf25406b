import { FairOverviewSchema, type OrganiserCaller, type OverviewSource } from '@fairdesk/core/organiser';
import type { Http } from '../shared/http/http.ts';
import { callOrganiser } from './call.ts';

/** The overview of an event, for the server. */
export const createOverviewSource = (http: Http, caller: OrganiserCaller): OverviewSource => {
  const call = callOrganiser(http, caller);
  return {
    overview: (language) => call('get', 'overview', FairOverviewSchema, { searchParams: { language } }),
  };
};
