import {
  MailReadersSchema,
  MailSampleSchema,
  type MailTextOffice,
  type OrganiserCaller,
  PlannedMailTextSchema,
} from '@fairdesk/core/organiser';
import * as z from 'zod/mini';
import type { Http } from '../shared/http/http.ts';
import { callOrganiser } from './call.ts';

/** The mail texts of an event, for the server. */
export const createMailTextOffice = (http: Http, caller: OrganiserCaller): MailTextOffice =>
  mailTextOffice(callOrganiser(http, caller));

/** A {@link MailTextOffice} behind calls below an event. */
export const mailTextOffice = (call: Http): MailTextOffice => ({
  texts: () => call('get', 'mail-texts', ListSchema).map(({ items }) => items),
  save: (kind, form, before) =>
    call('put', 'mail-texts', PlannedMailTextSchema, { json: { kind, form, before } }),
  readers: (search) =>
    call('get', 'mail-texts/readers', MailReadersSchema, { searchParams: { search } }).map(
      ({ items }) => items,
    ),
  sample: (email) => call('get', 'mail-texts/sample', MailSampleSchema, { searchParams: { email } }),
});

const ListSchema = z.object({ items: z.array(PlannedMailTextSchema) });
