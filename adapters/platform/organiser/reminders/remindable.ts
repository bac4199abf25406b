import {
  CANCELLED_PARTICIPATION,
  type RemindableTask,
  type RemindedPerson,
  tasksFor,
} from '@fairdesk/core/organiser';
import { inLanguage, type Language, type Localised } from '@fairdesk/core/shared';
import type { Query } from '../../database/open-database.ts';
import { fairLanguage } from '../../mail/fair-language.ts';
import { readerLanguages } from '../../mail/reader-languages.ts';
import { taskCompanies } from '../tasks/task-companies.ts';
import { taskContext } from '../tasks/task-context.ts';

/** A required task of one company of an event. */
export interface CompanyTask extends RemindableTask {
  readonly titles: Localised;
  /** The company's name at the fair. */
  readonly company: string;
}

/** Everything that decides about the reminders of an event, except the time. */
export interface Remindable {
  readonly tasks: readonly CompanyTask[];
  readonly people: readonly RemindedPerson[];
  /** The language of a person's mails. */
  readonly languageOf: (email: string) => Language;
}

/** The roles that can complete tasks. */
const ROLES = ['owner', 'editor'];

export const remindableOf = async (query: Query, event: string): Promise<Remindable> => {
  const people = await query
    .selectFrom('eventPermissions')
    .leftJoin('users', 'users.email', 'eventPermissions.email')
    .select(['eventPermissions.email', 'participationId', 'chosenLanguage as language', 'listLanguage'])
    .where('eventId', '=', event)
    .where('role', 'in', ROLES)
    .orderBy('eventPermissions.email')
    .execute();
  const invitations = await query
    .selectFrom('invitations')
    .select(['email', 'language'])
    .where('eventId', '=', event)
    .orderBy('created')
    .execute();
  const languages = readerLanguages(people, invitations);
  const fallback = await fairLanguage(query, event);
  return {
    tasks: await requiredTasks(query, event),
    people: people.flatMap(({ email, participationId }) =>
      participationId === null ? [] : [{ email, participation: participationId }],
    ),
    languageOf: (email) => languages.get(email) ?? fallback,
  };
};

/** The required tasks of every company that takes part, each with the company's own deadline if it has one. */
const requiredTasks = async (query: Query, event: string): Promise<readonly CompanyTask[]> => {
  const context = await taskContext(query, event);
  const required = context.tasks.filter((task) => task.required);
  const active = query
    .selectFrom('participations')
    .where('eventId', '=', event)
    .where(({ eb, fn, val }) => eb(fn.coalesce('status', val('')), '!=', CANCELLED_PARTICIPATION));
  const companies = await active.select(['id', 'name', 'organizationName']).execute();
  const taskCompanyOf = await taskCompanies(query, active.select('id'), { ...context, tasks: required });
  return companies.flatMap(({ id, name, organizationName }) => {
    const company = taskCompanyOf.get(id);
    if (company === undefined) return [];
    return tasksFor(required, company).map(({ code, titles, due }) => ({
      ...{ code, titles, participation: id, company: name || organizationName },
      isDone: company.completed.has(code),
      due: company.deadlines.get(code) ?? due,
    }));
  });
};

/** The title of a task in a language; its code when it has none. */
export const titleOf = ({ titles, code }: CompanyTask, language: Language): string =>
  inLanguage(titles, language) || code;
