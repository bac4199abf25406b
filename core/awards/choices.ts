import type { Answer } from './answer.ts';
import type { Condition } from './award-form.ts';

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

/** Whether something is to be shown: it depends on nothing, or on an answer that is chosen. */
export const isMet = (condition: Condition | undefined, choices: Choices): boolean =>
  condition === undefined || (choices.get(condition.questionName)?.has(condition.answerName) ?? false);
