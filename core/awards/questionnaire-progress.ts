import type { Answer } from './answer.ts';
import type { FormStep } from './award-form.ts';

/** A step is completed when there are answers for it. Source: portal spec §4 "Questionnaire". */
export const isStepCompleted = (step: FormStep, stored: readonly Pick<Answer, 'stepId'>[]): boolean =>
  stored.some(({ stepId }) => stepId === step.name);

/** Whether the introduction is shown: only to somebody who has answered nothing yet. */
export const showsIntroduction = (stored: readonly unknown[]): boolean => stored.length === 0;

/**
 * The number of the step to begin at: the first without answers; the last when all have some.
 *
 * @param steps as shown, numbered from 1. Without steps there is nothing to begin: 0.
 */
export const startStep = (steps: readonly FormStep[], stored: readonly Pick<Answer, 'stepId'>[]): number => {
  const answered = new Set(stored.map(({ stepId }) => stepId));
  return (steps.find(({ name }) => !answered.has(name)) ?? steps.at(-1))?.number ?? 0;
};

/** The key of the sentence on the button that goes on. */
export type NextButton = 'submit' | 'review-summary' | 'next';

/**
 * | step           | button           |
 * | -------------- | ---------------- |
 * | last           | `submit`         |
 * | second to last | `review-summary` |
 * | any other      | `next`           |
 */
export const nextButton = (number: number, count: number): NextButton => {
  if (number >= count) return 'submit';
  return number === count - 1 ? 'review-summary' : 'next';
};

/** Whether a save of this step is the final one. */
export const isFinal = (number: number, count: number): boolean => nextButton(number, count) === 'submit';

/** The back button shows from step 2 on. Source: portal spec §2 "Registration page". */
export const hasBack = (number: number): boolean => number >= 2;

/** Tabs before the current one can be clicked. Source: portal spec §2 "Registration page". */
export const isTabClickable = (tab: number, current: number): boolean => tab < current;

/** How much of the way is behind, 0 to 100, rounded down: nothing on the first step, all once submitted. */
export const percentDone = (number: number, count: number): number =>
  count === 0 ? 0 : Math.floor((100 * Math.max(0, Math.min(number - 1, count))) / count);
