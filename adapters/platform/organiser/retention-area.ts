import {
  type AuditValues,
  type Retention,
  type RetentionSettings,
  RetentionSettingsSchema,
  retentionFaults,
  retentionOf,
} from '@fairdesk/core/organiser';
import { stampContent } from '../content/content-stamp.ts';
import type { Query } from '../database/open-database.ts';
import { invalid } from '../identity/read-input.ts';
import { recordAudit } from '../record-audit.ts';
import { conflict, json } from '../service.ts';
import type { OrganiserArea } from './area.ts';
import type { FairWriter } from './fair-writer.ts';
import { methodNotAllowed } from './method-not-allowed.ts';
import { readDeskBody } from './read-desk-body.ts';
import { siteOf } from './site-of.ts';

/** `GET` reads how long the fair stores what, `PUT` replaces it. */
export const retentionArea: OrganiserArea =
  ({ database, clock }) =>
  async ({ event, actor, request }) => {
    if (request.method === 'GET') return json(200, settingsOf(await stored(database.query, event)));
    if (request.method !== 'PUT') return methodNotAllowed;
    const { version, retention } = await readDeskBody(request, RetentionSettingsSchema);
    const check = (current: Retention) => {
      if (versionOf(current) !== version) throw conflict();
      return retention;
    };
    return database.write(async (query) =>
      json(200, await write(query, { event, actor, now: clock() }, check)),
    );
  };

/** Restores the periods of a fair. @param restored throws when they have changed since */
export const restoreRetention = async (
  query: Query,
  writer: FairWriter,
  restored: (current: AuditValues) => AuditValues,
): Promise<void> => {
  await write(query, writer, (current) => retentionOf(restored({ ...current })));
};

const stored = async (query: Query, event: string) => {
  const site = await siteOf(query, event);
  const row = await query
    .selectFrom('sites')
    .innerJoin('events', 'events.id', 'sites.eventId')
    .select(['events.name', 'sites.name as site', 'sites.settings'])
    .where('sites.name', '=', site)
    .executeTakeFirstOrThrow();
  const settings: Readonly<Record<string, unknown>> = JSON.parse(row.settings);
  return { ...row, settings, retention: retentionOf(settings.retention) };
};

const write = async (
  query: Query,
  { event, actor, now }: FairWriter,
  next: (current: Retention) => Retention,
): Promise<RetentionSettings> => {
  const row = await stored(query, event);
  const after = next(row.retention);
  const faults = retentionFaults(after);
  if (faults.length > 0) throw invalid(faults);
  const values = { event, actor, action: 'retention.save', subject: 'retention', label: row.name };
  await query
    .updateTable('sites')
    .set({ settings: JSON.stringify({ ...row.settings, retention: after }) })
    .where('name', '=', row.site)
    .execute();
  await recordAudit(query, { ...values, before: recorded(row.retention), after: recorded(after) }, now);
  await stampContent(query);
  return settingsOf({ retention: after });
};

const recorded = ({ contact, mail, history }: Retention): AuditValues => ({ contact, mail, history });

const versionOf = ({ contact, mail, history }: Retention): string => `${contact}-${mail}-${history}`;

const settingsOf = ({ retention }: { readonly retention: Retention }): RetentionSettings => ({
  version: versionOf(retention),
  retention,
});
