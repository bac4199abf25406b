import {
  type CompactTimestamp,
  compactTimestampOf,
  dayIn,
  inLanguage,
  inOrder,
  instantOf,
} from '@fairdesk/core/shared';
import type { Task, TaskStatus } from '@fairdesk/core/tasks';
import * as z from 'zod/mini';
import { fallbackLanguages } from '../shared/fallback-languages.ts';
import { oncePerKey } from '../shared/http/once-per-value.ts';
import { type LinkPlace, siteLink } from '../shared/layout/site-links.ts';
import type { Resource } from '../shared/resources/json-api.ts';
import { LocalisedText } from '../shared/resources/localised-text.ts';
import { displayedHtml } from '../shared/sanitise.ts';

/** The organiser's definition: a `task-definitions` resource. Only this file knows its format. */
const Definition = z.object({
  code: z.string(),
  titles: LocalisedText,
  contents: LocalisedText,
  consequences: LocalisedText,
  category: z.catch(z.string(), ''),
  categories: LocalisedText,
  date: z.string(),
  required: z.boolean(),
  linkHref: z.nullish(z.string()),
  linkTitles: LocalisedText,
  linkTarget: z.nullish(z.string()),
  audience: z.nullish(z.string()),
  sortIndex: z.catch(z.number(), 0),
});
export type Definition = z.infer<typeof Definition> & {
  /** Absent if its date is invalid. */
  readonly deadline: Deadline | undefined;
};

/** When a task is due, at the fair. */
type Deadline = Pick<Task, 'due' | 'dueDay' | 'timeZone'>;

/** A participation's progress: a `tasks` resource. */
const State = z.object({
  code: z.string(),
  status: z.enum(['OPEN', 'CLOSED']),
  completedBy: z.nullish(z.string()),
  completedAt: z.nullish(z.string()),
});
export type State = z.infer<typeof State> & { readonly id: string };

/** Skips invalid resources: one invalid row must not fail the whole list. */
export const toDefinitions = (resources: readonly Resource[], timeZone: string): readonly Definition[] =>
  inOrder(
    resources.flatMap(({ attributes }) => {
      const read = Definition.safeParse(attributes);
      return read.success ? [{ ...read.data, deadline: deadlineAt(read.data.date, timeZone) }] : [];
    }),
  );

/**
 * The due day at the fair, so that days are counted from today there. The last minute of a day in UTC stands for
 * that day in every zone: services without times end their days so.
 */
const deadlineAt = (date: string, timeZone: string): Deadline | undefined => {
  const due = compactTimestampOf(date);
  if (due === undefined) return undefined;
  const isOfTimestamp = due.slice(9, 13) === '2359';
  return { due, timeZone, ...(!isOfTimestamp && { dueDay: dayIn(timeZone, instantOf(due)) }) };
};

export const toStates = (resources: readonly Resource[]): ReadonlyMap<string, State> =>
  new Map(
    resources.flatMap(({ id, attributes }) => {
      const read = State.safeParse(attributes);
      return read.success ? [[read.data.code, { id, ...read.data }] as const] : [];
    }),
  );

/** A participation's own deadline: a `task-deadlines` resource. */
const OwnDeadline = z.object({ code: z.string(), date: z.string() });

/** The deadlines that differ from those of the definitions, by code. */
export const toDeadlines = (resources: readonly Resource[]): ReadonlyMap<string, CompactTimestamp> =>
  new Map(
    resources.flatMap(({ attributes }) => {
      const read = OwnDeadline.safeParse(attributes);
      const due = read.success ? compactTimestampOf(read.data.date) : undefined;
      return read.success && due ? [[read.data.code, due] as const] : [];
    }),
  );

/** What a participation knows about a task. */
interface Own {
  readonly state: State | undefined;
  /** Instead of the definition's. */
  readonly due: CompactTimestamp | undefined;
}

export const toTask = (
  definition: Definition,
  { state, due: ownDue }: Own,
  place: LinkPlace,
  timeZone: string,
): Task | undefined => {
  const deadline = ownDue === undefined ? definition.deadline : deadlineAt(ownDue, timeZone);
  if (deadline === undefined) return undefined;
  return {
    code: definition.code,
    status: state?.status ?? 'OPEN',
    category: definition.category,
    required: definition.required,
    ...deadline,
    ...textsOf(definition, place),
    ...(state && { serviceId: state.id }),
    ...(state?.completedAt && { completedAt: state.completedAt }),
    ...(state?.completedBy && { completedBy: state.completedBy }),
  };
};

/** Cleaned once for each place: this is most of the work of a list. */
const textsOf = oncePerKey((definition: Definition, place: LinkPlace) => {
  const { language } = place;
  const consequence = inLanguage(definition.consequences, language);
  return {
    title: inLanguage(definition.titles, language),
    content: displayedHtml(inLanguage(definition.contents, language), place),
    categoryTitle: inLanguage(definition.categories, language) || definition.category,
    ...(consequence && { consequence }),
    ...linkOf(definition, place),
    ...fallbackLanguages(
      {
        title: definition.titles,
        content: definition.contents,
        consequence: definition.consequences,
        categoryTitle: definition.categories,
        link: definition.linkTitles,
      },
      language,
    ),
  };
});

const linkOf = ({ linkHref, linkTitles, linkTarget }: Definition, place: LinkPlace): Pick<Task, 'link'> => {
  const title = inLanguage(linkTitles, place.language);
  if (!linkHref || !title) return {};
  return { link: { href: siteLink(linkHref, place), title, target: linkTarget ?? '' } };
};

/** The attributes of a toggle: who completed the task and when, or neither. */
export const changeTo = (status: TaskStatus, email: string, now: Date) => ({
  status,
  completedBy: status === 'CLOSED' ? email : null,
  completedAt: status === 'CLOSED' ? now.toISOString() : null,
});
