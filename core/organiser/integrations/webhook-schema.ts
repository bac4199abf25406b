import * as z from 'zod/mini';
import { SERVICE_KEY_AREAS } from './service-key.ts';
import type { NewWebhook, Webhook, WebhookDelivery, WebhookForm } from './webhook.ts';

const areas = z.array(z.enum(SERVICE_KEY_AREAS)).check(z.maxLength(SERVICE_KEY_AREAS.length));

const WebhookSchema: z.ZodMiniType<Webhook> = z.object({
  id: z.string(),
  url: z.string(),
  areas,
  created: z.string(),
  createdBy: z.string(),
  lastDelivered: z.optional(z.string()),
  failingSince: z.optional(z.string()),
  paused: z.optional(z.object({ at: z.string(), reason: z.enum(['by-hand', 'failures', 'gone']) })),
});

const DeliverySchema: z.ZodMiniType<WebhookDelivery> = z.object({
  id: z.string(),
  kind: z.enum(['changes', 'test']),
  changes: z.number(),
  created: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.number(),
  lastAttempt: z.optional(z.string()),
  nextAttempt: z.optional(z.string()),
  status: z.optional(z.number()),
  fault: z.optional(
    z.enum(['status', 'redirect', 'timeout', 'refused', 'certificate', 'unknown-host', 'private-address']),
  ),
});

/** The webhooks of an event, as the server sends them. */
export const WebhooksSchema = z.object({ items: z.array(WebhookSchema) });

/** The deliveries of a webhook, as the server sends them. */
export const WebhookDeliveriesSchema = z.object({ items: z.array(DeliverySchema) });

/** The body that makes a webhook with this id. */
export const NewWebhookBodySchema: z.ZodMiniType<WebhookForm & { readonly id?: string }> = z.object({
  url: z.string().check(z.trim(), z.maxLength(4000)),
  areas,
  id: z.exactOptional(z.uuid()),
});

/** A new webhook with its secret. */
export const NewWebhookSchema: z.ZodMiniType<NewWebhook> = z.object({
  webhook: WebhookSchema,
  secret: z.string(),
});

/** The body of an action on a webhook, or on one of its deliveries. */
export const WebhookTargetSchema = z.object({
  id: z.string().check(z.maxLength(64)),
  delivery: z.optional(z.string().check(z.maxLength(64))),
});
