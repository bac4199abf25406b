import {
  type Answer,
  type AwardForm,
  answersToPost,
  choicesNow,
  choicesOf,
  type Entries,
  type Entry,
  entriesOf,
  entryKindOf,
  type FormStep,
  isSameEntry,
  type Questionnaire,
  visibleSteps,
  withChildren,
} from '@fairdesk/core/awards';

/** Entries that are not saved on the server yet, without files. */
export interface EntryDraft {
  /** Entries that differ from the stored answers, by question. */
  readonly entries: readonly (readonly [question: string, entry: Entry])[];
  /** By step: the ids of the stored answers the entries are based on. */
  readonly bases: Readonly<Record<string, string>>;
}

/** A restored draft: entries based on the current stored answers, and stale ones based on older answers. */
export interface RestoredDraft {
  readonly entries: Entries;
  readonly stale: Entries;
}

type Stored = Pick<Questionnaire, 'answers' | 'files'>;

/** The stored answers as entries, including every uploaded file. */
export const storedEntries = ({ answers, files }: Stored): Entries => {
  const entries = new Map(entriesOf(answers));
  for (const [question, own] of Map.groupBy(files, ({ questionId }) => questionId))
    entries.set(question, { kind: 'files', files: own });
  return entries;
};

/**
 * The entries that are not stored on the server; `undefined` when all are.
 *
 * @param stale entries that a colleague's save replaced. A step with any of them has no base, so that restoring
 * the draft asks the user to choose again.
 */
export const draftOf = (
  { steps }: Pick<AwardForm, 'steps'>,
  questionnaire: Stored,
  entries: Entries,
  stale: Entries = new Map(),
): EntryDraft | undefined => {
  const stored = entriesOf(questionnaire.answers);
  const changed = steps.map((step) => ({
    step,
    entries: typedQuestions(step).flatMap((name): (readonly [string, Entry])[] => {
      const entry = stale.get(name) ?? entries.get(name);
      return entry === undefined || isSameEntry(entry, stored.get(name)) ? [] : [[name, entry]];
    }),
  }));
  const all = changed.flatMap((each) => each.entries);
  if (all.length === 0) return undefined;
  const bases = changed.flatMap(({ step, entries: own }) =>
    own.length > 0 && !own.some(([name]) => stale.has(name))
      ? [[step.name, baseOf(questionnaire, step)] as const]
      : [],
  );
  return { entries: all, bases: Object.fromEntries(bases) };
};

/**
 * Splits a draft into entries that can be restored, and those of steps that a colleague saved in the
 * meantime.
 *
 * Entries for questions the form no longer has are dropped.
 */
export const restoredDraft = (
  { steps }: Pick<AwardForm, 'steps'>,
  questionnaire: Stored,
  draft: EntryDraft,
): RestoredDraft => {
  const drafted = new Map(draft.entries);
  const stored = entriesOf(questionnaire.answers);
  const entries = new Map<string, Entry>();
  const stale = new Map<string, Entry>();
  for (const step of steps) {
    const isFresh = draft.bases[step.name] === baseOf(questionnaire, step);
    for (const name of typedQuestions(step)) {
      const entry = drafted.get(name);
      if (entry && !isSameEntry(entry, stored.get(name))) (isFresh ? entries : stale).set(name, entry);
    }
  }
  return { entries, stale };
};

/** The answers of a draft that differ from the stored ones, in the format of a post. */
export const unsavedAnswers = (
  { steps }: Pick<AwardForm, 'steps'>,
  questionnaire: Stored,
  entries: Entries,
): readonly Answer[] => {
  const changed = new Map(draftOf({ steps }, questionnaire, entries)?.entries);
  const choices = choicesNow(choicesOf(questionnaire.answers), changed);
  return visibleSteps(steps, choices).flatMap((step) => answersToPost(step, changed));
};

/** The answers of a step as a colleague saved it, and the entries of the user that they replace. */
export const conflictingEntries = (
  { questions }: FormStep,
  {
    before,
    latest,
    entries,
  }: { readonly before: Stored; readonly latest: Stored; readonly entries: Entries },
): { readonly mine: Entries; readonly theirs: ReadonlyMap<string, Entry | undefined> } => {
  const [old, stored] = [storedEntries(before), storedEntries(latest)];
  const names = withChildren(questions).map(({ name }) => name);
  const mine = names.flatMap((name): (readonly [string, Entry])[] => {
    const entry = entries.get(name);
    const isOwn = [old, stored].every((each) => !isSameEntry(entry, each.get(name)));
    return entry && entry.kind !== 'files' && isOwn ? [[name, entry]] : [];
  });
  return { mine: new Map(mine), theirs: new Map(names.map((name) => [name, stored.get(name)])) };
};

/** Whether the stored answers of a step are these entries. */
export const isStored = (step: FormStep, { answers }: Stored, entries: Entries): boolean =>
  isSameStep(step, entries, entriesOf(answers));

/** Whether the entries of a step are the same in both, without its files. */
export const isSameStep = (step: FormStep, one: Entries, other: Entries): boolean =>
  typedQuestions(step).every((name) => isSameEntry(one.get(name), other.get(name)));

/** The ids of the stored answers of a step. */
const baseOf = ({ answers }: Stored, { name }: FormStep): string =>
  answers.flatMap(({ stepId, profileServiceId }) => (stepId === name ? [profileServiceId] : [])).join();

/** The questions of a step without file questions, whose files are only on the server. */
export const typedQuestions = ({ questions }: FormStep): readonly string[] =>
  withChildren(questions).flatMap((question) => {
    const kind = entryKindOf(question);
    return kind === undefined || kind === 'files' ? [] : [question.name];
  });
