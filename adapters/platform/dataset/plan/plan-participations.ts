import { CANCELLED_PARTICIPATION } from '@fairdesk/core/organiser';
import { dayIn } from '@fairdesk/core/shared';
import { mapInSlices } from '../../../shared/pause.ts';
import { withFormerSlug } from '../../../shared/resources/former-slugs.ts';
import type { Query } from '../../database/open-database.ts';
import { freeSlugs } from '../../profile-service/slug-of.ts';
import { type Cells, keyOf } from '../read/cells.ts';
import type { Dataset } from '../read/dataset.ts';
import { parseDay } from '../read/day-text.ts';
import { FAULT_REASONS } from '../read/fault-reason.ts';
import type { Entry } from '../read/read-table.ts';
import type { ParticipationRow } from '../read/table-schema.ts';
import { createDirectory, type FairEventRef, partition } from './fair-directory.ts';
import { type PageNames, pageNamesOf } from './page-names.ts';
import { type PlannedRow, planRows, type RowPlan } from './plan-rows.ts';
import { PARTICIPATIONS } from './row-kinds.ts';
import { storedRows } from './stored-rows.ts';

/** What a company starts with, where nothing else is said. */
export const NEW_PARTICIPATION = {
  participationType: 'EXHIBITOR',
  status: 'CONFIRMED',
  publicationStatus: 'PUBLIC',
  isPublic: 0,
  showLogo: 1,
};

type Placed = { readonly entry: Entry<ParticipationRow>; readonly event: FairEventRef };

/**
 * Plans the companies of each event; a company without a slug gets one from its name, unique in its event.
 */
export const planParticipations = async (
  query: Query,
  dataset: Dataset,
  events: RowPlan['rows'],
  now: Date,
): Promise<RowPlan> => {
  const directory = createDirectory(events, new Map(), dataset.broken);
  const placed = partition(
    dataset.participations.map((entry) =>
      directory.event(entry.value.event, entry).map((event): Placed => ({ entry, event })),
    ),
  );
  const eventIds = [...events.values()].map(({ id }) => String(id));
  const stored = await storedRows(query, 'participations', 'eventId', eventIds);
  const pages = await pageNamesOf(query, dataset, directory, eventIds, stored);
  const slugs = collectSlugs(stored, placed.values, pages.names);
  const storedByKey = new Map(await mapInSlices(stored, (row) => [keyOf(row, KEY), row] as const));
  const rows = await mapInSlices(placed.values, (one) => {
    const row = storedByKey.get(keyOf({ eventId: one.event.id, uid: one.entry.value.uid }, KEY));
    if (one.entry.value.remove === 1) return cancelled(one);
    return row === undefined ? newcomer(one, slugs, now) : participationRow(one, row, now);
  });
  const strangers = placed.values.filter(
    ({ entry: { value }, event }) =>
      value.remove === 1 && !storedByKey.has(keyOf({ eventId: event.id, uid: value.uid }, KEY)),
  );
  const plan = await planRows(PARTICIPATIONS, stored, rows, now);
  return {
    ...plan,
    faults: [
      ...placed.faults,
      ...strangers.map(notStored),
      ...slugFaults(stored, placed.values, pages.names),
      ...pages.faults,
      ...plan.faults,
    ],
  };
};

const KEY = ['eventId', 'uid'];

/** A company to remove is cancelled, as on the desk, and otherwise stays as it is. */
const cancelled = ({ entry: { value, fault }, event }: Placed): PlannedRow => ({
  key: { eventId: event.id, uid: value.uid },
  values: { status: CANCELLED_PARTICIPATION },
  isChangeOnly: true,
  fault,
});

const notStored = ({ entry: { value, fault }, event }: Placed) =>
  fault('remove', FAULT_REASONS.unknownCompany(value.uid, event.slug));

/** A company whose name equals its organisation's name is renamed together with it. */
const participationRow = ({ entry, event }: Placed, stored: Cells | undefined, now: Date): PlannedRow => {
  const { event: _, uid, confirmed, name, formerSlugs, remove: __, ...rest } = entry.value;
  const isNamesake = stored !== undefined && stored.name === stored.organizationName;
  return {
    key: { eventId: event.id, uid },
    values: {
      ...rest,
      name: name ?? (isNamesake ? rest.organizationName : undefined),
      confirmed: confirmed && parseDay(confirmed, dayIn(event.timeZone, now)),
      formerSlugs: formerSlugs && `|${formerSlugs.join('|')}|`,
      ...(rest.brandName === null && { brandId: null }),
      ...(stored && rest.slug && formerSlugsOf(stored, rest.slug)),
    },
    fault: entry.fault,
  };
};

/** Keeps links to a company's former address working. */
const formerSlugsOf = ({ slug, formerSlugs }: Cells, next: string): { formerSlugs?: string } =>
  slug && slug !== next ? { formerSlugs: withFormerSlug(String(formerSlugs ?? ''), String(slug), next) } : {};

const newcomer = (placed: Placed, slugs: Map<string, EventSlugs>, now: Date): PlannedRow => {
  const { organizationName, name, uid, slug } = placed.entry.value;
  const { used, freeOf } = slugsOf(slugs, placed.event.id);
  const initialSlug = slug ?? freeOf(name ?? organizationName ?? uid);
  used.add(initialSlug);
  return {
    ...participationRow(placed, undefined, now),
    initial: {
      ...NEW_PARTICIPATION,
      slug: initialSlug,
      name: organizationName ?? null,
    },
  };
};

/** The slugs of an event that are in use, and the next free one for a name. */
interface EventSlugs {
  readonly used: Set<string>;
  readonly freeOf: (name: string) => string;
}

const slugsOf = (slugs: Map<string, EventSlugs>, event: string): EventSlugs => {
  const present = slugs.get(event);
  if (present) return present;
  const used = new Set<string>();
  const added = { used, freeOf: freeSlugs(used) };
  slugs.set(event, added);
  return added;
};

const collectSlugs = (
  stored: readonly Cells[],
  placed: readonly Placed[],
  pageNames: PageNames,
): Map<string, EventSlugs> => {
  const slugs = new Map<string, EventSlugs>();
  const take = (event: string, slug: string) => slugsOf(slugs, event).used.add(slug);
  for (const [event, names] of pageNames) for (const name of names) take(event, name);
  for (const { eventId, slug } of stored) take(String(eventId), String(slug));
  for (const { entry, event } of placed) if (entry.value.slug) take(event.id, entry.value.slug);
  return slugs;
};

/** Reports a slug that another company of the event uses, or a new one that a page has. */
const slugFaults = (stored: readonly Cells[], placed: readonly Placed[], pageNames: PageNames) => {
  const owners = new Map(stored.map((row) => [keyOf(row, ['eventId', 'slug']), keyOf(row, KEY)]));
  return placed.flatMap(({ entry: { value, fault }, event }) => {
    if (value.slug === undefined) return [];
    const place = keyOf({ eventId: event.id, slug: value.slug }, ['eventId', 'slug']);
    const own = keyOf({ eventId: event.id, uid: value.uid }, KEY);
    const isNew = !owners.has(place);
    const owner = owners.get(place) ?? own;
    owners.set(place, owner);
    if (owner !== own) return [fault('slug', FAULT_REASONS.slugInUse(event.slug))];
    const isOfPage = isNew && pageNames.get(event.id)?.has(value.slug);
    return isOfPage ? [fault('slug', FAULT_REASONS.slugOfPage(event.slug))] : [];
  });
};
