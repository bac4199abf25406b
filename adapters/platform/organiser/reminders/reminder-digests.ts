import {
  cleanSchedule,
  type Digest,
  fairStateOf,
  REMINDER_SCHEDULE,
  type ReminderInput,
  type ReminderSchedule,
  remindersDue,
  remindersFor,
} from '@fairdesk/core/organiser';
import { dayIn, instantOf, type Language } from '@fairdesk/core/shared';
import { z } from 'zod';
import { eventZoneOf } from '../../../shared/resources/event-zone.ts';
import type { Query } from '../../database/open-database.ts';
import { type FairPortal, fairPortal, portalLinks } from '../../mail/fair-portal.ts';
import type { Mail } from '../../mail/mail.ts';
import { mailTemplates, type TemplateOf } from '../../mail/mail-templates.ts';
import { type ReminderFacts, reminderMail, reminderValues } from '../../mail/reminder-mail.ts';
import { type CompanyTask, type Remindable, remindableOf, titleOf } from './remindable.ts';

/** The fair as its reminders need it. */
export interface RemindedFair {
  readonly id: string;
  readonly name: string;
  readonly timeZone: string;
  readonly portal: FairPortal;
  readonly isPublished: boolean;
  readonly isOn: boolean;
  readonly schedule: ReminderSchedule;
  readonly lastDay: string | undefined;
  readonly templateOf: TemplateOf;
  /** 0 before the first save. */
  readonly version: number;
}

/** The fair with its reminder settings; reminders are off until someone switches them on. */
export const remindedFair = async (query: Query, event: string, now: Date): Promise<RemindedFair> => {
  const row = await query
    .selectFrom('events')
    .leftJoin('reminderSettings', 'reminderSettings.eventId', 'events.id')
    .select(['events.id', 'events.name', 'events.timeZone'])
    .select(['events.status', 'events.publicationStatus', 'events.archiveAt'])
    .select(['reminderSettings.isOn', 'reminderSettings.schedule', 'reminderSettings.lastDay'])
    .select('reminderSettings.version')
    .where('events.id', '=', event)
    .executeTakeFirstOrThrow();
  const timeZone = eventZoneOf(row);
  const state = fairStateOf(
    {
      status: row.status ?? '',
      publicationStatus: row.publicationStatus ?? '',
      archiveAt: row.archiveAt ?? '',
      timeZone,
    },
    now,
  );
  return {
    id: row.id,
    name: row.name,
    timeZone,
    portal: await fairPortal(query, event),
    isPublished: state === 'published',
    isOn: row.isOn === 1,
    schedule: row.schedule === null ? REMINDER_SCHEDULE : cleanSchedule(Days.parse(JSON.parse(row.schedule))),
    lastDay: row.lastDay ?? undefined,
    templateOf: await mailTemplates(query, event),
    version: row.version ?? 0,
  };
};

const Days = z.array(z.number()).catch([]);

/** A reminder with the mail it becomes. */
export interface MailedDigest extends Digest<CompanyTask> {
  readonly fair: RemindedFair;
  /** The names of the companies it is about. */
  readonly companies: readonly string[];
  /** The participation of the first one. */
  readonly participation: string;
  readonly factsIn: (language: Language) => ReminderFacts;
  /** @param others what the same mail says to the person about other fairs */
  readonly mail: (others?: readonly MailedDigest[]) => Mail;
}

/** The day to remind for, in the fair's zone, and who was reminded until another day than the others. */
type DigestDays = Pick<ReminderInput<CompanyTask>, 'day' | 'lastDayOf'>;

/** The reminders of a fair at a moment, each with its mail. */
export const digestsOf = async (
  query: Query,
  fair: RemindedFair,
  publicUrl: string,
  now: Date,
  days: DigestDays = {},
): Promise<readonly MailedDigest[]> => {
  if (fair.schedule.length === 0) return [];
  const remindable = await remindableOf(query, fair.id);
  const digests = remindersDue({ ...fair, ...remindable, now, ...days });
  return mailed(digests, fair, remindable, { publicUrl, today: dayIn(fair.timeZone, now) });
};

/** Reminders of all open required tasks of these companies, each with its mail. */
export const digestsFor = async (
  query: Query,
  fair: RemindedFair,
  publicUrl: string,
  participations: readonly string[],
  now: Date,
): Promise<readonly MailedDigest[]> => {
  const remindable = await remindableOf(query, fair.id);
  const today = dayIn(fair.timeZone, now);
  const digests = remindersFor(remindable, new Set(participations), today);
  return mailed(digests, fair, remindable, { publicUrl, today });
};

const mailed = (
  digests: readonly Digest<CompanyTask>[],
  fair: RemindedFair,
  remindable: Remindable,
  place: Place,
): readonly MailedDigest[] =>
  digests.map((digest) => {
    const { email, tasks } = digest;
    const factsIn = (language: Language) => factsOf(fair, language, place, tasks);
    return {
      ...digest,
      fair,
      companies: [...new Set(tasks.map(({ company }) => company))],
      participation: tasks[0]?.participation ?? '',
      factsIn,
      mail: (others = []) => {
        const language = remindable.languageOf(email);
        const template = fair.templateOf('reminder', language);
        const elsewhere = others.map((other) => other.factsIn(language));
        return { recipient: email, ...reminderMail(language, factsIn(language), template, elsewhere) };
      },
    };
  });

/** Where the links of a reminder lead, and the day it counts from, in the fair's zone. */
interface Place {
  readonly publicUrl: string;
  readonly today: string;
}

/** The language of a person, and what a reminder of their open tasks would say; no values without such tasks. */
export const digestOf = async (
  query: Query,
  fair: RemindedFair,
  publicUrl: string,
  { email, participations }: { readonly email: string; readonly participations: readonly string[] },
  now: Date,
) => {
  const remindable = await remindableOf(query, fair.id);
  const today = dayIn(fair.timeZone, now);
  const digests = remindersFor(remindable, new Set(participations), today);
  const digest = digests.find((each) => each.email === email);
  const language = remindable.languageOf(email);
  const place = { publicUrl, today };
  return {
    language,
    values: digest && reminderValues(language, factsOf(fair, language, place, digest.tasks)),
  };
};

const factsOf = (
  { name, timeZone, portal }: RemindedFair,
  language: Language,
  { publicUrl, today }: Place,
  tasks: readonly CompanyTask[],
): ReminderFacts => {
  const linkTo = portalLinks(publicUrl, portal, language);
  const companies = [...Map.groupBy(tasks, ({ participation }) => participation).values()].map((own) => ({
    name: own[0]?.company ?? '',
    tasks: own.map((task) => ({
      title: titleOf(task, language),
      due: instantOf(task.due),
      dueDay: dayIn(timeZone, instantOf(task.due)),
      link: linkTo('/tasks', `#task-${encodeURIComponent(task.code)}`),
    })),
  }));
  return { fairName: name, timeZone, day: today, companies };
};
