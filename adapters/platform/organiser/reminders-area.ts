import {
  cleanSchedule,
  PLANNED_RECIPIENTS_MAX,
  type PlannedMail,
  REMINDER_SCHEDULE,
  REMINDER_TIME,
  type ReminderPlan,
  reminderDay,
} from '@fairdesk/core/organiser';
import { dayIn, zonedInstant } from '@fairdesk/core/shared';
import { z } from 'zod';
import type { Query } from '../database/open-database.ts';
import { readInput } from '../identity/read-input.ts';
import { httpFault, json, type ServiceResponse } from '../service.ts';
import type { OrganiserArea, OrganiserCall, OrganiserParts } from './area.ts';
import { recordAudit } from './audit.ts';
import { methodNotAllowed } from './method-not-allowed.ts';
import { digestsOf, type MailedDigest, type RemindedFair, remindedFair } from './reminder-digests.ts';

/**
 * `GET ?schedule=14,7`: the settings and what they, or that schedule, would send today; `GET /preview?email=` one
 * of these mails; `PUT` replaces the settings.
 */
export const remindersArea: OrganiserArea = (parts) => async (call) => {
  const { request, path } = call;
  if (request.method === 'PUT') return save(parts, call, await readInput(request, FormInput));
  if (request.method !== 'GET') return methodNotAllowed;
  const planned = await todaysReminders(parts, parts.database.query, call);
  return path[0] === 'preview' ? preview(planned, call) : json(200, planOf(planned));
};

const FormInput = z.object({
  version: z.string(),
  form: z.object({ isOn: z.boolean(), schedule: z.array(z.number()).max(50) }),
});

interface Planned {
  readonly fair: RemindedFair;
  readonly day: string;
  readonly digests: readonly MailedDigest[];
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
  const time = zonedInstant(day, REMINDER_TIME, fair.timeZone);
  const lastDay = fair.lastDay === day ? undefined : fair.lastDay;
  const digests = await digestsOf(query, { ...fair, lastDay }, publicUrl, now < time ? time : now);
  return { fair, day, digests };
};

const planOf = ({ fair, day, digests }: Planned): ReminderPlan => ({
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
  recipients: digests.slice(0, PLANNED_RECIPIENTS_MAX).map(({ email, companies }) => ({ email, companies })),
});

const preview = ({ digests }: Planned, { request }: OrganiserCall): ServiceResponse => {
  const email = request.url.searchParams.get('email');
  const digest = digests.find((each) => each.email === email);
  if (digest === undefined) return json(404, { error: 'not_found' });
  const { recipient, subject, body } = digest.mail();
  const mail: PlannedMail = { recipient, subject, body };
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
    if (String(before.version) !== version) throw httpFault(409, { error: 'conflict' });
    const schedule = cleanSchedule(form.schedule);
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
    if (saved.numInsertedOrUpdatedRows !== 1n) throw httpFault(409, { error: 'conflict' });
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
