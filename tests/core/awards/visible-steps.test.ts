import {
  type Choices,
  choicesNow,
  choicesOf,
  type FormStep,
  isMet,
  type Question,
  visibleSteps,
  withChildren,
} from '@fairdesk/core/awards';
import { anyCondition, anyFormSteps, anyQuestion, oneOf } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const anyChoices: fc.Arbitrary<Choices> = fc
  .array(anyCondition)
  .map((chosen) =>
    choicesOf(chosen.map(({ questionName, answerName }) => chosenIn(questionName, answerName))),
  );

const chosenIn = (questionId: string, answerId: string) => ({ questionId, answerId });

const both = (one: Choices, other: Choices): Choices =>
  choicesOf(
    [...one, ...other].flatMap(([question, names]) => [...names].map((name) => chosenIn(question, name))),
  );
const names = (items: readonly { readonly name: string }[]) => items.map(({ name }) => name);

/** Visible steps and questions, each once, with their conditions. */
const partsOf = (steps: readonly FormStep[]) =>
  steps.flatMap((step) => [step, ...withChildren(step.questions)]);

const { onlyShowWhen: _, ...plain } = oneOf(anyQuestion);

/** A step with one question that offers yes and no. */
const step = (name: string, asks: string, on?: string, question: Partial<Question> = {}): FormStep => ({
  name,
  number: 1,
  title: '',
  description: '',
  isSummary: false,
  questions: [{ ...plain, name: asks, ...question }],
  ...(on !== undefined && { onlyShowWhen: { questionName: on, answerName: 'yes' } }),
});
const yes = (...questions: readonly string[]): Choices =>
  choicesOf(questions.map((name) => chosenIn(name, 'yes')));

/** Counts look-ups. */
class CountedMap<Key, Value> extends Map<Key, Value> {
  count = 0;
  override get(key: Key): Value | undefined {
    this.count += 1;
    return super.get(key);
  }
}

