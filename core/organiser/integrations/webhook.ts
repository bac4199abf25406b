import { type FieldFault, faultIf, lengthOf, tooLong } from '../../shared/index.ts';
import type { ServiceKeyArea } from './service-key.ts';

/** An address of the organiser's program that is called when something of the event changes. */
export interface Webhook {
  readonly id: string;
  /** `https`, with the name of a host that can be reached from everywhere. */
  readonly url: string;
  /** The areas whose changes are reported. */
  readonly areas: readonly ServiceKeyArea[];
  /** ISO, as every moment of a webhook. */
  readonly created: string;
  /** The email address of the administrator; empty once that person was deleted. */
  readonly createdBy: string;
  readonly lastDelivered?: string | undefined;
  /** Since when no delivery has succeeded; absent while they succeed. */
  readonly failingSince?: string | undefined;
  /** Since when nothing is sent, and why. */
  readonly paused?: { readonly at: string; readonly reason: WebhookPause } | undefined;
}

/** Why a webhook is paused: an administrator did it, deliveries failed for days, or the program responded 410. */
export type WebhookPause = 'by-hand' | 'failures' | 'gone';

/** What an administrator states about a new webhook. */
export interface WebhookForm {
  readonly url: string;
  readonly areas: readonly ServiceKeyArea[];
}

/** A new webhook. Its secret is shown once; the platform keeps it to sign what it sends. */
export interface NewWebhook {
  readonly webhook: Webhook;
  /** `whsec_` and 256 random bits in Base64, as Standard Webhooks writes it. */
  readonly secret: string;
}

/** Why an attempt failed. */
export type WebhookFault =
  | 'status'
  | 'redirect'
  | 'timeout'
  | 'refused'
  | 'certificate'
  | 'unknown-host'
  | 'private-address';

/** One message to a webhook, with its attempts. */
export interface WebhookDelivery {
  readonly id: string;
  readonly kind: 'changes' | 'test';
  /** How many changes it reports. */
  readonly changes: number;
  readonly created: string;
  readonly state: 'waiting' | 'delivered' | 'failed';
  readonly attempts: number;
  readonly lastAttempt?: string | undefined;
  /** Absent unless it waits. */
  readonly nextAttempt?: string | undefined;
  /** The HTTP status of the last response. */
  readonly status?: number | undefined;
  /** Why the last attempt failed. */
  readonly fault?: WebhookFault | undefined;
}

/** How many webhooks an event may have. Ours. */
export const WEBHOOKS_MAX = 10;

/** The maximum length of an address, in characters. */
export const WEBHOOK_URL_MAX = 1000;

/**
 * The faults of a new webhook.
 *
 * | address                                    | fault             |
 * | ------------------------------------------ | ----------------- |
 * | empty                                      | `forms-required`  |
 * | above {@link WEBHOOK_URL_MAX}              | `forms-maxlength` |
 * | no URL, a fragment, a name or password     | `webhook-url`     |
 * | any scheme but `https`, unless `http` may be | `webhook-url`   |
 *
 * @param isHttpAllowed whether an address may be plain `http`, as the settings of the server allow for a host of theirs
 */
export const webhookFaults = ({ url, areas }: WebhookForm, isHttpAllowed = false): readonly FieldFault[] => [
  ...urlFaults(url.trim(), isHttpAllowed),
  ...faultIf(!(areas.length > 0 && new Set(areas).size === areas.length), 'areas', 'webhook-areas'),
];

const urlFaults = (text: string, isHttpAllowed: boolean): readonly FieldFault[] => {
  if (text === '') return [{ path: 'url', code: 'forms-required' }];
  if (lengthOf(text) > WEBHOOK_URL_MAX) return tooLong('url', text, WEBHOOK_URL_MAX);
  const scheme = ADDRESS.exec(text)?.[1]?.toLowerCase();
  const isAllowed = scheme === 'https' || (isHttpAllowed && scheme === 'http');
  return faultIf(!isAllowed, 'url', 'webhook-url');
};

/** Scheme, host and port, path and query: no name, password or fragment. The core has no `URL`. */
const ADDRESS = /^(https?):\/\/(?:[\p{L}\p{N}._-]+|\[[\da-f:.]+\])(?::\d{1,5})?(?:[/?][^\s\p{Cc}#]*)?$/iu;
