import { type AwardForm, type Entry, type Questionnaire, saveStep } from '@fairdesk/core/awards';
import type { Failure } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { errAsync, ResultAsync } from 'neverthrow';
import { describe, expect } from 'vitest';
import { EXHIBITOR, IN_TIME, memoryDesk, PRIZE_FORM } from '#tests/support/award-desk.ts';
import { AnswersStore } from '#ui/awards/answers-store.ts';
import type { DraftStorage } from '#ui/awards/draft-storage.ts';
import type { EntryDraft } from '#ui/awards/entry-draft.ts';
import { QuestionnaireStore } from '#ui/awards/questionnaire-store.ts';

const place = { participation: EXHIBITOR, product: '1', award: 'prize' };
const FORM: AwardForm = {
  award: 'prize',
  name: 'Prize',
  introduction: { title: '', html: '', items: [] },
  close: { title: '', html: '' },
  labels: { start: '', next: '', reviewSummary: '', submit: '' },
  thankYouHref: '/thanks',
  closeHref: '/awards',
  uploads: { imageTypes: [], documentTypes: [], belowBytes: 0 },
  steps: PRIZE_FORM,
};

/** The storage of a browser, for the lifetime of the test. */
const storage = (): DraftStorage & { draft: EntryDraft | undefined } => {
  const cell: { draft: EntryDraft | undefined } = { draft: undefined };
  return Object.assign(cell, {
    read: () => (cell.draft === undefined ? undefined : JSON.parse(JSON.stringify(cell.draft))),
    write: (draft: EntryDraft | undefined) => {
      cell.draft = draft;
      return true;
    },
  });
};

type Desk = ReturnType<typeof memoryDesk>;

const storeFor = (desk: Desk, questionnaire: Questionnaire, draft: DraftStorage, steps = FORM.steps) =>
  new QuestionnaireStore({
    answers: new AnswersStore({ form: { ...FORM, steps }, questionnaire, draft, clock: IN_TIME }),
    place,
    clock: IN_TIME,
    ports: {
      openQuestionnaire: desk.open,
      saveStep: saveStep(desk),
      submitEntry: desk.submit,
      addAnswerFile: desk.addFile,
      removeAnswerFile: desk.removeFile,
    },
  });

const opened = async (desk: Desk) => (await desk.open(place))._unsafeUnwrap();
const questionOf = (name: string) => {
  const question = PRIZE_FORM.flatMap(({ questions }) => questions).find((each) => each.name === name);
  if (question === undefined) throw new Error(`The form has no ${name}`);
  return question;
};
const enter = (store: QuestionnaireStore, answers: Readonly<Record<string, Entry>>) => {
  for (const [name, entry] of Object.entries(answers)) store.enter(questionOf(name), entry);
};
const text = (value: string): Entry => ({ kind: 'text', text: value });
const choice = (...names: string[]): Entry => ({ kind: 'choice', names });
const AWAY: Failure = { kind: 'unavailable', request: 'POST' };
const BASICS = { pitch: text('A pump'), stage: choice('no') };

