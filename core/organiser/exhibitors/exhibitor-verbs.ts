import type { ExhibitorSelection } from './exhibitor-selection.ts';

/** What an organiser can do with selected exhibitors. */
export const EXHIBITOR_VERBS = ['invite', 'remind', 'publish', 'hide', 'cancel', 'restore'] as const;
/** One of {@link EXHIBITOR_VERBS}. */
export type ExhibitorVerb = (typeof EXHIBITOR_VERBS)[number];

/** What a verb would do; the organiser sees it before it is done. */
export interface ExhibitorPlan {
  /** How many exhibitors it would change or invite. */
  readonly companies: number;
  /** How many users would get a mail; for invitations and reminders only. */
  readonly people: number;
  /** How many selected exhibitors it would leave as they are. */
  readonly skipped: number;
  /** The first exhibitors, by name: at most {@link PLAN_NAMES}. */
  readonly first: readonly string[];
}

/** How many names a plan shows. */
export const PLAN_NAMES = 3;

/** What a verb did. */
export interface ExhibitorOutcome {
  readonly companies: number;
  readonly people: number;
  /** The changed exhibitors, to undo the verb; absent when it cannot be undone. */
  readonly undo?: { readonly verb: ExhibitorVerb; readonly selection: ExhibitorSelection } | undefined;
}

/** The verb that undoes another; none for mail that was sent. */
export const inverseVerb = (verb: ExhibitorVerb): ExhibitorVerb | undefined => INVERSE[verb];

const INVERSE: Readonly<Record<ExhibitorVerb, ExhibitorVerb | undefined>> = {
  invite: undefined,
  remind: undefined,
  publish: 'hide',
  hide: 'publish',
  cancel: 'restore',
  restore: 'cancel',
};
