import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../../shared/index.ts';
import type { NewServiceKey, ServiceKey, ServiceKeyForm } from './service-key.ts';
import type { NewWebhook, Webhook, WebhookDelivery, WebhookForm } from './webhook.ts';

/** The keys with which programs of the organiser use the JSON:API. */
export interface ServiceKeyOffice {
  /** Every key of the event, the newest first. */
  keys(): ResultAsync<readonly ServiceKey[], Failure>;
  /**
   * Makes a key; `rejected` when the event has too many.
   *
   * @param id a UUID: a later attempt with it replaces the key that the first one made, whose secret never arrived;
   * `conflict` when a program has used that key, or someone else made it
   */
  create(form: ServiceKeyForm, id?: string): ResultAsync<NewServiceKey, Failure>;
  /** Ends a key at once; `not-found` for one that is not active. @returns the keys after it */
  revoke(id: string): ResultAsync<readonly ServiceKey[], Failure>;
}

/** The programs of the organiser that are called when something of the event changes. */
export interface WebhookOffice {
  /** Every webhook of the event, the newest first. */
  webhooks(): ResultAsync<readonly Webhook[], Failure>;
  /**
   * Makes a webhook; `rejected` when the event has too many or has one with this address.
   *
   * @param id a UUID: a later attempt with it replaces the webhook that the first one made, whose secret never arrived;
   * `conflict` when someone else made it
   */
  create(form: WebhookForm, id?: string): ResultAsync<NewWebhook, Failure>;
  /** Sends nothing until {@link resume}; changes meanwhile are not reported. @returns the webhooks after it */
  pause(id: string): ResultAsync<readonly Webhook[], Failure>;
  /** @returns the webhooks after it */
  resume(id: string): ResultAsync<readonly Webhook[], Failure>;
  /** Deletes a webhook with its deliveries. @returns the webhooks after it */
  remove(id: string): ResultAsync<readonly Webhook[], Failure>;
  /** Queues a message without changes, to try the program. @returns the deliveries after it */
  test(id: string): ResultAsync<readonly WebhookDelivery[], Failure>;
  /** The last 50 deliveries, the newest first. */
  deliveries(id: string): ResultAsync<readonly WebhookDelivery[], Failure>;
  /** Sends a delivery again with the same id; one that waits for another attempt, at once. @returns the deliveries after it */
  resend(id: string, delivery: string): ResultAsync<readonly WebhookDelivery[], Failure>;
}
