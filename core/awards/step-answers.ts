import { countedPart } from '../shared/index.ts';
import { type Answer, answerTypeOf } from './answer.ts';
import { type FormStep, type Question, withChildren } from './award-form.ts';
import type { Choices } from './choices.ts';
import { type Entries, type Entry, entryKindOf } from './entries.ts';
import { textFieldOf } from './question-faults.ts';
import { visibleSteps } from './visible-steps.ts';

/**
 * The answers of a step to post, numbered from 1. Skips empty answers and info texts, posts at most one option for a
 * single-choice question, and of a text what counts for its limit.
 *
 * @param step one of the visible steps, with its visible questions.
 * Source: portal spec §4 "Only visible answers that are not info text are submitted".
 */
export const answersToPost = (step: FormStep, entries: Entries): readonly Answer[] =>
  withChildren(step.questions)
    .flatMap((question) => answersOf(step, question, entries.get(question.name)))
    .map((answer, place) => ({ ...answer, order: place + 1 }));

/**
 * The stored answers that saving this step deletes: those it replaces, and those of steps and questions that
 * are now hidden.
 *
 * @param choices all current choices, in this step and all others.
 * Source: portal spec §4 "replaces the old answers of that step and of hidden steps".
 */
export const answersToDelete = <A extends Pick<Answer, 'stepId' | 'questionId'>>(
  stored: readonly A[],
  saved: Pick<FormStep, 'name'>,
  steps: readonly FormStep[],
  choices: Choices,
): readonly A[] => {
  const visible = visibleAnswers(stored, visibleSteps(steps, choices));
  return stored.filter((answer) => answer.stepId === saved.name || !visible.includes(answer));
};

/** The stored answers of visible questions; only these count. */
export const visibleAnswers = <A extends Pick<Answer, 'stepId' | 'questionId'>>(
  stored: readonly A[],
  visible: readonly FormStep[],
): readonly A[] => {
  const places = new Set(
    visible.flatMap((step) => withChildren(step.questions).map(({ name }) => placeOf(step.name, name))),
  );
  return stored.filter(({ stepId, questionId }) => places.has(placeOf(stepId, questionId)));
};

const placeOf = (step: string, question: string): string => JSON.stringify([step, question]);

type Unordered = Omit<Answer, 'order'>;

const answersOf = (step: FormStep, question: Question, entry: Entry | undefined): readonly Unordered[] => {
  const questionType = answerTypeOf(question);
  if (questionType === undefined || entry === undefined || entry.kind !== entryKindOf(question)) return [];
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
      return entry.text.trim() === ''
        ? []
        : [{ ...blank, answerText: countedPart(entry.text, textFieldOf(question)) }];
    case 'files':
      return entry.files.length === 0 ? [] : [{ ...blank, files: entry.files }];
    case 'choice':
      return question.options
        .filter(({ name }) => entry.names.includes(name))
        .slice(0, questionType === 'SELECT' ? 1 : undefined)
        .map(({ name, text }) => ({ ...blank, answerId: name, answerText: text }));
  }
};
