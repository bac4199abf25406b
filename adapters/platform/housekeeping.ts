import { HISTORY_MONTHS } from '@fairdesk/core/organiser';
import type { Log } from '@fairdesk/core/shared';
import type { Database, Query } from './database/open-database.ts';
import { errorName } from './error-name.ts';
import type { FileStore } from './files/file-store.ts';
import { sweepFiles } from './files/sweep-files.ts';
import { sweepLogos } from './files/sweep-logos.ts';
import { sweepMail } from './mail/sweep-mail.ts';
import { sweepPageVersions } from './organiser/pages/page-versions.ts';
import { sweepPreviewLinks } from './organiser/pages/preview-links.ts';
import { monthsBefore, retentionPeriods } from './retention-periods.ts';
import { createRounds } from './rounds.ts';
import { sweepServiceKeys } from './service-keys/sweep-service-keys.ts';
import { tryEach } from './try-each.ts';
import { sweepWebhooks } from './webhooks/sweep-webhooks.ts';

/** Interval between rounds, in milliseconds. */
const ROUND_MS = 3_600_000;
/** How long idempotent responses are stored, in milliseconds. */
const IDEMPOTENCY_MS = 2 * 86_400_000;
const DAY_MS = 86_400_000;

/** What a step of housekeeping works on. */
interface Sweep {
  readonly database: Database;
  readonly query: Query;
  readonly store: FileStore;
  readonly now: Date;
  readonly isStopped: () => boolean;
}

const ago = (now: Date, ms: number): string => new Date(now.getTime() - ms).toISOString();

/** The steps by what they delete. Files come last: other steps delete what references them. */
const STEPS: Readonly<Record<string, (sweep: Sweep) => Promise<unknown>>> = {
  tokens: ({ query, now }) =>
    query.deleteFrom('tokens').where('refreshExpires', '<', now.toISOString()).execute(),
  sessions: ({ query, now }) =>
    query.deleteFrom('sessions').where('expiresAt', '<', now.toISOString()).execute(),
  'sign-in links': ({ query, now }) =>
    query.deleteFrom('signInLinks').where('created', '<', ago(now, DAY_MS)).execute(),
  registrations: ({ query, now }) =>
    query.deleteFrom('visitorRegistrations').where('created', '<', ago(now, DAY_MS)).execute(),
  'password resets': ({ query, now }) =>
    query.deleteFrom('passwordResets').where('created', '<', ago(now, DAY_MS)).execute(),
  'idempotent responses': ({ query, now }) =>
    query.deleteFrom('idempotencyKeys').where('created', '<', ago(now, IDEMPOTENCY_MS)).execute(),
  attempts: ({ query, now }) => query.deleteFrom('rateLimits').where('expire', '<', now.getTime()).execute(),
  'versions of pages': ({ query, now }) => sweepPageVersions(query, now),
  'preview links': ({ query, now }) => sweepPreviewLinks(query, now),
  'messages to organisers': ({ query, now }) => sweepMessages(query, now),
  history: ({ query, now }) => sweepHistory(query, now),
  'service keys': ({ query, now }) => sweepServiceKeys(query, now),
  'messages to webhooks': ({ query, now }) => sweepWebhooks(query, now),
  'sign-ins': ({ query, now }) =>
    query.deleteFrom('signIns').where('latest', '<', monthsBefore(now, HISTORY_MONTHS)).execute(),
  mail: ({ query, now }) => sweepMail(query, now),
  logos: ({ database, now }) => sweepLogos(database, now),
  files: ({ database, store, now, isStopped }) => sweepFiles(database, store, now, isStopped),
};

/**
 * Deletes expired tokens, sessions, links, keys, idempotent responses, messages to organisers, versions of pages, mail,
 * messages to webhooks and history, and unreferenced files. A step that fails does not stop the others.
 *
 * @param report is called for each step that failed; omitted: the first failure is thrown at the end
 */
export const runHousekeeping = async (
  database: Database,
  store: FileStore,
  now: Date,
  report?: (step: string, error: unknown) => void,
  isStopped: () => boolean = () => false,
): Promise<void> => {
  const sweep = { database, query: database.query, store, now, isStopped };
  await tryEach(Object.keys(STEPS), async (step) => STEPS[step]?.(sweep), { report, isStopped });
};

/** Deletes messages to organisers, each fair's after the time that it chose. */
const sweepMessages = async (query: Query, now: Date): Promise<void> => {
  const { usual, own } = await retentionPeriods(query, 'contact', now);
  const messages = query.deleteFrom('contactMessages');
  await messages
    .where('created', '<', usual)
    .$if(own.size > 0, (all) => all.where('eventId', 'not in', [...own.keys()]))
    .execute();
  for (const [event, cutoff] of own)
    await messages.where('eventId', '=', event).where('created', '<', cutoff).execute();
};

/** Deletes the history, each fair's after the time that it chose. */
const sweepHistory = async (query: Query, now: Date): Promise<void> => {
  const { usual, own } = await retentionPeriods(query, 'history', now);
  const entries = query.deleteFrom('auditEntries');
  await entries
    .where('at', '<', usual)
    .$if(own.size > 0, (all) => all.where('eventId', 'not in', [...own.keys()]))
    .execute();
  for (const [event, cutoff] of own)
    await entries.where('eventId', '=', event).where('at', '<', cutoff).execute();
};

/** Runs housekeeping every hour until stopped; stopping waits for the step in progress. */
export const startHousekeeping = (
  database: Database,
  store: FileStore,
  clock: () => Date,
  log: Log,
): (() => Promise<void>) => {
  const failure = 'Cannot throw away what has had its time';
  const rounds = createRounds({
    everyMs: ROUND_MS,
    run: (isStopped) =>
      runHousekeeping(
        database,
        store,
        clock(),
        (step, error) => log.warn(failure, { step, error: errorName(error) }),
        isStopped,
      ),
    onFailure: (error) => log.warn(failure, { error }),
  });
  return rounds.stop;
};
