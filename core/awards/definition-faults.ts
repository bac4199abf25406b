import { answerTypeOf } from './answer.ts';
import { type FormStep, type Question, withChildren } from './award-form.ts';
import type { Choices } from './choices.ts';
import { isChoice } from './question-kind.ts';
import { visibleSteps } from './visible-steps.ts';

/** A fault in a form definition. The form is rendered without the faulty part. */
export interface FormFault {
  readonly step: string;
  /** Empty for the step itself. */
  readonly question: string;
  readonly code: FormFaultCode;
  /** The name of the faulty part. */
  readonly name: string;
}

/** The kinds of faults in a form definition. */
export type FormFaultCode =
  | 'no-name'
  | 'duplicate-step'
  | 'duplicate-question'
  | 'no-options'
  | 'duplicate-option'
  | 'unknown-question'
  | 'unknown-answer'
  | 'later-question'
  | 'no-questions'
  | 'no-kind'
  | 'circle';

/**
 * Validates a form definition; faults come in the order of the form, each once.
 *
 * | the definition                                             | code                 |
 * | ---------------------------------------------------------- | -------------------- |
 * | a step or question without a name                          | `no-name`            |
 * | two steps, or two questions of the form, of one name       | `duplicate-step`, `duplicate-question` |
 * | a choice without options, or with two of one name          | `no-options`, `duplicate-option` |
 * | a condition on a question the form does not have           | `unknown-question`   |
 * | a condition on an option that question does not offer      | `unknown-answer`     |
 * | a condition that only its own outcome could meet           | `circle`             |
 * | a condition on a question that comes later                 | `later-question`     |
 * | a step without questions that is no summary                | `no-questions`       |
 * | a question of no known kind                                | `no-kind`            |
 */
export const definitionFaults = (steps: readonly FormStep[]): readonly FormFault[] => {
  const parts = steps.flatMap((step) => [step, ...withChildren(step.questions)]);
  const questions = parts.filter(isAnswered);
  const reachable = visibleSteps(steps, everyChoice(questions));
  const isReachable = new Set(
    reachable.flatMap((step) => [
      `/${step.name}`,
      ...withChildren(step.questions).map(({ name }) => `${step.name}/${name}`),
    ]),
  );
  const countOfStep = counted(steps);
  const countOfQuestion = counted(questions);
  const faults = steps.flatMap((step) => {
    const { withoutKind = [] } = step;
    const at = (question: string) => faultAt(step.name, question);
    const own = [
      ...nameFaults(step.name, at(''), countOfStep, 'duplicate-step'),
      ...conditionFaults(step, parts, isReachable.has(`/${step.name}`), at('')),
      ...(step.isSummary || step.questions.length > 0 || withoutKind.length > 0
        ? []
        : [at('')('no-questions', '')]),
      ...withoutKind.map((name) => at(name)('no-kind', name)),
    ];
    const inner = withChildren(step.questions).flatMap((question) => [
      ...(isAnswered(question)
        ? nameFaults(question.name, at(question.name), countOfQuestion, 'duplicate-question')
        : []),
      ...optionFaults(question, at(question.name)),
      ...conditionFaults(
        question,
        parts,
        !isReachable.has(`/${step.name}`) || isReachable.has(`${step.name}/${question.name}`),
        at(question.name),
      ),
    ]);
    return [...own, ...inner];
  });
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()];
};

type Part = FormStep | Question;

const isAnswered = (part: Part): part is Question => 'kind' in part && answerTypeOf(part) !== undefined;

type At = (code: FormFaultCode, name: string) => FormFault;

const faultAt =
  (step: string, question: string): At =>
  (code, name) => ({ step, question, code, name });

const nameFaults = (
  name: string,
  at: At,
  counts: ReadonlyMap<string, number>,
  code: FormFaultCode,
): readonly FormFault[] => {
  if (name === '') return [at('no-name', '')];
  return (counts.get(name) ?? 0) > 1 ? [at(code, name)] : [];
};

const optionFaults = (question: Question, at: At): readonly FormFault[] => {
  const options = optionsOf(question);
  if (options === undefined) return [];
  if (options.length === 0) return [at('no-options', question.name)];
  const counts = counted(options);
  return [...counts].filter(([, count]) => count > 1).map(([name]) => at('duplicate-option', name));
};

const conditionFaults = (
  part: Part,
  parts: readonly Part[],
  isReachable: boolean,
  at: At,
): readonly FormFault[] => {
  if (part.onlyShowWhen === undefined) return [];
  const { questionName, answerName } = part.onlyShowWhen;
  const named = parts.filter((other): other is Question => other.name === questionName && isAnswered(other));
  const [first] = named;
  if (first === undefined) return [at('unknown-question', questionName)];
  const isOffered = named.some((question) => optionsOf(question)?.some(({ name }) => name === answerName));
  if (!isOffered) return [at('unknown-answer', answerName)];
  if (!isReachable) return [at('circle', questionName)];
  return parts.indexOf(first) < parts.indexOf(part) ? [] : [at('later-question', questionName)];
};

const everyChoice = (questions: readonly Question[]): Choices =>
  new Map(
    questions.map((question) => [question.name, new Set(optionsOf(question)?.map((option) => option.name))]),
  );

/** What there is to choose from; `undefined` for a question with another answer, such as a text. */
const optionsOf = ({ kind, options }: Question): Question['options'] | undefined =>
  isChoice(kind) ? options : undefined;

const counted = (items: readonly { readonly name: string }[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { name } of items) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
};
