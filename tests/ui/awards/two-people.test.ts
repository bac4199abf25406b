import type { Entry } from '@fairdesk/core/awards';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { askFor, IN_TIME, memoryDesk, stepOf } from '#tests/support/worlds/award-desk.ts';
import type { QuestionnaireStore } from '#ui/awards/questionnaire-store.ts';
import { type Desk, opened, storage, storeFor, text } from './questionnaire-desk.ts';

const QUESTIONS = ['q0', 'q1', 'q2'];
const FORM = [
  ...QUESTIONS.map((name) => stepOf(`step of ${name}`, [askFor(name, 'TextQuestion')])),
  stepOf('summary', []),
];

/** What one of two colleagues does at a step: types, saves, and settles a conflict. */
const anyAct = fc.record({
  who: fc.nat(1),
  question: fc.constantFrom(...QUESTIONS),
  isTyped: fc.boolean(),
  isSaved: fc.constantFrom(true, true, true, false),
  keepsTheirs: fc.boolean(),
  isReloaded: fc.constantFrom(false, false, false, false, true),
});

type Act = typeof anyAct extends fc.Arbitrary<infer Value> ? Value : never;

/** A person with a browser, and what they have entered since they last saved it. */
interface Person {
  store: QuestionnaireStore;
  readonly draft: ReturnType<typeof storage>;
  readonly unsaved: Map<string, Entry>;
}

const openFor = async (desk: Desk, draft: Person['draft']): Promise<QuestionnaireStore> => {
  const store = storeFor(desk, await opened(desk), draft, FORM);
  store.restore();
  return store;
};

const arrive = async (desk: Desk): Promise<Person> => {
  const draft = storage();
  return { draft, store: await openFor(desk, draft), unsaved: new Map() };
};

const storedIn = async (desk: Desk) =>
  new Map((await opened(desk)).answers.map(({ questionId, answerText }) => [questionId, answerText]));

const type = ({ store, unsaved }: Person, question: string, typed: Entry): void => {
  if (store.state.kind === 'conflict') return;
  store.answers.enter(question, typed);
  unsaved.set(question, typed);
};

/** Saves the step of a question. @returns the questions whose stored answers changed */
const save = async (desk: Desk, { store }: Person): Promise<readonly string[]> => {
  const before = await storedIn(desk);
  await store.next();
  const after = await storedIn(desk);
  return QUESTIONS.filter((name) => before.get(name) !== after.get(name));
};

const settle = ({ store, unsaved }: Person, keepsTheirs: boolean): void => {
  if (keepsTheirs) {
    for (const name of store.answers.mine.keys()) unsaved.delete(name);
    store.keepTheirs();
  } else store.restoreMine();
};

const entriesOf = ({ store: { answers }, unsaved }: Person) =>
  [...unsaved.keys()].map((name) => [name, answers.mine.get(name) ?? answers.entries.get(name)]);

const perform = async (desk: Desk, person: Person, act: Act, typed: Entry): Promise<void> => {
  const { question, isTyped, isSaved, keepsTheirs, isReloaded } = act;
  if (isReloaded) person.store = await openFor(desk, person.draft);
  person.store.goTo(`step of ${question}`);
  if (isTyped) type(person, question, typed);
  const changed = isSaved ? await save(desk, person) : [];
  expect([...person.unsaved.keys()]).toEqual(expect.arrayContaining([...changed]));
  expect(entriesOf(person)).toEqual([...person.unsaved]);
  if (isSaved && person.store.state.kind === 'idle') person.unsaved.delete(question);
  if (person.store.state.kind === 'conflict') settle(person, keepsTheirs);
};

describe('a questionnaire with two people in it', () => {
  it.prop([fc.array(anyAct, { minLength: 4, maxLength: 16 })], { numRuns: 400 })(
    'never changes an answer that the user who saves did not enter, and never loses what a user entered',
    async (acts) => {
      const desk = memoryDesk(IN_TIME, FORM);
      const people = [await arrive(desk), await arrive(desk)];
      for (const [place, act] of acts.entries())
        await perform(desk, people[act.who] ?? expect.fail(), act, text(`${place}`));
    },
  );
});
