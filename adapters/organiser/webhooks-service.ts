import {
  NewWebhookSchema,
  type OrganiserCaller,
  WebhookDeliveriesSchema,
  type WebhookOffice,
  WebhooksSchema,
} from '@fairdesk/core/organiser';
import type { Http } from '../shared/http/http.ts';
import { callOrganiser } from './call.ts';

/** The webhooks of an event, for the server. */
export const createWebhookOffice = (http: Http, caller: OrganiserCaller): WebhookOffice =>
  webhookOffice(callOrganiser(http, caller));

/** A {@link WebhookOffice} behind calls below an event. */
export const webhookOffice = (call: Http): WebhookOffice => {
  const change = (action: 'pause' | 'resume' | 'remove') => (id: string) =>
    call('post', `webhooks/${action}`, WebhooksSchema, { json: { id } }).map(({ items }) => items);
  const deliver = (action: 'test' | 'resend', json: { readonly id: string; readonly delivery?: string }) =>
    call('post', `webhooks/${action}`, WebhookDeliveriesSchema, { json }).map(({ items }) => items);
  return {
    webhooks: () => call('get', 'webhooks', WebhooksSchema).map(({ items }) => items),
    create: (form, id) =>
      call('post', 'webhooks', NewWebhookSchema, { json: { ...form, ...(id !== undefined && { id }) } }),
    pause: change('pause'),
    resume: change('resume'),
    remove: change('remove'),
    test: (id) => deliver('test', { id }),
    deliveries: (id) =>
      call('get', 'webhooks/deliveries', WebhookDeliveriesSchema, { searchParams: { webhook: id } }).map(
        ({ items }) => items,
      ),
    resend: (id, delivery) => deliver('resend', { id, delivery }),
  };
};
