import { createHmac, randomBytes } from 'node:crypto';
import type { WebhookChangeRow } from '../database/integration-tables.ts';

/** A change as a program reads it; the program reads the resource itself with a service key. */
export type WebhookChange = Pick<WebhookChangeRow, 'type' | 'change'> & { readonly id: string };

/** Maximum number of changes in a message. Ours. */
export const MESSAGE_CHANGES_MAX = 100;

/** The body of a message about changes. */
export const changesBody = (event: string, changes: readonly WebhookChange[], now: Date): string =>
  bodyOf('fair.changed', event, changes, now);

/** The body of a message that tries a webhook. */
export const testBody = (event: string, now: Date): string => bodyOf('fair.test', event, [], now);

const bodyOf = (type: string, event: string, changes: readonly WebhookChange[], now: Date): string =>
  JSON.stringify({ type, timestamp: now.toISOString(), data: { event, changes } });

/** The changes in a body that {@link changesBody} made. */
export const changesIn = (body: string): readonly WebhookChange[] => {
  const { data }: { data: { changes: readonly WebhookChange[] } } = JSON.parse(body);
  return data.changes;
};

const SECRET_PREFIX = 'whsec_';

export const newWebhookSecret = (): string => `${SECRET_PREFIX}${randomBytes(32).toString('base64')}`;

interface Message {
  readonly id: string;
  readonly body: string;
  readonly secret: string;
}

/** The headers of a message. Source: Standard Webhooks, https://www.standardwebhooks.com. */
export const webhookHeaders = (
  { id, body, secret }: Message,
  now: Date,
): Readonly<Record<string, string>> => {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'content-type': 'application/json',
    'user-agent': 'Fairdesk-Webhooks',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
};
