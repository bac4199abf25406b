import { sql } from 'kysely';
import {
  createTable,
  type Migration,
  requiredInteger,
  requiredText,
  requires,
  text,
} from './create-table.ts';
import { createTrigger } from './create-trigger.ts';
import { WEBHOOK_TRIGGERS } from './webhook-triggers.ts';

/**
 * Programs of an organiser that are called when something of the event changes, what changed since the last message, and
 * the messages. Triggers record a change in the transaction that makes it, whatever code writes.
 */
export const createWebhooks: Migration = async (schema, types, query) => {
  await createTable(
    schema,
    types,
    'webhooks',
    {
      id: requiredText,
      eventId: requires('events', 'cascade'),
      url: requiredText,
      areas: requiredText,
      secret: requiredText,
      created: requiredText,
      createdBy: requiredText,
      lastDelivered: text,
      failingSince: text,
      pausedAt: text,
      pauseReason: text,
      leaseBy: text,
      leaseUntil: text,
    },
    { primary: ['id'], unique: [['eventId', 'url']] },
  );
  // Read by every trigger, and empty at most fairs.
  await sql`create index "webhooks_active" on "webhooks" ("eventId") where "pausedAt" is null`.execute(query);
  await createTable(
    schema,
    types,
    'webhookChanges',
    {
      eventId: requiredText,
      type: requiredText,
      resourceId: requiredText,
      area: requiredText,
      change: requiredText,
    },
    { primary: ['eventId', 'type', 'resourceId', 'area'] },
  );
  await createTable(
    schema,
    types,
    'webhookDeliveries',
    {
      id: requiredText,
      webhookId: requires('webhooks', 'cascade'),
      kind: requiredText,
      body: requiredText,
      changes: requiredInteger,
      created: requiredText,
      state: requiredText,
      attempts: { type: 'integer', required: true, initial: 0 },
      nextAttempt: text,
      lastAttempt: text,
      status: { type: 'integer' },
      fault: text,
    },
    {
      primary: ['id'],
      indexes: [
        ['webhookId', 'created'],
        ['webhookId', 'state', 'nextAttempt'],
        ['state', 'nextAttempt'],
        ['created'],
      ],
    },
  );
  for (const trigger of WEBHOOK_TRIGGERS) await createTrigger(query, 'webhooks', trigger);
};
