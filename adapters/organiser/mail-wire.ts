import {
  LoggedMailSchema,
  LoggedMailsSchema,
  type MailFilter,
  type MailLog,
  MailPageSchema,
  MailTextSchema,
} from '@fairdesk/core/organiser';
import type { Http } from '../shared/http/http.ts';

/** A {@link MailLog} behind calls below an event. */
export const mailLog = (call: Http): MailLog => ({
  page: (filter) => call('get', 'mail', MailPageSchema, { searchParams: parametersOf(filter) }),
  act: (id, action) => call('post', `mail/${encodeURIComponent(id)}/${action}`, LoggedMailSchema),
  resendAll: (ids) =>
    call('post', 'mail/resend', LoggedMailsSchema, { json: { ids } }).map(({ items }) => items),
  read: (id) => call('get', `mail/${encodeURIComponent(id)}`, MailTextSchema),
});

const parametersOf = (filter: MailFilter): Record<string, string> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined && value !== ''));
