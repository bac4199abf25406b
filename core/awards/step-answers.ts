import { type Answer, type AnswerFile, answerTypeOf } from './answer.ts';
import { type FormStep, type Question, withChildren } from './award-form.ts';
import { type Choices, isMet } from './choices.ts';
import { visibleQuestions } from './visible-steps.ts';

/** What somebody entered for one question. */
export type Entry =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'choice'; readonly names: readonly string[] }
  | { readonly kind: 'files'; readonly files: readonly AnswerFile[] };

/** By the question's name. */
export type Entries = ReadonlyMap<string, Entry>;

/**
 * The answers of a step as they are posted: of its visible questions, numbered from 1, nothing for what is
 * empty or only read.
 *
 * Source: portal spec §4 "Only visible answers that are not info text are submitted".
 */
export const answersToPost = (step: FormStep, entries: Entries, chosen: Choices): readonly Answer[] =>
  withChildren(visibleQuestions(step.questions, chosen))
    .flatMap((question) => answersOf(step, question, entries.get(question.name)))
    .map((answer, place) => ({ ...answer, order: place + 1 }));

/**
 * The stored answers that a save of this step makes void: those it replaces, and those of steps now hidden.
 *
 * @param chosen everything chosen so far, in this step and in all others.
 * Source: portal spec §4 "replaces the old answers of that step and of hidden steps".
 */
export const answersToDelete = (
  stored: readonly Answer[],
  saved: FormStep,
  steps: readonly FormStep[],
  chosen: Choices,
): readonly Answer[] => {
  const hidden = new Set(hiddenSteps(steps, chosen).map(({ name }) => name));
  return stored.filter(({ stepId }) => stepId === saved.name || hidden.has(stepId));
};

/** The steps whose condition is not met. What was chosen in one of them counts no more for those after it. */
export const hiddenSteps = (steps: readonly FormStep[], chosen: Choices): readonly FormStep[] => {
  const counting = new Map(chosen);
  return steps.filter(({ onlyShowWhen, questions }) => {
    if (isMet(onlyShowWhen, counting)) return false;
    for (const { name } of withChildren(questions)) counting.delete(name);
    return true;
  });
};

type Unordered = Omit<Answer, 'order'>;

const answersOf = (step: FormStep, question: Question, entry: Entry | undefined): readonly Unordered[] => {
  const questionType = answerTypeOf(question);
  if (questionType === undefined || entry === undefined) return [];
  const blank: Unordered = {
    questionId: question.name,
    answerId: '',
    answerText: '',
    stepId: step.name,
    stepName: step.title,
    questionText: question.text,
    questionType,
    files: [],
  };
  switch (entry.kind) {
    case 'text':
      return entry.text.trim() === '' ? [] : [{ ...blank, answerText: entry.text }];
    case 'files':
      return entry.files.length === 0 ? [] : [{ ...blank, files: entry.files }];
    case 'choice':
      return question.options
        .filter(({ name }) => entry.names.includes(name))
        .map(({ name, text }) => ({ ...blank, answerId: name, answerText: text }));
  }
};
