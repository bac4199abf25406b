import type { Answer } from './answer.ts';
import type { Condition } from './award-form.ts';
import type { Entries } from './entries.ts';

/** The names of chosen options, by the name of their question. */
export type Choices = ReadonlyMap<string, ReadonlySet<string>>;

/** What stored answers say was chosen. */
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
 * What is chosen now: the entries of the exhibitor, and what was stored before for every question without an entry.
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

/** Whether something is to be shown: it depends on nothing, or on an answer that is chosen. */
export const isMet = (condition: Condition | undefined, choices: Choices): boolean =>
  condition === undefined || (choices.get(condition.questionName)?.has(condition.answerName) ?? false);
