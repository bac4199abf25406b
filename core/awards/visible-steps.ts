import { type FormStep, type Question, withChildren } from './award-form.ts';
import { type Choices, isMet } from './choices.ts';

/**
 * The steps the exhibitor walks through, each with its visible questions, numbered from 1 without gaps.
 *
 * What was chosen in a hidden step, or for a hidden question, counts as unanswered for everything that depends on it.
 * Parts become visible round by round until nothing changes, so that a condition may name a question anywhere in the
 * form; parts that only depend on one another stay hidden.
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

/** Without the steps and questions whose condition is not met by these choices. With a question its children go too. */
const pruned = (steps: readonly FormStep[], counted: Choices): readonly FormStep[] =>
  steps
    .filter(({ onlyShowWhen }) => isMet(onlyShowWhen, counted))
    .map((step) => ({ ...step, questions: prunedQuestions(step.questions, counted) }));

const prunedQuestions = (questions: readonly Question[], counted: Choices): readonly Question[] =>
  questions
    .filter(({ onlyShowWhen }) => isMet(onlyShowWhen, counted))
    .map((question) =>
      question.children.length === 0
        ? question
        : { ...question, children: prunedQuestions(question.children, counted) },
    );

/** The choices made for questions of these steps. */
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
