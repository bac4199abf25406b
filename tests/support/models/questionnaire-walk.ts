import { deepStrictEqual as same } from 'node:assert/strict';
import {
  type AwardDesk,
  type AwardForm,
  type Entry,
  type EntryPlace,
  type FormStep,
  saveStep,
} from '@fairdesk/core/awards';
import type { Failure } from '@fairdesk/core/shared';
import fc from 'fast-check';
import { errAsync, type ResultAsync } from 'neverthrow';
import { AnswersStore } from '#ui/awards/answers-store.ts';
import type { DraftStorage } from '#ui/awards/draft-storage.ts';
import type { EntryDraft } from '#ui/awards/entry-draft.ts';
import { QuestionnaireStore } from '#ui/awards/questionnaire-store.ts';
import {
  contentOf,
  modelContent,
  type SavedModel,
  savedValue,
  saveModel,
  type Value,
  valueOfEntry,
  visibleIn,
} from './questionnaire-model.ts';

/** What the specification expects: the saved answers, the entries, and the current step. */
interface Model {
  readonly saved: SavedModel;
  readonly entered: Map<string, Value>;
  at: string | undefined;
  submitted: ReturnType<typeof modelContent> | undefined;
}

/** An exhibitor at work: the store of the screen on a desk whose calls may fail. */
interface Walk {
  readonly form: readonly FormStep[];
  readonly desk: AwardDesk;
  readonly place: EntryPlace;
  readonly draft: DraftStorage;
  trouble: Trouble;
  store: QuestionnaireStore;
}

/** What happens to the next save: it succeeds, it never arrives, or its response is lost. */
type Trouble = 'none' | 'fails' | 'response-lost';

type Command = fc.AsyncCommand<Model, Walk>;

const AWAY: Failure = { kind: 'unavailable', request: 'POST' };

const stepsIn = ({ form }: Walk, { entered }: Model): readonly FormStep[] => {
  const visible = visibleIn(form, (question) => entered.get(question));
  return form.flatMap((step) =>
    visible.has(step.name)
      ? [{ ...step, questions: step.questions.filter(({ name }) => visible.has(name)) }]
      : [],
  );
};

const inSight = (walk: Walk, model: Model): FormStep | undefined =>
  model.at === undefined ? undefined : stepsIn(walk, model).find(({ name }) => name === model.at);

/** Opens the questionnaire as a new tab does. */
const openStore = async (walk: Omit<Walk, 'store'>): Promise<QuestionnaireStore> => {
  const { desk, place, form, draft } = walk;
  const whole: AwardForm = {
    award: place.award,
    name: '',
    introduction: { title: '', html: '', items: [] },
    close: { title: '', html: '' },
    labels: { start: '', next: '', reviewSummary: '', submit: '' },
    thankYouHref: '',
    closeHref: '',
    uploads: { imageTypes: [], documentTypes: [], belowBytes: 0 },
    steps: form,
  };
  const clock = () => new Date(0);
  const troubled = <T>(call: () => ResultAsync<T, Failure>): ResultAsync<T, Failure> => {
    const { trouble } = walk;
    walk.trouble = 'none';
    if (trouble === 'fails') return errAsync<T, Failure>(AWAY);
    return trouble === 'none' ? call() : call().andThen(() => errAsync<T, Failure>(AWAY));
  };
  const questionnaire = (await desk.open(place))._unsafeUnwrap();
  const store = new QuestionnaireStore({
    place,
    clock,
    answers: new AnswersStore({ form: whole, questionnaire, draft, clock }),
    ports: {
      openQuestionnaire: desk.open,
      saveStep: (...given) => troubled(() => saveStep(desk)(...given)),
      submitEntry: (...given) => troubled(() => desk.submit(...given)),
      addAnswerFile: desk.addFile,
      removeAnswerFile: desk.removeFile,
    },
  });
  store.restore();
  return store;
};

/** Compares the data on the server, the screen and its current step with the specification. */
const check = async (model: Model, walk: Walk): Promise<void> => {
  const { store, desk, place } = walk;
  const stored = (await desk.open(place))._unsafeUnwrap();
  same(contentOf(stored.answers), modelContent(model.saved));
  same(stored.submission && contentOf(stored.submission.answers), model.submitted);
  same(
    store.steps.map(({ name }) => name),
    stepsIn(walk, model).map(({ name }) => name),
  );
  same(
    store.steps.map(({ number }) => number),
    store.steps.map((_, place) => place + 1),
  );
  same(store.step?.name, inSight(walk, model)?.name);
  for (const { questions } of store.steps)
    for (const { name } of questions)
      same([name, valueOfEntry(store.answers.entries.get(name))], [name, model.entered.get(name) ?? '']);
};

const command = (name: string, run: (model: Model, walk: Walk) => Promise<void>): Command => ({
  check: () => true,
  run: async (model, walk) => {
    await run(model, walk);
    await check(model, walk);
  },
  toString: () => name,
});

const isMissing = ({ isRequired, name }: { isRequired: boolean; name: string }, values: Model['entered']) =>
  isRequired && (values.get(name) ?? '').length === 0;

