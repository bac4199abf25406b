import {
  cleanSchedule,
  PLANNED_RECIPIENTS_MAX,
  type PlannedMail,
  REMINDER_SCHEDULE,
  type ReminderPlan,
  reminderDay,
} from '@fairdesk/core/organiser';
import { dayIn } from '@fairdesk/core/shared';
import { z } from 'zod';
import type { Query } from '../../database/open-database.ts';
import { readInput } from '../../identity/read-input.ts';
import { recordAudit } from '../../record-audit.ts';
import { conflict, json, type ServiceResponse } from '../../service.ts';
import type { OrganiserArea, OrganiserCall, OrganiserParts } from '../area.ts';
import { hasWords } from '../has-words.ts';
import { methodNotAllowed } from '../method-not-allowed.ts';
import { type PlannedDigest, plannedDigests } from './planned-digests.ts';
import { forgetDays } from './reminded-days.ts';
import { type RemindedFair, remindedFair } from './reminder-digests.ts';

/**
 * `GET ?schedule=14,7&search=`: the settings and what they, or that schedule, would send today, with the recipients that
 * have these words; `GET /preview?email=` one of these mails; `PUT` replaces the settings.
 */
export const remindersArea: OrganiserArea = (parts) => async (call) => {
  const { request, path } = call;
  if (request.method === 'PUT') return save(parts, call, await readInput(request, FormInput));
  if (request.method !== 'GET') return methodNotAllowed;
  const planned = await todaysReminders(parts, parts.database.query, call);
  if (path[0] === 'preview') return preview(planned, call);
  return json(200, planOf(planned, request.url.searchParams.get('search') ?? ''));
};

const FormInput = z.object({
  version: z.string(),
  form: z.object({ isOn: z.boolean(), schedule: z.array(z.number()).max(50) }),
});

interface Planned {
  readonly fair: RemindedFair;
  readonly day: string;
  readonly digests: readonly PlannedDigest[];
}

/** Today's reminders, also before their time and after they were sent. */
const todaysReminders = async (
  { publicUrl, clock }: OrganiserParts,
  query: Query,
  { event, request }: OrganiserCall,
): Promise<Planned> => {
  const now = clock();
  const stored = await remindedFair(query, event, now);
  const schedule = request.url.searchParams.get('schedule');
  const fair =
    schedule === null
      ? stored
      : { ...stored, schedule: cleanSchedule((schedule.match(/-?\d+/g) ?? []).map(Number)) };
  const day = dayIn(fair.timeZone, now);
  return { fair, day, digests: await plannedDigests(query, fair, publicUrl, now) };
};

const planOf = ({ fair, day, digests }: Planned, search = ''): ReminderPlan => ({
  isOn: fair.isOn,
  schedule: fair.schedule,
  version: String(fair.version),
  timeZone: fair.timeZone,
  day,
  ...(fair.lastDay !== undefined && { lastDay: fair.lastDay }),
  isPublished: fair.isPublished,
  people: digests.length,
  companies: new Set(digests.flatMap(({ tasks }) => tasks.map(({ participation }) => participation))).size,
  tasks: new Set(digests.flatMap(({ tasks }) => tasks)).size,
  recipients: found(digests, search)
    .slice(0, PLANNED_RECIPIENTS_MAX)
    .map(({ email, companies, isCarried }) => ({ email, companies, isCarried })),
});

const found = (digests: readonly PlannedDigest[], search: string): readonly PlannedDigest[] => {
  const isFound = hasWords(search);
  return digests.filter(({ email, companies }) => isFound(email, ...companies));
};

const preview = ({ digests }: Planned, { request }: OrganiserCall): ServiceResponse => {
  const email = request.url.searchParams.get('email');
  const digest = digests.find((each) => each.email === email);
  if (digest === undefined) return json(404, { error: 'not_found' });
  const { recipient, subject, body, isPart } = digest.planned();
  const mail: PlannedMail = { recipient, subject, body, isPart };
  return json(200, mail);
};

const save = (
  parts: OrganiserParts,
  call: OrganiserCall,
  { form, version }: z.output<typeof FormInput>,
): Promise<ServiceResponse> =>
  parts.database.write(async (query) => {
    const { event, actor } = call;
    const now = parts.clock();
    const before = await remindedFair(query, event, now);
    if (String(before.version) !== version) throw conflict();
    const schedule = cleanSchedule(form.schedule);
    if (!before.isOn) await forgetDays(query, event, dayIn(before.timeZone, now));
    const values = {
      isOn: form.isOn ? 1 : 0,
      schedule: JSON.stringify(schedule),
      version: before.version + 1,
      lastDay: before.isOn ? (before.lastDay ?? null) : startOf(before, now),
    };
    const saved = await query
      .insertInto('reminderSettings')
      .values({ eventId: event, ...values })
      .onConflict((conflict) =>
        conflict.column('eventId').doUpdateSet(values).where('reminderSettings.version', '=', before.version),
      )
      .executeTakeFirstOrThrow();
    if (saved.numInsertedOrUpdatedRows !== 1n) throw conflict();
    await recordAudit(
      query,
      {
        ...{ event, actor, action: 'reminders.save', subject: 'reminders', label: before.name },
        before: { isOn: before.isOn, schedule: before.schedule },
        after: { isOn: form.isOn, schedule },
      },
      now,
    );
    return json(200, planOf(await todaysReminders(parts, query, call)));
  });

/** Reminders that are switched on after their time of day begin tomorrow: nothing is sent while one looks. */
const startOf = ({ timeZone }: RemindedFair, now: Date): string | null => {
  const today = reminderDay(timeZone, now);
  return today ?? null;
};

/** Switches reminders on for a new fair; it sends nothing before the fair is published. */
export const switchOnReminders = async (query: Query, event: string): Promise<void> => {
  await query
    .insertInto('reminderSettings')
    .values({ eventId: event, isOn: 1, schedule: JSON.stringify(REMINDER_SCHEDULE), lastDay: null })
    .execute();
};