describe('QuestionnaireStore', () => {
  it('goes on only when the save succeeds, and loses nothing when it fails', async () => {
    const desk = memoryDesk(IN_TIME);
    const cell = { fails: true };
    const shaky: Desk = {
      ...desk,
      saveStep: (...given) =>
        cell.fails ? errAsync({ kind: 'unavailable', request: 'POST' }) : desk.saveStep(...given),
    };
    const draft = storage();
    const store = storeFor(shaky, await opened(desk), draft);
    store.begin();
    enter(store, BASICS);
    await store.next();
    expect([store.state.kind, store.stepName]).toEqual(['failed', 'basics']);
    expect(draft.draft?.entries.map(([name]) => name)).toEqual(['pitch', 'stage']);
    cell.fails = false;
    await store.next();
    expect([store.state.kind, store.stepName]).toEqual(['idle', 'effects']);
    expect(draft.draft).toBeUndefined();
  });

  it('restores the entries of a closed tab, and skips the introduction', async () => {
    const desk = memoryDesk(IN_TIME);
    const draft = storage();
    const first = storeFor(desk, await opened(desk), draft);
    first.begin();
    enter(first, BASICS);
    const second = storeFor(desk, await opened(desk), draft);
    expect(second.stepName).toBeUndefined();
    second.restore();
    expect(second.answers.entries.get('pitch')).toEqual(text('A pump'));
    expect([second.answers.restored, second.stepName]).toEqual([true, 'basics']);
  });

  it('shows the answers that a colleague saved first, and restores the user’s own on request', async () => {
    const desk = memoryDesk(IN_TIME);
    const before = await opened(desk);
    const mine = storeFor(desk, before, storage());
    const theirs = storeFor(desk, before, storage());
    for (const store of [mine, theirs]) store.begin();
    enter(theirs, { ...BASICS, pitch: text('Theirs') });
    await theirs.next();
    enter(mine, BASICS);
    await mine.next();
    expect(mine.state.kind).toBe('conflict');
    expect(mine.answers.entries.get('pitch')).toEqual(text('Theirs'));
    mine.useMine();
    expect(mine.answers.entries.get('pitch')).toEqual(text('A pump'));
    await mine.next();
    expect(mine.stepName).toBe('effects');
  });

  it('restores the answers of a hidden step when the answer that hid it is changed back', async () => {
    const desk = memoryDesk(IN_TIME);
    const store = storeFor(desk, await opened(desk), storage());
    store.begin();
    enter(store, BASICS);
    await store.next();
    enter(store, { saves: choice('energy') });
    await store.next();
    enter(store, { kwh: text('42') });
    await store.next();
    store.goTo('effects');
    enter(store, { saves: choice('water') });
    await store.next();
    expect(store.answers.questionnaire.answers.map(({ questionId }) => questionId)).not.toContain('kwh');
    store.goTo('effects');
    enter(store, { saves: choice('energy') });
    await store.next();
    expect(store.stepName).toBe('energy');
    expect(store.answers.entries.get('kwh')).toEqual(text('42'));
  });

  it.prop([fc.scheduler(), fc.integer({ min: 2, max: 4 })])(
    'saves a step once, for any number of presses and any delay of the response',
    async (scheduler, presses) => {
      const desk = memoryDesk(IN_TIME);
      let saves = 0;
      const slow: Desk = {
        ...desk,
        saveStep: (...given) => {
          saves += 1;
          return ResultAsync.fromSafePromise(scheduler.schedule(Promise.resolve())).andThen(() =>
            desk.saveStep(...given),
          );
        },
      };
      const store = storeFor(slow, await opened(desk), storage());
      store.begin();
      enter(store, BASICS);
      const pressed = Array.from({ length: presses }, () => store.next());
      await scheduler.waitAll();
      await Promise.all(pressed);
      expect([saves, store.stepName]).toEqual([1, 'effects']);
    },
  );

  it.prop([fc.scheduler(), fc.boolean(), fc.integer({ min: 1, max: 3 })])(
    'waits for pending uploads before it saves a step once, and stays on the step when one fails',
    async (scheduler, fails, presses) => {
      const desk = memoryDesk(IN_TIME);
      let saves = 0;
      const slow: Desk = {
        ...desk,
        addFile: (...given) =>
          ResultAsync.fromSafePromise(scheduler.schedule(Promise.resolve())).andThen(() =>
            fails ? errAsync<Questionnaire, Failure>(AWAY) : desk.addFile(...given),
          ),
        saveStep: (...given) => {
          saves += 1;
          return desk.saveStep(...given);
        },
      };
      const store = storeFor(slow, await opened(desk), storage());
      store.begin();
      enter(store, BASICS);
      const report = { name: 'report.pdf', bytes: new TextEncoder().encode('%PDF-1.7') };
      const sending = store.files.upload(questionOf('report'), [report]);
      const pressed = Array.from({ length: presses }, () => store.next());
      expect(store.isSaving).toBe(true);
      await scheduler.waitAll();
      await Promise.all([sending, ...pressed]);
      const outcome = [store.stepName, saves, store.answers.questionnaire.files.length];
      expect(outcome).toEqual(fails ? ['basics', 0, 0] : ['effects', 1, 1]);
    },
  );

  it('deletes the draft after a save, and drops entries for questions no longer in the form', async () => {
    const desk = memoryDesk(IN_TIME);
    const draft = storage();
    draft.draft = { entries: [['gone', text('x')]], bases: {} };
    const store = storeFor(desk, await opened(desk), draft);
    store.restore();
    expect(store.answers.entries.has('gone')).toBe(false);
    expect(store.answers.restored).toBe(false);
  });

  it('displays entries that missed the deadline, beside those on the server', async () => {
    const cell = { now: IN_TIME() };
    const desk = memoryDesk(() => cell.now);
    const draft = storage();
    const store = storeFor(desk, await opened(desk), draft);
    store.begin();
    enter(store, BASICS);
    await store.next();
    enter(store, { saves: choice('water') });
    cell.now = new Date('2027-02-01T00:00:00Z');
    await store.next();
    expect(store.answers.isOpen).toBe(false);
    expect(store.answers.questionnaire.answers.map(({ questionId }) => questionId)).toEqual([
      'pitch',
      'stage',
    ]);
    expect(store.answers.unsaved.map(({ answerId }) => answerId)).toEqual(['water']);
    const later = storeFor(desk, await opened(desk), draft);
    later.restore();
    expect(later.answers.unsaved.map(({ answerId }) => answerId)).toEqual(['water']);
    later.enter(questionOf('true'), choice('yes'));
    expect(draft.draft?.entries.map(([name]) => name)).toEqual(['saves']);
  });

  it('accepts the rules and submits within the minutes of grace after the deadline', async () => {
    const cell = { now: IN_TIME() };
    const [basics] = PRIZE_FORM;
    const summary = PRIZE_FORM.at(-1);
    if (!basics || !summary) throw new Error('The form has changed');
    const desk = memoryDesk(() => cell.now, [basics, summary]);
    const store = storeFor(desk, await opened(desk), storage(), [basics, summary]);
    store.begin();
    enter(store, BASICS);
    await store.next();
    cell.now = new Date('2027-02-01T00:14:59Z');
    const late = storeFor(desk, await opened(desk), storage(), [basics, summary]);
    await late.submitLate();
    expect([late.state.kind, [...late.faults.keys()]]).toEqual(['refused', ['true']]);
    enter(late, { true: choice('yes') });
    await late.submitLate();
    expect(late.state.kind).toBe('submitted');
    expect((await opened(desk)).questionnaireStatus).toBe('SUBMITTED');
  });
});
