import { HISTORY_MONTHS } from '@fairdesk/core/organiser';
import type { Log } from '@fairdesk/core/shared';
import type { Database, Query } from './database/open-database.ts';
import type { FileStore } from './files/file-store.ts';
import { sweepFiles } from './files/sweep-files.ts';
import { sweepLogos } from './files/sweep-logos.ts';
import { sweepMail } from './mail/sweep-mail.ts';
import { sweepPageVersions } from './organiser/pages/page-versions.ts';
import { sweepPreviewLinks } from './organiser/pages/preview-links.ts';
import { monthsBefore, retentionPeriods } from './retention-periods.ts';
import { createRounds } from './rounds.ts';
import { sweepServiceKeys } from './service-keys/sweep-service-keys.ts';
import { sweepWebhooks } from './webhooks/sweep-webhooks.ts';

/** Interval between rounds, in milliseconds. */
const ROUND_MS = 3_600_000;
/** How long idempotent responses are stored, in milliseconds. */
const IDEMPOTENCY_MS = 2 * 86_400_000;
const DAY_MS = 86_400_000;

/**
 * Deletes expired tokens, sessions, links, keys, idempotent responses, messages to organisers, versions of pages, mail,
 * messages to webhooks and history, and unreferenced files.
 */
export const runHousekeeping = async (database: Database, store: FileStore, now: Date): Promise<void> => {
  const { query } = database;
  const moment = now.toISOString();
  const idempotencyCutoff = new Date(now.getTime() - IDEMPOTENCY_MS).toISOString();
  const yesterday = new Date(now.getTime() - DAY_MS).toISOString();
  await query.deleteFrom('tokens').where('refreshExpires', '<', moment).execute();
  await query.deleteFrom('sessions').where('expiresAt', '<', moment).execute();
  await query.deleteFrom('signInLinks').where('created', '<', yesterday).execute();
  await query.deleteFrom('visitorRegistrations').where('created', '<', yesterday).execute();
  await query.deleteFrom('passwordResets').where('created', '<', yesterday).execute();
  await query.deleteFrom('idempotencyKeys').where('created', '<', idempotencyCutoff).execute();
  await query.deleteFrom('rateLimits').where('expire', '<', now.getTime()).execute();
  await sweepPageVersions(query, now);
  await sweepPreviewLinks(query, now);
  await sweepFairs(query, now);
  await sweepServiceKeys(query, now);
  await sweepWebhooks(query, now);
  await query.deleteFrom('signIns').where('latest', '<', monthsBefore(now, HISTORY_MONTHS)).execute();
  await sweepMail(query, now);
  await sweepLogos(database, now);
  await sweepFiles(database, store, now);
};

/** Deletes messages to organisers and the history, each fair's after the time that it chose. */
const sweepFairs = async (query: Query, now: Date): Promise<void> => {
  const contact = await retentionPeriods(query, 'contact', now);
  const history = await retentionPeriods(query, 'history', now);
  let messages = query.deleteFrom('contactMessages').where('created', '<', contact.usual);
  if (contact.own.size > 0) messages = messages.where('eventId', 'not in', [...contact.own.keys()]);
  await messages.execute();
  for (const [event, cutoff] of contact.own)
    await query
      .deleteFrom('contactMessages')
      .where('eventId', '=', event)
      .where('created', '<', cutoff)
      .execute();
  let entries = query.deleteFrom('auditEntries').where('at', '<', history.usual);
  if (history.own.size > 0) entries = entries.where('eventId', 'not in', [...history.own.keys()]);
  await entries.execute();
  for (const [event, cutoff] of history.own)
    await query.deleteFrom('auditEntries').where('eventId', '=', event).where('at', '<', cutoff).execute();
};

/** Runs housekeeping every hour until stopped; stopping waits for the current round. */
export const startHousekeeping = (
  database: Database,
  store: FileStore,
  clock: () => Date,
  log: Log,
): (() => Promise<void>) => {
  const rounds = createRounds({
    everyMs: ROUND_MS,
    run: () => runHousekeeping(database, store, clock()),
    onFailure: (error) => log.warn('Cannot throw away what has had its time', { error }),
  });
  return rounds.stop;
};
