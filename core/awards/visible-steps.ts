import type { FormStep, Question } from './award-form.ts';
import { type Choices, isMet } from './choices.ts';

/**
 * The visible steps, each with its visible questions, numbered from 1 without gaps.
 *
 * A choice made in a hidden step or for a hidden question counts as unanswered. A condition may refer to any question
 * in the form: a part whose condition is not met waits for that question, so each is looked at twice at most; parts
 * that depend only on each other stay hidden.
 *
 * Source: portal spec §4 "Questionnaire", §5 "A question is visible only if the earlier answer it depends on is selected".
 */
export const visibleSteps = (steps: readonly FormStep[], choices: Choices): readonly FormStep[] => {
  const counted = new Map<string, ReadonlySet<string>>();
  const waiting = new Map<string, Part[]>();
  const parts: Part[] = [...steps];
  // Grows while it is read.
  for (const part of parts) {
    const { name, onlyShowWhen } = part;
    if (onlyShowWhen && !isMet(onlyShowWhen, counted)) {
      const { questionName } = onlyShowWhen;
      waiting.set(questionName, waiting.get(questionName) ?? []);
      waiting.get(questionName)?.push(part);
      continue;
    }
    if ('questions' in part) {
      parts.push(...part.questions);
      continue;
    }
    parts.push(...part.children);
    const chosen = choices.get(name);
    if (!chosen || counted.has(name)) continue;
    counted.set(name, chosen);
    parts.push(...(waiting.get(name) ?? []));
  }
  return numbered(pruned(steps, counted));
};

type Part = FormStep | Question;

/** Removes the steps and questions whose condition is not met, together with their children. */
const pruned = (steps: readonly FormStep[], counted: Choices): readonly FormStep[] =>
  steps
    .filter(({ onlyShowWhen }) => isMet(onlyShowWhen, counted))
    .map((step) => ({ ...step, questions: prunedQuestions(step.questions, counted) }));

const prunedQuestions = (questions: readonly Question[], counted: Choices): readonly Question[] =>
  questions
    .filter(({ onlyShowWhen }) => isMet(onlyShowWhen, counted))
    .map((question) => ({ ...question, children: prunedQuestions(question.children, counted) }));

const numbered = (steps: readonly FormStep[]): readonly FormStep[] =>
  steps.map((step, place) => ({ ...step, number: place + 1 }));
