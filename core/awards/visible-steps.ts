import type { Condition, FormStep, Question } from './award-form.ts';
import { type Choices, isMet } from './choices.ts';

/**
 * The steps somebody walks through, numbered from 1 without gaps.
 *
 * A step with a condition is among them when its answer is chosen now or was stored before.
 *
 * Source: portal spec §4 "Questionnaire".
 */
export const visibleSteps = (
  steps: readonly FormStep[],
  chosen: Choices,
  stored: Choices,
): readonly FormStep[] =>
  steps
    .filter(({ onlyShowWhen }) => isMetEither(onlyShowWhen, chosen, stored))
    .map((step, place) => ({ ...step, number: place + 1 }));

/**
 * The questions of a step that are shown. With a question its children go too.
 *
 * Source: portal spec §5 "A question is visible only if the earlier answer it depends on is selected".
 */
export const visibleQuestions = (questions: readonly Question[], chosen: Choices): readonly Question[] =>
  questions
    .filter(({ onlyShowWhen }) => isMet(onlyShowWhen, chosen))
    .map((question) => ({ ...question, children: visibleQuestions(question.children, chosen) }));

const isMetEither = (condition: Condition | undefined, chosen: Choices, stored: Choices): boolean =>
  isMet(condition, chosen) || isMet(condition, stored);