/** Selects an option or types a text for one question of the current step. */
const enter = (isText: boolean, names: readonly string[], text: string): Command =>
  command(`enter ${isText ? `"${text}"` : names}`, async (model, walk) => {
    const kinds = isText ? ['TextQuestion'] : ['CheckboxQuestion', 'RadiobuttonQuestion'];
    const question = inSight(walk, model)?.questions.find(({ kind }) => kinds.includes(kind));
    if (question === undefined) return;
    const chosen = question.kind === 'RadiobuttonQuestion' ? names.slice(0, 1) : names;
    const entry: Entry = isText ? { kind: 'text', text } : { kind: 'choice', names: chosen };
    walk.store.enter(question, entry);
    model.entered.set(question.name, valueOfEntry(entry));
  });

/** Presses the button to save and continue, or the start button on the introduction. */
const next = (trouble: Trouble): Command =>
  command(`next (${trouble})`, async (model, walk) => {
    const steps = stepsIn(walk, model);
    const step = inSight(walk, model);
    if (model.at === undefined) {
      walk.store.begin();
      model.at = steps[0]?.name;
      return;
    }
    if (step === undefined) return;
    walk.trouble = trouble;
    await walk.store.next();
    if (trouble === 'response-lost') await walk.store.next();
    walk.trouble = 'none';
    if (trouble === 'fails' || step.questions.some((question) => isMissing(question, model.entered))) return;
    const values = step.questions.map(({ name }) => [name, model.entered.get(name) ?? ''] as const);
    saveModel(walk.form, model.saved, step.name, values);
    const following = steps[steps.findIndex(({ name }) => name === step.name) + 1];
    if (following) model.at = following.name;
    else await submit(model, walk);
  });

/** The final submit: a complete entry leads to the thank-you page, a fault to its step. */
const submit = async (model: Model, walk: Walk): Promise<void> => {
  const visible = visibleIn(walk.form, savedValue(model.saved));
  const values = new Map([...model.saved.values()].flatMap((own) => [...own]));
  const faulty = walk.form.find(
    ({ name, questions }) =>
      visible.has(name) &&
      questions.some((question) => visible.has(question.name) && isMissing(question, values)),
  );
  if (faulty) {
    model.at = faulty.name;
    return;
  }
  model.submitted = modelContent(model.saved);
  same(walk.store.state.kind, 'submitted');
  model.entered.clear();
  for (const [name, value] of values) model.entered.set(name, value);
  await openAgain(model, walk);
};

const back = command('back', async (model, walk) => {
  walk.store.back();
  const steps = stepsIn(walk, model).map(({ name }) => name);
  model.at = steps[steps.indexOf(model.at ?? '') - 1] ?? model.at;
});

/** Closes the tab and opens another, which restores all entries at the first incomplete or unsaved step. */
const openAgain = async (model: Model, walk: Walk): Promise<void> => {
  walk.store = await openStore(walk);
  const saved = savedValue(model.saved);
  const isUnsaved = (name: string) =>
    JSON.stringify(model.entered.get(name) ?? '') !== JSON.stringify(saved(name) ?? '');
  const isDraft = [...model.entered.keys()].some(isUnsaved);
  const steps = stepsIn(walk, model);
  const open = steps.find(
    ({ name, questions }) => !model.saved.has(name) || questions.some((question) => isUnsaved(question.name)),
  );
  model.at = model.saved.size > 0 || isDraft ? (open ?? steps.at(-1))?.name : undefined;
};

/** Actions of an exhibitor, in any order. */
export const anyWalk = (maxCommands: number): fc.Arbitrary<Iterable<Command>> => {
  const entering = fc
    .tuple(fc.boolean(), fc.subarray(['a', 'b']), fc.constantFrom('', 'x', 'y'))
    .map((given) => enter(...given));
  const saving = fc
    .constantFrom<Trouble>('none', 'none', 'none', 'fails', 'response-lost')
    .map((trouble) => next(trouble));
  return fc.commands(
    [entering, entering, saving, saving, fc.constant(back), fc.constant(command('reload', openAgain))],
    { maxCommands },
  );
};

/** Walks through a new questionnaire. */
export const walkThrough = async (
  form: readonly FormStep[],
  desk: AwardDesk,
  place: EntryPlace,
  commands: Iterable<Command>,
): Promise<void> => {
  const cell: { draft: string | undefined } = { draft: undefined };
  const draft: DraftStorage = {
    read: (): EntryDraft | undefined => cell.draft && JSON.parse(cell.draft),
    write: (value) => {
      cell.draft = value && JSON.stringify(value);
      return true;
    },
  };
  await fc.asyncModelRun(async () => {
    const parts = { form, desk, place, draft, trouble: 'none' as const };
    const model: Model = { saved: new Map(), entered: new Map(), at: undefined, submitted: undefined };
    const walk: Walk = Object.assign(parts, { store: await openStore(parts) });
    return { model, real: walk };
  }, commands);
};
