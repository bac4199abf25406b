import { type FairForm, type FairSettings, fairFaults, fairStateOf } from '@fairdesk/core/organiser';
import type { Selectable } from 'kysely';
import { eventZoneOf } from '../../../shared/resources/event-zone.ts';
import { stampContent } from '../../content/content-stamp.ts';
import { fold } from '../../database/fold.ts';
import type { Query } from '../../database/open-database.ts';
import type { Tables } from '../../database/tables.ts';
import { invalid } from '../../identity/read-input.ts';
import { recordAudit } from '../../record-audit.ts';
import { conflict } from '../../service.ts';
import { fairOf } from '../../starter/ensure-sites.ts';
import type { FairWriter } from '../fair-writer.ts';
import { renewStarterPages } from '../pages/renew-starter-pages.ts';
import { moveSite, requireFreeSlug } from './fair-slugs.ts';

/** A stored fair. */
export type EventRow = Selectable<Tables['events']>;

interface FairChange {
  readonly action: 'fair.save' | 'fair.state';
  /** The version that the change starts from. */
  readonly version: string;
  readonly valuesOf: (row: EventRow) => Partial<EventRow>;
}

/**
 * Changes a fair unless another save came since, records it, and renews the starter pages that name it. Its website
 * follows a new slug.
 */
export const changeFair = async (
  query: Query,
  { event, actor, now }: FairWriter,
  { action, version, valuesOf }: FairChange,
): Promise<FairSettings> => {
  const row = await eventRow(query, event);
  const values = valuesOf(row);
  const { slug = row.slug } = values;
  if (slug !== row.slug) await requireFreeSlug(query, slug, event);
  const changed = await query
    .updateTable('events')
    .set({ ...values, modified: now.toISOString(), version: row.version + 1 })
    .where('id', '=', event)
    .where('version', '=', Number(version))
    .returningAll()
    .executeTakeFirst();
  if (changed === undefined) throw conflict();
  if (slug !== row.slug) await moveSite(query, event, { before: row.slug, after: slug });
  const [before, after] = [recordedFair(row, now), recordedFair(changed, now)];
  await recordAudit(
    query,
    { event, actor, action, subject: 'fair', label: changed.name, before, after },
    now,
  );
  await renewStarterPages(query, event, fairOf(row), fairOf(changed), now);
  await stampContent(query);
  return settingsOf(changed, now);
};

/** The columns that a form fills; a form with faults ends the request. */
export const fairColumns = (form: FairForm, stored: Pick<EventRow, 'slug'>) => {
  const faults = fairFaults(form, stored);
  if (faults.length > 0) throw invalid(faults);
  return { ...form, nameFolded: fold(form.name) };
};

/** The fair as it is stored now. */
export const eventRow = (query: Query, id: string): Promise<EventRow> =>
  query.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** The fields in which the state of a fair is stored. */
export const stateFieldsOf = ({ status, publicationStatus, archiveAt, timeZone }: EventRow) => ({
  status: status ?? '',
  publicationStatus: publicationStatus ?? '',
  archiveAt: archiveAt ?? '',
  timeZone: eventZoneOf({ timeZone }),
});

/** What the history has of a fair; the links restore what the state alone does not tell. */
export const recordedFair = (row: EventRow, now: Date) => {
  const { version: _, ...settings } = settingsOf(row, now);
  const { status, publicationStatus, archiveAt } = stateFieldsOf(row);
  return { ...settings, links: { status, publicationStatus, archiveAt } };
};

/** The settings of a stored fair. */
export const settingsOf = (row: EventRow, now: Date): FairSettings => ({
  version: String(row.version),
  state: fairStateOf(stateFieldsOf(row), now),
  name: row.name,
  slug: row.slug,
  startDate: row.startDate ?? '',
  startTime: row.startTime ?? '',
  endDate: row.endDate ?? '',
  endTime: row.endTime ?? '',
  timeZone: eventZoneOf(row),
  city: row.city ?? '',
  venue: row.venue ?? '',
  contactEmail: row.contactEmail ?? '',
  floorPlanUrl: row.floorPlanUrl ?? '',
  publicEndDate: row.publicEndDate ?? '',
});
