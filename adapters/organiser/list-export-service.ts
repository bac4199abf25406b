import { type ListExports, ListPartSchema, type OrganiserCaller } from '@fairdesk/core/organiser';
import type { Http } from '../shared/http/http.ts';
import { callOrganiser } from './call.ts';

/** The lists of an event for an export, for the server. */
export const createListExports = (http: Http, caller: OrganiserCaller): ListExports => {
  const call = callOrganiser(http, caller);
  return {
    part: (list, after) =>
      call('get', `lists/${list}`, ListPartSchema, {
        ...(after !== undefined && { searchParams: { after } }),
      }),
  };
};
