import type { Query } from '../database/open-database.ts';

/** How long a delivery is stored, in milliseconds. */
const DELIVERY_MS = 30 * 86_400_000;

/** Deletes deliveries of long ago. */
export const sweepWebhooks = async (query: Query, now: Date): Promise<void> => {
  const cutoff = new Date(now.getTime() - DELIVERY_MS).toISOString();
  await query.deleteFrom('webhookDeliveries').where('created', '<', cutoff).execute();
};
