import type { ResultAsync } from 'neverthrow';
import { type Failure, judged } from '../../shared/index.ts';
import type { WebhookOffice } from './ports.ts';
import { type NewWebhook, type WebhookForm, webhookFaults } from './webhook.ts';

/**
 * Makes a webhook. The store checks that the event has not too many, and rejects plain `http` unless the settings of
 * the server allow it for that host.
 */
export const createWebhook =
  (office: Pick<WebhookOffice, 'create'>) =>
  (form: WebhookForm, id?: string): ResultAsync<NewWebhook, Failure> =>
    judged(webhookFaults(form, true), () => office.create({ ...form, url: form.url.trim() }, id));

/** {@link createWebhook} bound to its port. */
export type CreateWebhook = ReturnType<typeof createWebhook>;
