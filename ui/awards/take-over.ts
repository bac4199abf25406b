import {
  type AwardForm,
  choicesOf,
  type Entries,
  type Entry,
  type FormStep,
  isSameEntry,
  type Questionnaire,
  type StoredAnswer,
  visibleSteps,
  withChildren,
} from '@fairdesk/core/awards';
import { storedEntries, typedQuestions } from './entry-draft.ts';

/** The questionnaire on the screen and one that the server has sent since. */
interface Versions {
  readonly before: Questionnaire;
  readonly latest: Questionnaire;
  /** As the user sees them, saved or not. */
  readonly entries: Entries;
  /** The step the user has just saved, or settles with a colleague. */
  readonly step?: FormStep | undefined;
}

interface TakenOver {
  readonly questionnaire: Questionnaire;
  /** The entries to change; `undefined` to remove one. */
  readonly changes: ReadonlyMap<string, Entry | undefined>;
}

/**
 * Displays what colleagues saved in other steps, so that saving one of these steps never sends back what they replaced.
 *
 * A step with unsaved entries keeps them, and the stored answers they are based on: saving it is a conflict then. Hidden
 * questions keep their entries, so that a changed choice can show them again.
 */
export const takenOver = (
  { steps }: Pick<AwardForm, 'steps'>,
  { before, latest, entries, step: settled }: Versions,
): TakenOver => {
  const [old, stored] = [storedEntries(before), storedEntries(latest)];
  const shown = shownQuestions(steps, latest);
  const own = new Set<string>();
  const outdated = new Set<string>();
  for (const step of steps) {
    const typed = typedQuestions(step);
    const isSettled = step.name === settled?.name;
    if (!isSettled && typed.every((name) => isSameEntry(entries.get(name), old.get(name)))) continue;
    for (const name of typed) own.add(name);
    if (!isSettled && typedBase(before, step) !== typedBase(latest, step)) outdated.add(step.name);
  }
  const isFrom = (version: Questionnaire) => (answer: StoredAnswer) =>
    (isTyped(answer) && outdated.has(answer.stepId) ? before : latest) === version;
  return {
    questionnaire: {
      ...latest,
      answers: [before, latest].flatMap((version) => version.answers.filter(isFrom(version))),
    },
    changes: new Map(shown.flatMap((name) => (own.has(name) ? [] : [[name, stored.get(name)] as const]))),
  };
};

/** The questions that are visible with the stored answers. */
const shownQuestions = (steps: readonly FormStep[], { answers }: Questionnaire): readonly string[] =>
  visibleSteps(steps, choicesOf(answers)).flatMap(({ questions }) =>
    withChildren(questions).map(({ name }) => name),
  );

/** The ids of the stored answers of a step, without its files. */
const typedBase = ({ answers }: Questionnaire, { name }: FormStep): string =>
  answers
    .flatMap((answer) => (answer.stepId === name && isTyped(answer) ? [answer.profileServiceId] : []))
    .join();

const isTyped = ({ questionType }: StoredAnswer): boolean => questionType !== 'DOCUMENT';
