import type { Answer } from './answer.ts';
import type { Condition } from './award-form.ts';
import type { Entries } from './entries.ts';

/** The names of selected options, by the name of their question. */
export type Choices = ReadonlyMap<string, ReadonlySet<string>>;

/** The choices recorded in stored answers. */
export const choicesOf = (answers: readonly Pick<Answer, 'questionId' | 'answerId'>[]): Choices => {
  const choices = new Map<string, Set<string>>();
  for (const { questionId, answerId } of answers) {
    if (answerId === '') continue;
    const chosen = choices.get(questionId);
    if (chosen) chosen.add(answerId);
    else choices.set(questionId, new Set([answerId]));
  }
  return choices;
};

/**
 * The current choices: unsaved entries of the exhibitor override the stored ones, question by question.
 *
 * Source: portal spec §4 "included only if the referenced answer is selected (or already stored)".
 */
export const choicesNow = (stored: Choices, entries: Entries): Choices => {
  const choices = new Map(stored);
  for (const [question, entry] of entries) {
    if (entry.kind === 'choice') choices.set(question, new Set(entry.names));
  }
  return choices;
};

/**
 * Whether a condition is met: there is none, or its answer is selected.
 *
 * @example
 * ```ts
 * isMet({ questionName: 'q1', answerName: 'yes' }, new Map([['q1', new Set(['yes'])]])) // true
 * isMet({ questionName: 'q1', answerName: 'yes' }, new Map()) // false
 * ```
 */
export const isMet = (condition: Condition | undefined, choices: Choices): boolean =>
  condition === undefined || (choices.get(condition.questionName)?.has(condition.answerName) ?? false);
