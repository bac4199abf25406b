import { entriesOf, type Questionnaire } from '@fairdesk/core/awards';
import type { Failure } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { describe, expect } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { IN_TIME, memoryDesk, PRIZE_FORM } from '#tests/support/worlds/award-desk.ts';
import type { QuestionnaireStore } from '#ui/awards/questionnaire-store.ts';
import {
  BASICS,
  choice,
  type Desk,
  enter,
  inConflict,
  opened,
  questionOf,
  REPORT,
  storage,
  storeFor,
  text,
} from './questionnaire-desk.ts';

const AWAY: Failure = { kind: 'unavailable', request: 'POST' };

/** What a user may do during a conflict, other than choosing between the answers. */
const anyPress = fc.constantFrom<((store: QuestionnaireStore) => unknown)[]>(
  (store) => store.next(),
  (store) => Promise.all([store.next(), store.files.upload(questionOf('report'), [REPORT]), store.next()]),
  (store) => store.submitLate(),
  (store) => store.back(),
  (store) => store.goTo('basics'),
  (store) => enter(store, { saves: choice('water', 'energy') }),
  (store) => enter(store, { where: text('Here') }),
  (store) =>
    Promise.all(
      store.answers.questionnaire.files.map(({ psId }) => store.files.remove(questionOf('report'), psId)),
    ),
);

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

  it.prop([fc.array(fc.constantFrom('arrives', 'response is lost', 'request is lost'), { maxLength: 5 })])(
    'never takes an own save without a response for one of a colleague',
    async (fates) => {
      const desk = memoryDesk(IN_TIME);
      const left = [...fates];
      const shaky: Desk = {
        ...desk,
        saveStep: (...given) => {
          const fate = left.shift() ?? 'arrives';
          if (fate === 'request is lost') return errAsync(AWAY);
          return fate === 'arrives'
            ? desk.saveStep(...given)
            : desk.saveStep(...given).andThen(() => errAsync(AWAY));
        },
      };
      const store = storeFor(shaky, await opened(desk), storage());
      store.begin();
      for (let attempt = 0; store.stepName === 'basics'; attempt += 1) {
        enter(store, { ...BASICS, pitch: text(`Pump ${attempt}`) });
        await store.next();
        expect(store.state.kind).toBe(store.stepName === 'basics' ? 'failed' : 'idle');
      }
      expect(entriesOf((await opened(desk)).answers).get('pitch')).toEqual(
        store.answers.entries.get('pitch'),
      );
    },
  );

  it.prop([
    fc.array(fc.constantFrom('Pump', 'Pump 2', '', 'Longer pump'), { maxLength: 4 }),
    fc.constantFrom('arrives', 'response is lost'),
  ])('never leaves a step before the server has what was typed during its save', async (typed, fate) => {
    const desk = memoryDesk(IN_TIME);
    const left = [...typed];
    const cell = { fate };
    const slow: Desk = {
      ...desk,
      saveStep: (...given) => {
        const pitch = left.shift();
        if (pitch !== undefined) enter(store, { pitch: text(pitch) });
        const lost = cell.fate === 'response is lost';
        cell.fate = 'arrives';
        return desk.saveStep(...given).andThen((saved) => (lost ? errAsync(AWAY) : okAsync(saved)));
      },
    };
    const draft = storage();
    const store = storeFor(slow, await opened(desk), draft);
    store.begin();
    enter(store, BASICS);
    await store.next();
    if (store.state.kind === 'failed') await store.next();
    const shown = store.answers.entries.get('pitch');
    if (store.stepName === 'basics') {
      expect([store.state.kind, shown]).toEqual(['refused', text('')]);
      return;
    }
    expect(entriesOf((await opened(desk)).answers).get('pitch')).toEqual(shown);
    expect(draft.draft).toBeUndefined();
  });

  it('still shows what a colleague saved over an own save without a response', async () => {
    const desk = memoryDesk(IN_TIME);
    const cell = { loses: true };
    const shaky: Desk = {
      ...desk,
      saveStep: (...given) =>
        desk.saveStep(...given).andThen((saved) => (cell.loses ? errAsync(AWAY) : okAsync(saved))),
    };
    const mine = storeFor(shaky, await opened(desk), storage());
    mine.begin();
    enter(mine, BASICS);
    await mine.next();
    const theirs = storeFor(desk, await opened(desk), storage());
    theirs.goTo('basics');
    enter(theirs, { pitch: text('Theirs') });
    await theirs.next();
    cell.loses = false;
    enter(mine, { pitch: text('Mine') });
    await mine.next();
    expect(mine.state.kind).toBe('conflict');
    expect(mine.answers.entries.get('pitch')).toEqual(text('Theirs'));
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
    mine.restoreMine();
    expect(mine.answers.entries.get('pitch')).toEqual(text('A pump'));
    await mine.next();
    expect(mine.stepName).toBe('effects');
  });

  it.prop([fc.array(anyPress, { maxLength: 8 })])(
    'never loses the entries of the user during a conflict, whatever the user presses',
    async (presses) => {
      const desk = memoryDesk(IN_TIME);
      const draft = storage();
      const mine = await inConflict(desk, draft);
      for (const press of presses) await press(mine);
      expect([mine.state.kind, mine.stepName]).toEqual(['conflict', 'effects']);
      expect(mine.answers.entries.get('pitch')).toEqual(text('A pump'));
      const later = storeFor(desk, await opened(desk), draft);
      later.restore();
      for (const store of [mine, later]) {
        store.restoreMine();
        expect(store.answers.entries.get('saves')).toEqual(choice('energy'));
      }
      await mine.next();
      expect(mine.stepName).toBe('energy');
    },
  );

  it('keeps the answers of the colleague once the user chooses them, and goes on', async () => {
    const draft = storage();
    const store = await inConflict(memoryDesk(IN_TIME), draft);
    await store.next();
    expect([store.state.kind, store.conflictPresses]).toEqual(['conflict', 1]);
    store.keepTheirs();
    expect(draft.draft).toBeUndefined();
    await store.next();
    expect(store.stepName).toBe('trial');
  });

  it('displays the user’s own entries as unsaved when the award closes during a conflict', async () => {
    const cell = { now: IN_TIME() };
    const desk = memoryDesk(() => cell.now);
    const store = await inConflict(desk, storage());
    cell.now = new Date('2027-02-01T00:00:00Z');
    await store.files.upload(questionOf('report'), [REPORT]);
    await eventually(() => expect(store.answers.isOpen).toBe(false));
    expect(store.answers.unsaved.map(({ answerId }) => answerId)).toEqual(['energy']);
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
      const sending = store.files.upload(questionOf('report'), [REPORT]);
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
