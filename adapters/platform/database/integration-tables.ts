import type { WebhookFault, WebhookPause } from '@fairdesk/core/organiser';
import type { Generated } from 'kysely';

/** Programs of organisers. */
export interface IntegrationTables {
  readonly serviceKeys: ServiceKeyRow;
  readonly webhooks: WebhookRow;
  readonly webhookChanges: WebhookChangeRow;
  readonly webhookDeliveries: WebhookDeliveryRow;
}

/** A key with which a program uses the JSON:API for one event. Moments are ISO. */
export interface ServiceKeyRow {
  readonly id: string;
  readonly eventId: string;
  readonly name: string;
  readonly secretHash: string;
  /** JSON: `["companies:read","stands:write"]` */
  readonly scopes: string;
  readonly created: string;
  /** The email address of the administrator; empty once that person was deleted. */
  readonly createdBy: string;
  readonly lastUsed: string | null;
  readonly expires: string | null;
  readonly revoked: string | null;
}

/** A program of an organiser that is called when something of the event changes. Moments are ISO. */
export interface WebhookRow {
  readonly id: string;
  readonly eventId: string;
  readonly url: string;
  /** JSON: `["companies","stands"]` */
  readonly areas: string;
  /** As the program has it: it signs every message. */
  readonly secret: string;
  readonly created: string;
  /** The email address of the administrator; empty once that person was deleted. */
  readonly createdBy: string;
  readonly lastDelivered: string | null;
  readonly failingSince: string | null;
  readonly pausedAt: string | null;
  readonly pauseReason: WebhookPause | null;
  /** The process that sends its messages, and until when. */
  readonly leaseBy: string | null;
  readonly leaseUntil: string | null;
}

/** What changed since the last message, one row for each resource and area; triggers write it. */
export interface WebhookChangeRow {
  readonly eventId: string;
  /** The name of the resource type on the wire: `news-items`. */
  readonly type: string;
  readonly resourceId: string;
  readonly area: string;
  readonly change: 'added' | 'changed' | 'removed';
}

/** A message to a webhook. */
export interface WebhookDeliveryRow {
  readonly id: string;
  readonly webhookId: string;
  readonly kind: 'changes' | 'test';
  /** JSON, the same at every attempt. */
  readonly body: string;
  /** How many changes are in the body. */
  readonly changes: number;
  readonly created: string;
  readonly state: 'waiting' | 'delivered' | 'failed';
  readonly attempts: Generated<number>;
  /** Null unless it waits. */
  readonly nextAttempt: string | null;
  readonly lastAttempt: string | null;
  /** The HTTP status of the last response. */
  readonly status: number | null;
  readonly fault: WebhookFault | null;
}
