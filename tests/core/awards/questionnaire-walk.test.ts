import {
  type Answer,
  type AwardDesk,
  type Condition,
  choicesOf,
  type Entries,
  type Entry,
  type FormStep,
  type Questionnaire,
  saveStep,
  visibleSteps,
} from '@fairdesk/core/awards';
import { fc, it } from '@fast-check/vitest';
import { errAsync } from 'neverthrow';
import { describe, expect } from 'vitest';
import { askFor, EXHIBITOR, IN_TIME, memoryDesk, stepOf } from '#tests/support/award-desk.ts';

const place = { participation: EXHIBITOR, product: '1', award: 'prize' };
const options = ['a', 'b'].map((name) => ({ name, text: name }));

/** Steps of one choice and one text each; any of them may depend on any choice of the form, also on its own. */
const anyForm: fc.Arbitrary<readonly FormStep[]> = fc
  .array(
    fc.record({
      several: fc.boolean(),
      on: fc.option(fc.tuple(fc.nat(4), fc.constantFrom('a', 'b')), { nil: undefined }),
      textOn: fc.option(fc.tuple(fc.nat(4), fc.constantFrom('a', 'b')), { nil: undefined }),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((steps) =>
    steps.map(({ several, on, textOn }, index) =>
      stepOf(
        `s${index}`,
        [
          askFor(`q${index}`, several ? 'CheckboxQuestion' : 'RadiobuttonQuestion', { options }),
          askFor(`t${index}`, 'TextQuestion', {
            ...(textOn && {
              onlyShowWhen: { questionName: `q${textOn[0] % steps.length}`, answerName: textOn[1] },
            }),
          }),
        ],
        on && [`q${on[0] % steps.length}`, on[1]],
      ),
    ),
  );

/** What the specification says is stored: by step, what was entered for each question. */
type Model = Map<string, Map<string, string | readonly string[]>>;

interface Walk {
  readonly form: readonly FormStep[];
  readonly desk: AwardDesk;
  questionnaire: Questionnaire;
}

/** The specification, said once more and otherwise: a part is visible when what it depends on is chosen in a visible part. */
const visibleIn = (form: readonly FormStep[], model: Model): ReadonlySet<string> => {
  const visible = new Set<string>();
  const isChosen = (question: string, answer: string) =>
    visible.has(question) && [...model.values()].some((step) => step.get(question)?.includes(answer));
  const isShown = ({ onlyShowWhen: on }: { readonly onlyShowWhen?: Condition }) =>
    on === undefined || isChosen(on.questionName, on.answerName);
  for (let before = -1; before < visible.size; ) {
    before = visible.size;
    for (const step of form.filter(isShown))
      for (const { name } of [step, ...step.questions.filter(isShown)]) visible.add(name);
  }
  return visible;
};

const saveModel = (form: readonly FormStep[], model: Model, step: string, entries: Entries): void => {
  const values = [...entries].map(([name, entry]): [string, string | readonly string[]] => [
    name,
    entry.kind === 'text' ? entry.text : entry.kind === 'choice' ? entry.names : '',
  ]);
  model.set(step, new Map(values.filter(([, value]) => value.length > 0)));
  // What is hidden is deleted, and that may hide more.
  const visible = visibleIn(form, model);
  for (const [name, own] of model) {
    if (!visible.has(name)) model.delete(name);
    for (const question of own.keys()) if (!visible.has(question)) own.delete(question);
  }
};

const contentOf = (
  answers: readonly Answer[],
): Record<string, Record<string, string | readonly string[]>> => {
  const content: Record<string, Record<string, string | readonly string[]>> = {};
  for (const { stepId, questionId, answerId, answerText } of answers) {
    const step = content[stepId] ?? {};
    content[stepId] = step;
    step[questionId] = answerId === '' ? answerText : [...(step[questionId] ?? []), answerId].toSorted();
  }
  return content;
};

const modelContent = (model: Model) =>
  Object.fromEntries(
    [...model]
      .filter(([, own]) => own.size > 0)
      .map(([step, own]) => [
        step,
        Object.fromEntries(
          [...own].map(([name, value]) => [name, typeof value === 'string' ? value : [...value].toSorted()]),
        ),
      ]),
  );

const check = (model: Model, { form, questionnaire }: Walk): void => {
  expect(contentOf(questionnaire.answers)).toEqual(modelContent(model));
  const visible = visibleIn(form, model);
  expect(visibleSteps(form, choicesOf(questionnaire.answers)).map(({ name }) => name)).toEqual(
    form.map(({ name }) => name).filter((name) => visible.has(name)),
  );
};

/** Saves a step in sight, with whatever is entered; one time in three the answer gets lost or the save fails. */
class SaveStep implements fc.AsyncCommand<Model, Walk> {
  readonly index: number;
  readonly names: readonly string[];
  readonly text: string;
  readonly trouble: 'none' | 'fails' | 'answer-lost';

  constructor(index: number, names: readonly string[], text: string, trouble: SaveStep['trouble']) {
    this.index = index;
    this.names = names;
    this.text = text;
    this.trouble = trouble;
  }

  check = (): boolean => true;

  async run(model: Model, walk: Walk): Promise<void> {
    const { form, desk } = walk;
    const visible = visibleSteps(form, choicesOf(walk.questionnaire.answers));
    const step = visible[this.index % Math.max(1, visible.length)];
    if (step === undefined) return;
    const isSeveral = step.questions[0]?.kind === 'CheckboxQuestion';
    const entries = new Map<string, Entry>([
      [
        step.name.replace('s', 'q'),
        { kind: 'choice', names: isSeveral ? this.names : this.names.slice(0, 1) },
      ],
      [step.name.replace('s', 't'), { kind: 'text', text: this.text }],
    ]);
    const { answers } = walk.questionnaire;
    const others = answers.filter(({ stepId }) => stepId !== step.name);
    const posted = [...others, ...[...entries].flatMap(([name, entry]) => chosenIn(name, entry))];
    const current = visibleSteps(form, choicesOf(posted)).find(({ name }) => name === step.name);
    if (current === undefined) return;
    if (this.trouble === 'fails') {
      const broken = { ...desk, saveStep: () => errAsync({ kind: 'unavailable', request: 'POST' } as const) };
      const failed = await saveStep(broken)(
        place,
        { step: current, entries, questionnaire: walk.questionnaire },
        false,
      );
      expect(failed.isErr()).toBe(true);
      return check(model, walk);
    }
    const filled = { step: current, entries, questionnaire: walk.questionnaire };
    if (this.trouble === 'answer-lost') (await saveStep(desk)(place, filled, false))._unsafeUnwrap();
    const shown = new Map(
      [...entries].filter(([name]) => current.questions.some((each) => each.name === name)),
    );
    saveModel(form, model, step.name, shown);
    walk.questionnaire = (await saveStep(desk)(place, filled, false))._unsafeUnwrap();
    check(model, walk);
  }

  toString = (): string => `save step ${this.index} with ${this.names} and "${this.text}", ${this.trouble}`;
}

const chosenIn = (questionId: string, entry: Entry) =>
  entry.kind === 'choice' ? entry.names.map((answerId) => ({ questionId, answerId })) : [];

/** Another tab, or the same after a reload, reads what is stored. */
class Reload implements fc.AsyncCommand<Model, Walk> {
  check = (): boolean => true;

  async run(model: Model, walk: Walk): Promise<void> {
    walk.questionnaire = (await walk.desk.open(place))._unsafeUnwrap();
    check(model, walk);
  }

  toString = (): string => 'reload';
}

/** Submits: from then on the summary shows exactly this, whatever is edited after. */
class Submit implements fc.AsyncCommand<Model, Walk> {
  check = (model: Model): boolean => model.size > 0;

  async run(model: Model, walk: Walk): Promise<void> {
    walk.questionnaire = (await walk.desk.submit(place))._unsafeUnwrap();
    expect(walk.questionnaire.questionnaireStatus).toBe('SUBMITTED');
    expect(contentOf(walk.questionnaire.submission?.answers ?? [])).toEqual(modelContent(model));
  }

  toString = (): string => 'submit';
}

describe('a questionnaire, whatever its conditions and whatever is entered', () => {
  const commands = fc.commands(
    [
      fc
        .tuple(
          fc.nat(4),
          fc.subarray(['a', 'b']),
          fc.constantFrom('', 'x', 'y'),
          fc.constantFrom('none', 'none', 'fails', 'answer-lost'),
        )
        .map(([index, names, text, trouble]) => new SaveStep(index, names, text, trouble)),
      fc.constant(new Reload()),
      fc.constant(new Submit()),
    ],
    { maxCommands: 15 },
  );

  it.prop([anyForm, commands])('stores what the specification says after every step', async (form, walk) => {
    const setup = async () => {
      const desk = memoryDesk(IN_TIME, form);
      const questionnaire = (await desk.open(place))._unsafeUnwrap();
      return { model: new Map(), real: { form, desk, questionnaire } };
    };
    await fc.asyncModelRun(setup, walk);
  });
});
