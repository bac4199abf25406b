import { dayIn } from '@fairdesk/core/shared';
import { err, ok } from 'neverthrow';
import { eventZoneOf } from '../../../shared/resources/event-zone.ts';
import type { Query } from '../../database/open-database.ts';
import { type Cells, keyOf } from '../read/cells.ts';
import type { Dataset } from '../read/dataset.ts';
import { type DayText, parseDay } from '../read/day-text.ts';
import type { EventItem } from '../read/fair-schema.ts';
import type { Entry } from '../read/read-table.ts';
import { type Found, partition } from './fair-directory.ts';
import { type PlannedRow, planRows, type RowPlan } from './plan-rows.ts';
import { EVENTS, ORGANIZERS, SHOWS } from './row-kinds.ts';
import { allRows } from './stored-rows.ts';

export interface FairPlan {
  readonly shows: RowPlan;
  readonly organizers: RowPlan;
  readonly events: RowPlan;
}

/** Plans shows, organisers and events, in the order of their references. */
export const planFair = async (query: Query, dataset: Dataset, now: Date): Promise<FairPlan> => {
  const shows = await planRows(
    SHOWS,
    await allRows(query, 'shows'),
    dataset.shows.map(({ value: { id, name }, fault }) => ({ key: { id }, values: { name }, fault })),
    now,
  );
  const organizers = await planRows(
    ORGANIZERS,
    await allRows(query, 'organizers'),
    dataset.organizers.map(({ value: { name, ...values }, fault }) => ({ key: { name }, values, fault })),
    now,
  );
  const stored = await allRows(query, 'events');
  const ids = idsFor(stored, dataset.events);
  const holders = [
    ...stored,
    ...dataset.events.map(({ value }, place) => ({ slug: value.slug, id: ids[place] ?? '' })),
  ];
  const rows = partition(
    dataset.events.map((entry, place) =>
      eventRow(entry, ids[place] ?? '', holders, { shows, organizers }, now),
    ),
  );
  const events = await planRows(EVENTS, stored, rows.values, now);
  return { shows, organizers, events: { ...events, faults: [...rows.faults, ...events.faults] } };
};

/** The id of each event: stored, given, or the next number after the highest. */
const idsFor = (stored: readonly Cells[], events: readonly Entry<EventItem>[]): readonly string[] => {
  const bySlug = new Map(stored.map(({ slug, id }) => [slug, String(id)]));
  const usedIds = [...bySlug.values(), ...events.map(({ value: { id } }) => id ?? '0')];
  let last = usedIds.reduce((most, id) => (BigInt(id) > most ? BigInt(id) : most), 0n);
  return events.map(({ value: { id, slug } }) => {
    const existing = bySlug.get(slug) ?? id;
    if (existing !== undefined) return existing;
    last += 1n;
    return String(last);
  });
};

const eventRow = (
  { value, fault }: Entry<EventItem>,
  id: string,
  holders: readonly Cells[],
  { shows, organizers }: Omit<FairPlan, 'events'>,
  now: Date,
): Found<PlannedRow> => {
  const { slug, id: ownId, show, organizer, formerSlugs: _, ...rest } = value;
  const organizerId = organizer && organizers.rows.get(keyOf({ name: organizer }, ['name']))?.id;
  const owner = holders.find((row) => row.id === id);
  const faults = [
    ...(ownId !== undefined && ownId !== id
      ? [fault('id', `The event "${slug}" has the number ${id} already.`)]
      : []),
    ...(owner !== undefined && owner.slug !== slug
      ? [fault('id', `The number ${id} belongs to "${owner.slug}".`)]
      : []),
    ...(show && !shows.rows.has(keyOf({ id: show }, ['id']))
      ? [fault('show', `There is no show ${show}.`)]
      : []),
    ...(organizer && !organizerId ? [fault('organizer', `There is no organizer "${organizer}".`)] : []),
  ];
  if (faults.length > 0) return err(faults);
  const zone = rest.timeZone ?? eventZoneOf(owner ?? {});
  const day = (text: DayText | null | undefined) => text && parseDay(text, dayIn(zone, now));
  return ok({
    key: { slug },
    values: {
      ...rest,
      startDate: day(rest.startDate),
      endDate: day(rest.endDate),
      publicStartDate: day(rest.publicStartDate),
      publicEndDate: day(rest.publicEndDate),
      archiveAt: day(rest.archiveAt),
      profileSettings: asJson(rest.profileSettings),
      showId: show,
      organizerId,
    },
    initial: { id, status: 'CONFIRMED', publicationStatus: 'DRAFT' },
    fault,
  });
};

const asJson = (value: object | undefined): string | undefined => value && JSON.stringify(value);
