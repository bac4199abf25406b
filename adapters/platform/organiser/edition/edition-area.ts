import {
  copiedParts,
  type EditionPart,
  type NextEdition,
  NextEditionBodySchema,
  nextEditionFaults,
  shiftedDay,
} from '@fairdesk/core/organiser';
import { sql } from 'kysely';
import { eventZoneOf } from '../../../shared/resources/event-zone.ts';
import { stampContent } from '../../content/content-stamp.ts';
import { onceAgain } from '../../database/once-again.ts';
import type { Query } from '../../database/open-database.ts';
import { invalid } from '../../identity/read-input.ts';
import { recordAudit } from '../../record-audit.ts';
import { eventPermissions } from '../../resources/event-permissions.ts';
import { categories } from '../../resources/stands.ts';
import { json } from '../../service.ts';
import type { OrganiserArea, OrganiserCall } from '../area.ts';
import { FairFormInput } from '../fairs/fair-form-input.ts';
import { requireNoPage } from '../fairs/fair-slugs.ts';
import { type EventRow, eventRow } from '../fairs/fair-writes.ts';
import { earlierEvent, insertEvent } from '../fairs/new-event.ts';
import { methodNotAllowed } from '../method-not-allowed.ts';
import { readDeskBody } from '../read-desk-body.ts';
import { switchOnReminders } from '../reminders/reminders-area.ts';
import { type Copy, copyPrefix, copyRows } from './copy-rows.ts';
import { copyExhibitors } from './edition-exhibitors.ts';
import { copySite } from './edition-site.ts';
import { editionSource } from './edition-source.ts';
import { copyAwards, copyTasks } from './edition-tasks.ts';

/** `GET` reads what the event has to copy, `POST` stores its next edition. */
export const editionArea: OrganiserArea =
  ({ database, clock }) =>
  async (call) => {
    if (call.request.method === 'GET') return json(200, await editionSource(database.query, call.event));
    if (call.request.method !== 'POST') return methodNotAllowed;
    const { parts, id, ...fields } = await readDeskBody(call.request, NextEditionBodySchema);
    const form = { ...FairFormInput.parse(fields), parts: copiedParts(parts) };
    const faults = nextEditionFaults(form);
    if (faults.length > 0) throw invalid(faults);
    return json(
      200,
      await onceAgain(database, () =>
        database.write((query) => create(query, call, { ...form, id }, clock())),
      ),
    );
  };

const create = async (
  query: Query,
  { event: from, actor }: OrganiserCall,
  { parts, id, ...form }: NextEdition & { readonly id: string | undefined },
  now: Date,
) => {
  const after = { ...form, ...Object.fromEntries(parts.map((part) => [`copied-${part}`, true])) };
  const earlier = await earlierEvent(query, { actor, uid: id, after });
  if (earlier) return earlier;
  const before = await eventRow(query, from);
  const zone = eventZoneOf(before);
  const openings = { before: { startDate: before.startDate ?? '', timeZone: zone }, after: form };
  const has = (part: EditionPart) => parts.includes(part);
  const publicStartDate = before.publicStartDate && shiftedDay(before.publicStartDate, openings.before, form);
  const to = await insertEvent(query, {
    ...{ form, actor, now },
    more: {
      ...sameShow(before),
      uid: id ?? null,
      publicStartDate,
      ...(has('settings') && settingsOf(before)),
    },
  });
  const copy: Copy = { from, to, prefix: copyPrefix(), now: now.toISOString() };
  if (has('team'))
    await copyRows(
      query,
      eventPermissions,
      copy,
      sql`"eventId" = ${from} and "participationId" is null and "email" <> ${actor}`,
    );
  if (has('categories')) await copyRows(query, categories, copy, sql`"eventId" = ${from}`);
  if (has('exhibitors')) await copyExhibitors(query, copy, parts);
  if (has('tasks')) await copyTasks(query, copy, openings, parts);
  if (has('awards')) await copyAwards(query, copy, openings);
  await (has('settings') ? copyReminders(query, copy) : switchOnReminders(query, to));
  await copySite(query, { ...copy, before, after: await eventRow(query, to), at: now }, parts);
  await requireNoPage(query, form.slug, to);
  const entry = { actor, subject: 'fair', after };
  await recordAudit(query, { ...entry, event: from, action: 'fair.next-edition', label: before.name }, now);
  await recordAudit(query, { ...entry, event: to, action: 'fair.copy', label: before.name }, now);
  await stampContent(query);
  return { event: to, slug: form.slug };
};

/** An edition belongs to the show of the one before. */
const sameShow = ({ showId, organizerId, eventType }: EventRow) => ({ showId, organizerId, eventType });

const settingsOf = ({ profileSettings, companyTypes, testUsers }: EventRow) => ({
  profileSettings,
  companyTypes,
  testUsers,
});

/** The schedule of reminders; nothing was sent for the new fair. */
const copyReminders = async (query: Query, { from, to }: Copy): Promise<void> => {
  const row = await query
    .selectFrom('reminderSettings')
    .selectAll()
    .where('eventId', '=', from)
    .executeTakeFirst();
  if (row === undefined) return switchOnReminders(query, to);
  const { isOn, schedule } = row;
  await query.insertInto('reminderSettings').values({ eventId: to, isOn, schedule, lastDay: null }).execute();
};
