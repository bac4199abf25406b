import {
  dateTimeFormat,
  daysBetween,
  type Language,
  LOCALES,
  listFormat,
  relativeTimeFormat,
} from '@fairdesk/core/shared';
import { fillLetter } from './fill-letter.ts';
import type { Letter } from './mail.ts';
import { oneLine } from './one-line.ts';

/** The contents of a reminder. */
export interface ReminderFacts {
  readonly fairName: string;
  /** The fair's zone; IANA. */
  readonly timeZone: string;
  /** Today in that zone. */
  readonly day: string;
  /** At least one, each with at least one task. */
  readonly companies: readonly {
    readonly name: string;
    readonly tasks: readonly ReminderTask[];
  }[];
}

interface ReminderTask {
  readonly title: string;
  readonly due: Date;
  /** In the fair's zone. */
  readonly dueDay: string;
  /** Opens the task in the portal. */
  readonly link: string;
}

/**
 * Reminds a user of the open tasks of their companies.
 *
 * @param others the user's tasks in other fairs, which the same mail lists
 */
export const reminderMail = (
  language: Language,
  facts: ReminderFacts,
  template = reminderTemplate(language),
  others: readonly ReminderFacts[] = [],
): Letter => {
  const { tasks, ...names } = reminderValues(language, facts, others);
  return fillLetter(template, names, { tasks });
};

/** The built-in text of a reminder. */
export const reminderTemplate = (language: Language): Letter => {
  const { greeting, opening, closing } = WORDS[language];
  return {
    subject: '{fair}: {open}',
    body: `${greeting}\n\n${opening('{company}', '{fair}')}\n\n{tasks}\n\n${closing}`,
  };
};

/** What the placeholders of a reminder stand for. */
export const reminderValues = (
  language: Language,
  facts: ReminderFacts,
  others: readonly ReminderFacts[] = [],
) => {
  const words = WORDS[language];
  const fairs = [facts, ...others];
  const listOf = (names: readonly string[]) =>
    listFormat(LOCALES[language]).format([...new Set(names)].map(oneLine));
  const companies = fairs.flatMap((fair) => fair.companies);
  const count = companies.reduce((sum, { tasks }) => sum + tasks.length, 0);
  const parts = fairs.flatMap((fair) =>
    fair.companies.map(({ name, tasks }) => {
      const rows = tasks.map((task) => taskText(language, fair, task)).join('\n\n');
      const heading = [
        ...(companies.length === 1 ? [] : [name]),
        ...(fairs.length === 1 ? [] : [fair.fairName]),
      ];
      return [...(heading.length === 0 ? [] : [heading.map(oneLine).join(' – ')]), rows].join('\n\n');
    }),
  );
  return {
    fair: others.length === 0 ? facts.fairName : listOf(fairs.map(({ fairName }) => fairName)),
    company: listOf(companies.map(({ name }) => name)),
    open: count === 1 ? words.oneTask : words.tasks(count),
    tasks: parts.join('\n\n'),
  };
};

const taskText = (language: Language, { timeZone, day }: ReminderFacts, task: ReminderTask): string => {
  const moment = dateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
    timeZoneName: 'short',
  }).format(task.due);
  const distance = relativeTimeFormat(LOCALES[language], { numeric: 'auto' }).format(
    daysBetween(day, task.dueDay),
    'day',
  );
  const { due, wasDue } = WORDS[language];
  return `- ${oneLine(task.title)}\n  ${task.dueDay < day ? wasDue : due}: ${moment} (${distance})\n  ${task.link}`;
};

interface Words {
  readonly oneTask: string;
  readonly tasks: (count: number) => string;
  readonly greeting: string;
  readonly opening: (companies: string, fair: string) => string;
  readonly due: string;
  readonly wasDue: string;
  readonly closing: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    oneTask: '1 required task is still open',
    tasks: (count) => `${count} required tasks are still open`,
    greeting: 'Hello,',
    opening: (companies, fair) => `These required tasks of ${companies} for ${fair} are still open:`,
    due: 'Deadline',
    wasDue: 'The deadline has passed',
    closing: 'Once a task is completed in the exhibitor portal, you get no more reminders of it.',
  },
  nl: {
    oneTask: '1 verplichte taak staat nog open',
    tasks: (count) => `${count} verplichte taken staan nog open`,
    greeting: 'Goedendag,',
    opening: (companies, fair) => `Deze verplichte taken van ${companies} voor ${fair} staan nog open:`,
    due: 'Deadline',
    wasDue: 'De deadline is verstreken',
    closing: 'Zodra een taak in het exposantenportaal is afgerond, krijgt u er geen herinneringen meer over.',
  },
  es: {
    oneTask: 'queda 1 tarea obligatoria pendiente',
    tasks: (count) => `quedan ${count} tareas obligatorias pendientes`,
    greeting: 'Buenos días:',
    opening: (companies, fair) => `Estas tareas obligatorias de ${companies} para ${fair} siguen pendientes:`,
    due: 'Fecha límite',
    wasDue: 'La fecha límite ha pasado',
    closing:
      'En cuanto se complete una tarea en el portal del expositor, dejará de recibir recordatorios sobre ella.',
  },
  tr: {
    oneTask: '1 zorunlu görev hâlâ açık',
    tasks: (count) => `${count} zorunlu görev hâlâ açık`,
    greeting: 'Merhaba,',
    opening: (companies, fair) => `${companies} için ${fair} kapsamındaki şu zorunlu görevler hâlâ açık:`,
    due: 'Son tarih',
    wasDue: 'Son tarih geçti',
    closing: 'Bir görev katılımcı portalında tamamlandığında onunla ilgili hatırlatma almazsınız.',
  },
};
