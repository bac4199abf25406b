import {
  type AwardDesk,
  choicesOf,
  type Entry,
  type FormStep,
  type Questionnaire,
  saveStep,
  visibleSteps,
} from '@fairdesk/core/awards';
import { fc, it } from '@fast-check/vitest';
import { errAsync } from 'neverthrow';
import { describe, expect } from 'vitest';
import {
  anyForm,
  contentOf,
  modelContent,
  type SavedModel,
  savedValue,
  saveModel,
  valueOfEntry,
  visibleIn,
} from '#tests/support/models/questionnaire-model.ts';
import { EXHIBITOR, IN_TIME, memoryDesk } from '#tests/support/worlds/award-desk.ts';

const place = { participation: EXHIBITOR, product: '1', award: 'prize' };
interface Walk {
  readonly form: readonly FormStep[];
  readonly desk: AwardDesk;
  questionnaire: Questionnaire;
}

const check = (model: SavedModel, { form, questionnaire }: Walk): void => {
  expect(contentOf(questionnaire.answers)).toEqual(modelContent(model));
  const visible = visibleIn(form, savedValue(model));
  expect(visibleSteps(form, choicesOf(questionnaire.answers)).map(({ name }) => name)).toEqual(
    form.map(({ name }) => name).filter((name) => visible.has(name)),
  );
};

/** Saves a visible step with any entries; one time in three the save fails or its response is lost. */
class SaveStep implements fc.AsyncCommand<SavedModel, Walk> {
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

  async run(model: SavedModel, walk: Walk): Promise<void> {
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
    const answered = [...entries].filter(([name]) => current.questions.some((each) => each.name === name));
    const values = answered.map(([name, entry]) => [name, valueOfEntry(entry)] as const);
    saveModel(form, model, step.name, values);
    walk.questionnaire = (await saveStep(desk)(place, filled, false))._unsafeUnwrap();
    check(model, walk);
  }

  toString = (): string => `save step ${this.index} with ${this.names} and "${this.text}", ${this.trouble}`;
}

const chosenIn = (questionId: string, entry: Entry) =>
  entry.kind === 'choice' ? entry.names.map((answerId) => ({ questionId, answerId })) : [];

/** Another tab, or this one after a reload, reads the stored answers. */
class Reload implements fc.AsyncCommand<SavedModel, Walk> {
  check = (): boolean => true;

  async run(model: SavedModel, walk: Walk): Promise<void> {
    walk.questionnaire = (await walk.desk.open(place))._unsafeUnwrap();
    check(model, walk);
  }

  toString = (): string => 'reload';
}

/** Submits: from then on the summary shows exactly these answers, despite later edits. */
class Submit implements fc.AsyncCommand<SavedModel, Walk> {
  check = (model: SavedModel): boolean => model.size > 0;

  async run(model: SavedModel, walk: Walk): Promise<void> {
    walk.questionnaire = (await walk.desk.submit(place))._unsafeUnwrap();
    expect(walk.questionnaire.questionnaireStatus).toBe('SUBMITTED');
    expect(contentOf(walk.questionnaire.submission?.answers ?? [])).toEqual(modelContent(model));
  }

  toString = (): string => 'submit';
}

describe('a questionnaire with any conditions and any entries', () => {
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

  it.prop([anyForm('anywhere'), commands])(
    'stores what the specification says after every step',
    async (form, walk) => {
      const setup = async () => {
        const desk = memoryDesk(IN_TIME, form);
        const questionnaire = (await desk.open(place))._unsafeUnwrap();
        return { model: new Map(), real: { form, desk, questionnaire } };
      };
      await fc.asyncModelRun(setup, walk);
    },
  );
});
