import type { Answer, Condition, Entry, FormStep } from '@fairdesk/core/awards';
import fc from 'fast-check';
import { askFor, stepOf } from '../worlds/award-desk.ts';

/** The selection or text for one question; empty for none. */
export type Value = string | readonly string[];

/** What the specification says is stored: the entry of each question, by step. */
export type SavedModel = Map<string, Map<string, Value>>;

const options = ['a', 'b'].map((name) => ({ name, text: name }));

/** Where conditions of a random form point: to any question, or to an earlier one as specified. */
type Direction = 'anywhere' | 'earlier';

/** A condition on the selection in one of the first `count` steps. */
const conditionOn = (on: readonly [number, string] | undefined, count: number): Condition | undefined =>
  on && count > 0 ? { questionName: `q${on[0] % count}`, answerName: on[1] } : undefined;

/** Steps `s0`, `s1`… with one choice `q0` and one text `t0` each; steps and texts may depend on choices. */
export const anyForm = (direction: Direction): fc.Arbitrary<readonly FormStep[]> => {
  const isAnywhere = direction === 'anywhere';
  const condition = fc.option(fc.tuple(fc.nat(4), fc.constantFrom('a', 'b')), { nil: undefined });
  const step = fc.record({
    kind: fc.constantFrom('CheckboxQuestion', 'RadiobuttonQuestion'),
    isRequired: isAnywhere ? fc.constant(false) : fc.boolean(),
    on: condition,
    textOn: condition,
  });
  return fc.array(step, { minLength: 1, maxLength: 5 }).map((steps) =>
    steps.map(({ kind, isRequired, on, textOn }, index) => {
      const onlyShowText = conditionOn(textOn, isAnywhere ? steps.length : index + 1);
      const onlyShowWhen = conditionOn(on, isAnywhere ? steps.length : index);
      const text = askFor(`t${index}`, 'TextQuestion', {
        isRequired,
        ...(onlyShowText && { onlyShowWhen: onlyShowText }),
      });
      return {
        ...stepOf(`s${index}`, [askFor(`q${index}`, kind, { options }), text]),
        ...(onlyShowWhen && { onlyShowWhen }),
      };
    }),
  );
};

/**
 * An independent version of the specification: a part is visible when the answer it depends on is selected in
 * a visible part.
 */
export const visibleIn = (
  form: readonly FormStep[],
  chosenIn: (question: string) => Value | undefined,
): ReadonlySet<string> => {
  const visible = new Set<string>();
  const isVisible = ({ onlyShowWhen: on }: { readonly onlyShowWhen?: Condition }) =>
    on === undefined || (visible.has(on.questionName) && chosenIn(on.questionName)?.includes(on.answerName));
  for (let before = -1; before < visible.size; ) {
    before = visible.size;
    for (const step of form.filter(isVisible))
      for (const { name } of [step, ...step.questions.filter(isVisible)]) visible.add(name);
  }
  return visible;
};

/** The saved value of a question. */
export const savedValue =
  (saved: SavedModel) =>
  (question: string): Value | undefined =>
    [...saved.values()].find((step) => step.has(question))?.get(question);

/** Replaces the answers of a step; then deletes hidden answers, which may hide more parts. */
export const saveModel = (
  form: readonly FormStep[],
  saved: SavedModel,
  step: string,
  values: Iterable<readonly [string, Value]>,
): void => {
  saved.set(step, new Map([...values].filter(([, value]) => value.length > 0)));
  const visible = visibleIn(form, savedValue(saved));
  for (const [name, own] of saved) {
    if (!visible.has(name)) saved.delete(name);
    for (const question of own.keys()) if (!visible.has(question)) own.delete(question);
    if (own.size === 0) saved.delete(name);
  }
};

/** The value of an entry. */
export const valueOfEntry = (entry: Entry | undefined): Value => {
  if (entry?.kind === 'text') return entry.text;
  return entry?.kind === 'choice' && entry.names.length > 0 ? entry.names : '';
};

/** Answers by step and question, for comparison with {@link modelContent}. */
export const contentOf = (answers: readonly Answer[]): Record<string, Record<string, Value>> => {
  const content: Record<string, Record<string, Value>> = {};
  for (const { stepId, questionId, answerId, answerText } of answers) {
    const step = content[stepId] ?? {};
    content[stepId] = step;
    step[questionId] = answerId === '' ? answerText : [...(step[questionId] ?? []), answerId].toSorted();
  }
  return content;
};

export const modelContent = (saved: SavedModel): Record<string, Record<string, Value>> =>
  Object.fromEntries(
    [...saved].map(([step, own]) => [
      step,
      Object.fromEntries(
        [...own].map(([name, value]) => [name, typeof value === 'string' ? value : value.toSorted()]),
      ),
    ]),
  );
