import { type ContactDesk, faultsOfForm } from '@fairdesk/core/contact';
import type { Failure } from '@fairdesk/core/shared';
import { Done, type Http } from '../shared/http/http.ts';
import { repeating } from '../shared/http/repeating.ts';

/** The product's own `/api/contact`, from the browser. Source: portal spec §7. */
export const createContactProxy = (http: Http): ContactDesk => {
  const once = repeating();
  return {
    send: (event, message, { key } = {}) =>
      once(
        `${event} ${JSON.stringify(message)}`,
        (headers) =>
          http('post', 'contact', Done, {
            searchParams: { event },
            json: message,
            headers,
            successStatus: 200,
          }),
        key,
      )
        .map(() => undefined)
        .mapErr(inForm),
  };
};

const inForm = (failure: Failure): Failure =>
  failure.kind === 'rejected' ? { ...failure, fields: faultsOfForm(failure.fields) } : failure;
