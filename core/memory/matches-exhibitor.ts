import {
  type ExhibitorFilter,
  type ExhibitorRow,
  exhibitorSearchWords,
  type LateFilter,
  lateTasks,
  naturalKey,
  type SignInFilter,
  signInSince,
  type TaskCompany,
  type TaskRule,
  tasksFor,
} from '../organiser/index.ts';

/** What is known of an exhibitor beside its row. */
export interface ExhibitorFacts extends TaskCompany {
  readonly row: ExhibitorRow;
  /** The names, each without case and accents. */
  readonly names: readonly string[];
  /** The email addresses of its users, in lower case. */
  readonly emails: readonly string[];
  /** The ids of its categories and of the groups above them. */
  readonly categories: readonly string[];
}

/** The fair around an exhibitor. */
export interface ExhibitorContext {
  readonly tasks: readonly TaskRule[];
  readonly now: Date;
  /** Removes case and accents. */
  readonly fold: (text: string) => string;
}

/**
 * Whether an exhibitor passes every filter.
 *
 * A search word is found inside a name or an email address, or at the start of a stand number.
 */
export const matchesExhibitor = (
  filter: ExhibitorFilter,
  facts: ExhibitorFacts,
  context: ExhibitorContext,
): boolean => {
  const { row, categories } = facts;
  const { type, hall, category, invited, below, isPublic } = filter;
  return (
    row.isCancelled === (filter.cancelled ?? false) &&
    (type === undefined || row.type === type) &&
    (hall === undefined || row.stands.some((stand) => stand.hall === hall)) &&
    (category === undefined || categories.includes(category)) &&
    (invited === undefined || row.isInvited === invited) &&
    (below === undefined || row.completeness < below) &&
    (isPublic === undefined || row.isPublic === isPublic) &&
    (filter.signIn === undefined || signedIn(filter.signIn, row, context)) &&
    (filter.late === undefined || isLate(filter.late, facts, context)) &&
    (filter.open === undefined || isOpen(filter.open, facts, context)) &&
    exhibitorSearchWords(filter.search ?? '', context.fold).every((word) => isFound(word, facts, context))
  );
};

const signedIn = (filter: SignInFilter, { lastSignIn }: ExhibitorRow, { now }: ExhibitorContext): boolean => {
  if (filter.kind === 'never') return lastSignIn === undefined;
  const isWithin = lastSignIn !== undefined && new Date(lastSignIn) >= signInSince(filter.days, now);
  return isWithin === (filter.kind === 'within');
};

const isLate = (filter: LateFilter, facts: ExhibitorFacts, { tasks, now }: ExhibitorContext): boolean =>
  lateTasks(tasks, facts, now).some(({ code }) => filter.kind === 'any' || code === filter.code);

const isOpen = (code: string, facts: ExhibitorFacts, { tasks }: ExhibitorContext): boolean =>
  !facts.completed.has(code) && tasksFor(tasks, facts).some((task) => task.code === code);

const isFound = (word: string, { row, names, emails }: ExhibitorFacts, { fold }: ExhibitorContext): boolean =>
  names.some((name) => name.includes(word)) ||
  emails.some((email) => email.includes(word)) ||
  row.stands.some(({ number }) => naturalKey(fold(number)).startsWith(naturalKey(word)));
