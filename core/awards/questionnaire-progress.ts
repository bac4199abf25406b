import type { Answer } from './answer.ts';
import type { FormStep } from './award-form.ts';

/** Whether a step is completed, which means it has stored answers. Source: portal spec §4 "Questionnaire". */
export const isStepCompleted = (step: FormStep, stored: readonly Pick<Answer, 'stepId'>[]): boolean =>
  stored.some(({ stepId }) => stepId === step.name);

/** Whether the introduction is visible: only until the first answer is stored. */
export const showsIntroduction = (stored: readonly unknown[]): boolean => stored.length === 0;

/**
 * The number of the step to start at: the first without answers, or the last when all have some.
 *
 * @param steps visible ones, numbered from 1. Without steps the result is 0.
 */
export const startStep = (steps: readonly FormStep[], stored: readonly Pick<Answer, 'stepId'>[]): number => {
  const answered = new Set(stored.map(({ stepId }) => stepId));
  return (steps.find(({ name }) => !answered.has(name)) ?? steps.at(-1))?.number ?? 0;
};

/** The message key of the button to the next step. */
export type NextButton = 'submit' | 'review-summary' | 'next';

/**
 * The button of a step among `count` steps.
 *
 * | step           | button           |
 * | -------------- | ---------------- |
 * | last           | `submit`         |
 * | second to last | `review-summary` |
 * | any other      | `next`           |
 *
 * @example
 * ```ts
 * nextButton(1, 3) // 'next'
 * nextButton(3, 3) // 'submit'
 * ```
 */
export const nextButton = (number: number, count: number): NextButton => {
  if (number >= count) return 'submit';
  return number === count - 1 ? 'review-summary' : 'next';
};

/** Whether saving this step is the final save. */
export const isFinal = (number: number, count: number): boolean => nextButton(number, count) === 'submit';

/**
 * The back button is visible from step 2 on. Source: portal spec §2 "Registration page".
 *
 * @example
 * ```ts
 * hasBack(1) // false
 * hasBack(2) // true
 * ```
 */
export const hasBack = (number: number): boolean => number >= 2;

/**
 * Only tabs before the current one are clickable. Source: portal spec §2 "Registration page".
 *
 * @example
 * ```ts
 * isTabClickable(1, 3) // true
 * isTabClickable(4, 3) // false
 * ```
 */
export const isTabClickable = (tab: number, current: number): boolean => tab < current;

/**
 * Progress in percent, 0 to 100, rounded down: 0 on the first step, 100 once submitted.
 *
 * @example
 * ```ts
 * percentDone(2, 5) // 20
 * ```
 */
export const percentDone = (number: number, count: number): number =>
  count === 0 ? 0 : Math.floor((100 * Math.max(0, Math.min(number - 1, count))) / count);
