import type { OrganiserCaller } from '@fairdesk/core/organiser';
import type { Http } from '../shared/http/http.ts';

/** An {@link Http} for one organiser's calls, with paths below the caller's event. */
export const callOrganiser =
  (http: Http, { event, actor }: OrganiserCaller): Http =>
  (method, path, schema, options = {}) =>
    http(method, `organiser/${event}/${path}`, schema, {
      ...options,
      headers: { ...options.headers, 'x-actor': actor },
    });