describe('visibleSteps', () => {
  it.prop([anyFormSteps, anyChoices])(
    'numbers them from 1 without gaps, in the order of the form',
    (steps, chosen) => {
      const visible = visibleSteps(steps, chosen);
      expect(visible.map(({ number }) => number)).toEqual(visible.map((_step, place) => place + 1));
      expect(names(visible)).toEqual(names(steps).filter((name) => names(visible).includes(name)));
    },
  );

  it.prop([anyFormSteps, anyChoices, anyChoices])(
    'never loses a step when more is answered',
    (steps, chosen, more) => {
      const after = names(visibleSteps(steps, both(chosen, more)));
      for (const name of names(visibleSteps(steps, chosen))) expect(after).toContain(name);
    },
  );

  it.prop([anyFormSteps])('always shows a step that depends on nothing', (steps) => {
    const free = names(steps.filter(({ onlyShowWhen }) => onlyShowWhen === undefined));
    expect(names(visibleSteps(steps, new Map()))).toEqual(free);
  });

  it.prop([anyFormSteps, anyChoices])(
    'shows a part only if a visible question has the answer it depends on',
    (steps, chosen) => {
      const visible = visibleSteps(steps, chosen);
      const visibleNames = new Set(names(visible.flatMap(({ questions }) => withChildren(questions))));
      const counted: Choices = new Map([...chosen].filter(([question]) => visibleNames.has(question)));
      for (const { onlyShowWhen } of partsOf(visible)) expect(isMet(onlyShowWhen, counted)).toBe(true);
      for (const { name, onlyShowWhen } of steps)
        if (!names(visible).includes(name)) expect(isMet(onlyShowWhen, counted)).toBe(false);
    },
  );

  it.prop([fc.uniqueArray(fc.nat(300), { minLength: 2, maxLength: 300 }), fc.boolean()])(
    'looks up each answer once, in whatever order questions stand that depend on one another',
    (order, isOfStep) => {
      const numbers = order.toSorted((one, other) => one - other);
      const chain = order.map((number) => {
        const before = numbers[numbers.indexOf(number) - 1];
        const on = before === undefined ? undefined : `q${before}`;
        const condition = on && !isOfStep && { onlyShowWhen: { questionName: on, answerName: 'yes' } };
        return step(`s${number}`, `q${number}`, isOfStep ? on : undefined, condition || {});
      });
      const choices = new CountedMap(yes(...order.map((number) => `q${number}`)));
      expect(names(visibleSteps(chain, choices))).toEqual(names(chain));
      expect(choices.count).toBe(order.length);
    },
  );

  it('counts an answer inside a hidden step as unanswered', () => {
    const steps = [step('a', 'power'), step('b', 'gas', 'power'), step('c', 'water', 'gas')];
    expect(names(visibleSteps(steps, yes('gas')))).toEqual(['a']);
    expect(names(visibleSteps(steps, yes('power', 'gas')))).toEqual(['a', 'b', 'c']);
  });

  it('handles a step before the one it depends on, and hides steps that only depend on each other', () => {
    expect(names(visibleSteps([step('b', 'gas', 'power'), step('a', 'power')], yes('power')))).toEqual([
      'b',
      'a',
    ]);
    expect(visibleSteps([step('a', 'power', 'gas'), step('b', 'gas', 'power')], yes('power', 'gas'))).toEqual(
      [],
    );
  });

  it('ends for a step that repeats the question it depends on', () => {
    const steps = [step('a', 'power'), step('b', 'power', 'power')];
    expect(names(visibleSteps(steps, yes('power')))).toEqual(['a', 'b']);
    expect(names(visibleSteps(steps, yes()))).toEqual(['a']);
  });

  it('follows conditions within a step, and hides what depends on a hidden question', () => {
    const condition = { questionName: 'power', answerName: 'yes' };
    const form = (asks: Partial<Question>): FormStep => ({
      ...step('a', 'power'),
      questions: [
        { ...plain, name: 'power', ...asks },
        { ...plain, name: 'gas', onlyShowWhen: condition },
        { ...plain, name: 'water', onlyShowWhen: { questionName: 'gas', answerName: 'yes' } },
      ],
    });
    const visibleQuestions = (asks: Partial<Question>, chosen: Choices) =>
      names(visibleSteps([form(asks)], chosen)[0]?.questions ?? []);
    expect(visibleQuestions({}, yes('power', 'gas'))).toEqual(['power', 'gas', 'water']);
    expect(visibleQuestions({}, yes('gas'))).toEqual(['power']);
    const never = { questionName: 'colour', answerName: 'no' };
    expect(visibleQuestions({ onlyShowWhen: never }, yes('power', 'gas'))).toEqual([]);
  });

  it('hides the questions of a hidden section', () => {
    const section = { kind: 'section', children: [{ ...plain, name: 'gas' }] } as const;
    const hidden = { ...section, onlyShowWhen: { questionName: 'colour', answerName: 'yes' } };
    const ask = (question: Partial<Question>) =>
      names(
        withChildren(visibleSteps([step('a', 's', undefined, question)], yes('gas'))[0]?.questions ?? []),
      );
    expect(ask(section)).toEqual(['s', 'gas']);
    expect(ask(hidden)).toEqual([]);
  });
});

describe('choicesNow', () => {
  it('prefers current entries over stored ones, question by question', () => {
    const stored = choicesOf([chosenIn('size', 'small'), chosenIn('power', 'yes')]);
    const now = choicesNow(stored, new Map([['size', { kind: 'choice', names: ['large'] }]]));
    expect(now).toEqual(
      new Map([
        ['size', new Set(['large'])],
        ['power', new Set(['yes'])],
      ]),
    );
    expect(choicesNow(stored, new Map())).toEqual(stored);
    expect(choicesNow(stored, new Map([['size', { kind: 'text', text: 'large' }]]))).toEqual(stored);
  });
});
