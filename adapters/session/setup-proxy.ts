import type { SetupDesk } from '@fairdesk/core/session';
import { encodePart } from '@fairdesk/core/shared';
import { type Http, Nothing } from '../shared/http/http.ts';

/** The product's own `/api/session/setup`, from the browser. */
export const createSetupProxy = (http: Http): Pick<SetupDesk, 'setUp'> => ({
  setUp: (token, details) =>
    http('post', `session/setup/${encodePart(token)}`, Nothing, { json: details }).map(() => undefined),
});
