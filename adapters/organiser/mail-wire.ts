import { MAIL_STATES, type MailFilter, type MailLog } from '@fairdesk/core/organiser';
import * as z from 'zod/mini';
import type { Http } from '../shared/http.ts';

const Logged = z.object({
  id: z.string(),
  recipient: z.string(),
  company: z.string(),
  subject: z.string(),
  state: z.enum(MAIL_STATES),
  created: z.string(),
  sent: z.optional(z.string()),
  due: z.string(),
  attempts: z.number(),
  answer: z.string(),
  hasText: z.boolean(),
});

const Page = z.object({
  items: z.array(Logged),
  counts: z.partialRecord(z.enum(MAIL_STATES), z.number()),
});

const Text = z.object({
  recipient: z.string(),
  subject: z.string(),
  body: z.optional(z.string()),
  isPart: z.boolean(),
});

/** A {@link MailLog} behind calls below an event. */
export const mailLog = (call: Http): MailLog => ({
  page: (filter) => call('get', 'mail', Page, { searchParams: given(filter) }),
  act: (id, action) => call('post', `mail/${encodeURIComponent(id)}/${action}`, Logged),
  resendAll: (ids) =>
    call('post', 'mail/resend', z.object({ items: z.array(Logged) }), { json: { ids } }).map(
      ({ items }) => items,
    ),
  read: (id) => call('get', `mail/${encodeURIComponent(id)}`, Text),
});

const given = (filter: MailFilter): Record<string, string> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined && value !== ''));
