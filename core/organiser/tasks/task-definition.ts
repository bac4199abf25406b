import { type Audience, EVERYONE } from '../../events/index.ts';
import type { CompactTimestamp, Language, Sortable } from '../../shared/index.ts';
import { type DeadlineForm, deadlineFormOf } from './task-deadline.ts';

/** A text in every language; empty where it is missing. */
export type Texts = Readonly<Record<Language, string>>;

/** A text that no language has yet. */
export const NO_TEXTS: Texts = { en: '', nl: '', es: '', tr: '' };

/** What an organiser defines about a task; every text is the text of its field. */
interface TaskContent {
  readonly titles: Texts;
  /** Rich text. */
  readonly contents: Texts;
  /** What happens if it is late: plain text. */
  readonly consequences: Texts;
  /** The code of the category; empty for a new category, whose code follows from its titles. */
  readonly category: string;
  readonly categoryTitles: Texts;
  readonly required: boolean;
  /** Where the task can be completed; empty for no link. */
  readonly linkHref: string;
  readonly linkTitles: Texts;
  /** Whether the link opens a new tab. */
  readonly newTab: boolean;
  readonly audience: Audience;
}

/** The values of the task form. */
export interface TaskForm extends TaskContent, DeadlineForm {}

/** A task as it is stored. */
export interface TaskDefinition extends TaskContent, Sortable {
  /** Unique at the fair; never changes. */
  readonly code: string;
  /** Changes with every save. */
  readonly version: string;
  readonly due: CompactTimestamp;
}

/** How many companies of a task's audience have done it. */
export interface TaskCounts {
  readonly done: number;
  /** The part of `done` that was completed after the company's own deadline. */
  readonly doneLate: number;
  /** Not done, late ones included. */
  readonly open: number;
  /** Required, not done, and past the company's own deadline. */
  readonly late: number;
}

/** The form of a new task: for everyone, required, due at the end of a day to choose. */
export const NEW_TASK: TaskForm = {
  titles: NO_TEXTS,
  contents: NO_TEXTS,
  consequences: NO_TEXTS,
  category: '',
  categoryTitles: NO_TEXTS,
  required: true,
  linkHref: '',
  linkTitles: NO_TEXTS,
  newTab: false,
  audience: EVERYONE,
  day: '',
  time: '23:59',
};

/** The form that changes a task; its deadline is in the time zone of the fair. */
export const taskFormOf = (task: TaskDefinition, timeZone: string): TaskForm => {
  const { titles, contents, consequences, category, categoryTitles, required, linkHref, linkTitles } = task;
  const { newTab, audience } = task;
  return {
    ...{ titles, contents, consequences, category, categoryTitles, required, linkHref, linkTitles },
    ...{ newTab, audience },
    ...deadlineFormOf(task.due, timeZone),
  };
};
