import { SERVICE_KEY_AREAS, type ServiceKeyArea } from '@fairdesk/core/organiser';
import { expect, vi } from 'vitest';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { distributeChanges } from '#adapters/platform/webhooks/distribute-changes.ts';
import { changesIn, type WebhookChange } from '#adapters/platform/webhooks/webhook-message.ts';
import { addWebhook } from '#adapters/platform/webhooks/webhook-rows.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import type { Place } from '#tests/support/servers/databases.ts';
import { openTestPlatform, type TestPlatform } from '#tests/support/worlds/test-platform.ts';
import { addOtherFair, addOwnFair, OTHER, OWN } from '../service-keys/two-fairs.ts';

export const NOW = new Date('2028-01-01T12:00:00Z');

/** Webhooks with different areas, and one of another fair. */
export const WEBHOOKS: readonly (readonly [event: string, areas: readonly ServiceKeyArea[]])[] = [
  [OWN, SERVICE_KEY_AREAS],
  [OWN, ['products', 'news']],
  [OWN, ['companies']],
  [OWN, ['stands', 'categories', 'tasks']],
  [OTHER, SERVICE_KEY_AREAS],
];

export type Change = WebhookChange['change'];
/** The change of each resource, by `{type} {id}`. */
export type Changes = ReadonlyMap<string, Change>;

/** Two fairs of everything with {@link WEBHOOKS}, whose messages are read instead of sent. */
export interface Reports {
  readonly desk: TestPlatform;
  readonly database: Database;
  /** The changes that each webhook has reported since the last call. */
  take(): Promise<readonly Changes[]>;
  close(): Promise<void>;
}

export const openReports = async (place: Place): Promise<Reports> => {
  // The platform's own rounds would take the changes first.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const desk = await openTestPlatform(place);
  vi.useRealTimers();
  const database = await openDatabase({ ...place, log: quietLog });
  await addOwnFair(desk);
  await addOtherFair(desk);
  const ids: string[] = [];
  for (const [n, [event, areas]] of WEBHOOKS.entries()) {
    const form = { url: `https://crm.example/${n}`, areas };
    const { webhook } = await addWebhook(database.query, { event, actor: '', now: NOW }, form);
    ids.push(webhook.id);
  }
  return {
    desk,
    database,
    take: async () => {
      for (const event of [OWN, OTHER]) await database.write((query) => distributeChanges(query, event, NOW));
      const rows = await database.query.selectFrom('webhookDeliveries').selectAll().execute();
      await database.query.deleteFrom('webhookDeliveries').execute();
      for (const { body, changes, webhookId } of rows) {
        expect(JSON.parse(body).data.event).toBe(WEBHOOKS[ids.indexOf(webhookId)]?.[0]);
        expect(changesIn(body)).toHaveLength(changes);
        expect(changes).toBeLessThanOrEqual(100);
      }
      return ids.map((id) => changesOf(rows.filter(({ webhookId }) => webhookId === id)));
    },
    close: async () => {
      await database.close();
      await desk.platform.close();
    },
  };
};

/** A resource is in one message only. */
const changesOf = (rows: readonly { readonly body: string }[]): Changes => {
  const all = rows.flatMap(({ body }) => changesIn(body));
  const changes = new Map(all.map(({ type, id, change }) => [`${type} ${id}`, change]));
  expect(changes.size).toBe(all.length);
  return changes;
};
