import { type SetupDesk, SetupLinkSchema } from '@fairdesk/core/session';
import { type Http, Nothing } from '../shared/http/http.ts';

/** Links that make administrators, in the identity service, for the server. */
export const createSetupDesk = (http: Http): SetupDesk => {
  const pathOf = (token: string) => `identity/setup/${encodeURIComponent(token)}`;
  return {
    link: (token) => http('get', pathOf(token), SetupLinkSchema),
    setUp: (token, details) => http('post', pathOf(token), Nothing, { json: details }).map(() => undefined),
  };
};
