import { type FormStep, type Question, withChildren } from './award-form.ts';
import { type Choices, isMet } from './choices.ts';

/**
 * The visible steps, each with its visible questions, numbered from 1 without gaps.
 *
 * A choice made in a hidden step or for a hidden question counts as unanswered. Visibility is computed round
 * by round until nothing changes, so a condition may refer to any question in the form; parts that depend
 * only on each other stay hidden.
 *
 * Source: portal spec §4 "Questionnaire", §5 "A question is visible only if the earlier answer it depends on is selected".
 */
export const visibleSteps = (steps: readonly FormStep[], choices: Choices): readonly FormStep[] => {
  let counted: Choices = new Map();
  for (;;) {
    const visible = pruned(steps, counted);
    const next = choicesIn(visible, choices);
    if (next.size === counted.size) return numbered(visible);
    counted = next;
  }
};

/** Removes the steps and questions whose condition is not met, together with their children. */
const pruned = (steps: readonly FormStep[], counted: Choices): readonly FormStep[] =>
  steps
    .filter(({ onlyShowWhen }) => isMet(onlyShowWhen, counted))
    .map((step) => ({ ...step, questions: prunedQuestions(step.questions, counted) }));

const prunedQuestions = (questions: readonly Question[], counted: Choices): readonly Question[] =>
  questions
    .filter(({ onlyShowWhen }) => isMet(onlyShowWhen, counted))
    .map((question) => ({ ...question, children: prunedQuestions(question.children, counted) }));

/** The choices that belong to questions of these steps. */
const choicesIn = (steps: readonly FormStep[], choices: Choices): Choices => {
  const counted = new Map<string, ReadonlySet<string>>();
  for (const { questions } of steps) {
    for (const { name } of withChildren(questions)) {
      const chosen = choices.get(name);
      if (chosen) counted.set(name, chosen);
    }
  }
  return counted;
};

const numbered = (steps: readonly FormStep[]): readonly FormStep[] =>
  steps.map((step, place) => ({ ...step, number: place + 1 }));
