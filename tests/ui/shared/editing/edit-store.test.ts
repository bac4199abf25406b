import { isDeepStrictEqual } from 'node:util';
import type { Failure, FieldFault } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { describe, expect } from 'vitest';
import { type Edition, EditStore } from '#ui/shared/editing/edit-store.ts';
import { withOwnChanges } from '#ui/shared/editing/with-own-changes.ts';

interface Form {
  readonly name: string;
  readonly note: string;
}

const START: Edition<Form> = { form: { name: 'Mill', note: '' }, version: '1' };
const unavailable: Failure = { kind: 'unavailable', request: 'POST' };

const required = ({ name }: Form): readonly FieldFault[] =>
  name === '' ? [{ path: 'name', code: 'forms-required', params: { label: 'name' } }] : [];

const forms = fc.record({ name: fc.string({ minLength: 1 }), note: fc.string() }, { noNullPrototype: true });
/** Texts by language. */
const texts = fc.dictionary(fc.constantFrom('en', 'nl', 'tr'), fc.string(), { noNullPrototype: true });
const failures = fc.constantFrom<Failure>(
  unavailable,
  { kind: 'throttled', retryAfterSeconds: 1 },
  { kind: 'not-found', what: 'it' },
  { kind: 'malformed', source: 'it', detail: '' },
  { kind: 'signed-out' },
  { kind: 'rejected', reason: 'no', fields: [] },
);

describe('EditStore', () => {
  it.prop([texts, texts, texts])(
    'has changes exactly while its values differ from those it began with',
    (some, others, more) => {
      const picture = new File(['a'], 'a.png');
      const store = new EditStore({
        start: { form: { texts: some, list: [some], picture } },
        check: () => [],
        save: () => okAsync('saved'),
      });
      store.change({ texts: others, list: [others] });
      expect(store.isDirty).toBe(!isDeepStrictEqual(some, others));
      store.change({ texts: { ...some }, list: [{ ...some }] });
      expect(store.isDirty).toBe(false);
      store.change({ list: [some, more] });
      expect(store.isDirty).toBe(true);
      store.change({ list: [some], picture: new File(['a'], 'a.png') });
      expect(store.isDirty).toBe(true);
    },
  );

  it.prop([forms, failures])('never loses typed text, whatever the failure', async (form, failure) => {
    const store = new EditStore<Form, string>({
      start: START,
      check: required,
      save: () => errAsync(failure),
    });
    store.change(form);
    expect(await store.submit()).toBeUndefined();
    expect(store.form).toEqual(form);
    expect(store.state).toEqual({ kind: 'failed', failure });
  });

  it.prop([fc.integer({ min: 2, max: 6 }), fc.scheduler()])(
    'never saves twice, for any number of presses',
    async (presses, scheduler) => {
      let calls = 0;
      const store = new EditStore<Form, string>({
        start: START,
        check: required,
        save: () => {
          calls += 1;
          return ResultAsync.fromSafePromise(scheduler.schedule(Promise.resolve('saved')));
        },
      });
      const all = Promise.all(Array.from({ length: presses }, () => store.submit()));
      await scheduler.waitAll();
      expect((await all).filter((saved) => saved === 'saved')).toHaveLength(1);
      expect(calls).toBe(1);
    },
  );

  it.prop([forms, fc.option(forms, { nil: undefined, freq: 3 })])(
    'never overwrites a colleague’s version without confirmation, and always with it',
    async (mine, other) => {
      // The colleague may have made the same changes.
      const theirs = other ?? mine;
      let stored: Edition<Form> = { form: theirs, version: '2' };
      const store = new EditStore<Form, Form>({
        start: START,
        check: required,
        save: ({ form, version }) => {
          if (version !== stored.version) return errAsync({ kind: 'conflict', what: 'it' });
          stored = { form, version: '3' };
          return okAsync(form);
        },
        latest: () => okAsync(stored),
      });
      const own = withOwnChanges(START.form, mine, theirs);
      store.change(mine);
      const saved = await store.submit();
      if (isDeepStrictEqual(own, theirs)) {
        expect(saved).toEqual(theirs);
        return;
      }
      expect(store.state).toEqual({ kind: 'conflict', theirs: { form: theirs, version: '2' } });
      expect(stored.form).toEqual(theirs);
      expect(store.form).toEqual(own);
      expect(await store.keepMine()).toEqual(own);
      expect(stored.form).toEqual(own);
    },
  );

  it.prop([forms, forms])(
    'continues with the colleague’s version when the user chooses it',
    async (mine, theirs) => {
      const store = new EditStore<Form, Form>({
        start: START,
        check: required,
        save: ({ form, version }) =>
          version === '2' ? okAsync(form) : errAsync({ kind: 'conflict', what: 'it' }),
        latest: () => okAsync({ form: theirs, version: '2' }),
      });
      store.change(mine);
      fc.pre(!isDeepStrictEqual(withOwnChanges(START.form, mine, theirs), theirs));
      await store.submit();
      store.takeTheirs();
      expect(store.form).toEqual(theirs);
      expect(store.isDirty).toBe(false);
      expect(await store.submit()).toEqual(theirs);
    },
  );

  it.prop([forms])('restores the initial form when discarded', (typed) => {
    const store = new EditStore<Form, string>({ start: START, check: required, save: () => okAsync('') });
    store.change(typed);
    store.discard();
    expect(store.form).toEqual(START.form);
    expect(store.isDirty).toBe(false);
  });

  it('clears a fault as soon as its field, or a field it depends on, changes', async () => {
    const store = new EditStore<Form, string>({
      start: { form: { name: '', note: '' } },
      check: ({ name, note }) => [
        ...required({ name, note }),
        ...(note === '' ? [{ path: 'image', code: 'forms-required' as const }] : []),
      ],
      save: () => okAsync('saved'),
    });
    await store.submit();
    expect(store.faults.map(({ path }) => path)).toEqual(['name', 'image']);
    store.change({ note: 'no image needed' });
    expect(store.faults.map(({ path }) => path)).toEqual(['name']);
    store.change({ name: 'M' });
    expect(store.state).toEqual({ kind: 'idle' });
  });

  it('displays faults from the server beside their fields', async () => {
    const fields: readonly FieldFault[] = [{ path: 'name', code: 'forms-choice' }];
    const store = new EditStore<Form, string>({
      start: START,
      check: () => [],
      save: () => errAsync({ kind: 'rejected', reason: 'fields', fields }),
    });
    await store.submit();
    expect(store.faults).toEqual(fields);
  });

  it('reports upload progress', async () => {
    let tell: (share: number) => void = () => {};
    let answer: (value: string) => void = () => {};
    const store = new EditStore<Form, string>({
      start: START,
      check: () => [],
      save: (_edition, { progress }) => {
        tell = progress;
        return ResultAsync.fromSafePromise(new Promise<string>((resolve) => (answer = resolve)));
      },
    });
    const saving = store.submit();
    tell(0.5);
    expect(store.share).toBe(0.5);
    answer('saved');
    await saving;
    tell(0.9);
    expect(store.share).toBeUndefined();
  });

  it.prop([forms, forms, fc.boolean(), fc.scheduler()])(
    'never loses typed text by a withdrawal, whether or not the server stored the save',
    async (mine, next, isStored, scheduler) => {
      const asStored = ({ name, note }: Form): Form => ({
        name: name.trim().normalize('NFC'),
        note: note.trim(),
      });
      let stored: Edition<Form> = START;
      let isLost = true;
      const store = new EditStore<Form, Form>({
        start: START,
        check: required,
        save: ({ form, version }) => {
          if (version !== stored.version) return errAsync({ kind: 'conflict', what: 'it' });
          if (isStored || !isLost) stored = { form: asStored(form), version: `${Number(version) + 1}` };
          const late = scheduler.schedule(Promise.resolve(form));
          return isLost ? ResultAsync.fromSafePromise(late) : okAsync(form);
        },
        latest: () => okAsync(stored),
      });
      store.change(mine);
      const saving = store.submit();
      store.withdraw();
      expect(store.state).toEqual({ kind: 'withdrawn' });
      expect(store.form).toEqual(mine);
      expect(await saving).toBeUndefined();
      await scheduler.waitAll();
      expect(store.state).toEqual({ kind: 'withdrawn' });
      // What was stored is the user's own: it is no conflict.
      isLost = false;
      store.change(next);
      expect(await store.submit()).toEqual(next);
      expect(stored.form).toEqual(asStored(next));
    },
  );

  const lostSaves = fc.array(
    fc.record({ form: forms, fate: fc.constantFrom('stored', 'not stored', 'withdrawn') }),
    { maxLength: 5 },
  );

  it.prop([lostSaves, forms])(
    'never takes an own save for that of a colleague, whichever responses are lost',
    async (lost, last) => {
      let stored: Edition<Form> = START;
      let fate: (typeof lost)[number]['fate'] | 'confirmed' = 'confirmed';
      const store = new EditStore<Form, Form>({
        start: START,
        check: required,
        save: ({ form, version }) => {
          if (fate === 'not stored') return errAsync(unavailable);
          if (version !== stored.version) return errAsync({ kind: 'conflict', what: 'it' });
          stored = { form, version: `${Number(version) + 1}` };
          return fate === 'confirmed' ? okAsync(form) : errAsync(unavailable);
        },
        latest: () => okAsync(stored),
      });
      for (const save of lost) {
        fate = save.fate;
        store.change(save.form);
        const saving = store.submit();
        if (fate === 'withdrawn') store.withdraw();
        await saving;
        expect(store.state.kind).not.toBe('conflict');
        expect(store.form).toEqual(save.form);
      }
      fate = 'confirmed';
      store.change(last);
      expect(await store.submit()).toEqual(last);
      expect(stored.form).toEqual(last);
    },
  );

  const anyName = fc.constantFrom(START.form.name, 'Pump', 'Drain');

  it.prop([lostSaves, anyName, fc.constantFrom('', 'Wide', 'Narrow'), anyName])(
    'keeps the text typed last beside the changes of a colleague, whichever responses are lost',
    async (lost, name, theirs, last) => {
      let stored: Edition<Form> = START;
      let isSent = false;
      let isLost = true;
      const store = new EditStore<Form, Form>({
        start: START,
        check: required,
        save: ({ form, version }) => {
          if (!isSent) return errAsync(unavailable);
          if (version !== stored.version) return errAsync({ kind: 'conflict', what: 'it' });
          stored = { form, version: `${Number(version) + 1}` };
          return isLost ? errAsync(unavailable) : okAsync(form);
        },
        latest: () => okAsync(stored),
      });
      for (const { fate } of lost) {
        isSent = fate !== 'not stored';
        store.change({ name });
        await store.submit();
      }
      stored = { form: { ...stored.form, note: theirs }, version: 'theirs' };
      [isSent, isLost] = [true, false];
      store.change({ name: last });
      if ((await store.submit()) === undefined) await store.keepMine();
      expect(stored.form).toEqual({ name: last, note: theirs });
    },
  );

  it('shows the conflict when a service insists on it', async () => {
    let saves = 0;
    let latest: Edition<Form> = START;
    const store = new EditStore<Form, Form>({
      start: START,
      check: () => [],
      save: ({ form }) => {
        saves += 1;
        latest = { form, version: String(saves) };
        return errAsync(saves === 1 ? unavailable : { kind: 'conflict', what: 'it' });
      },
      latest: () => okAsync(latest),
    });
    store.change({ name: 'Pump' });
    await store.submit();
    await store.submit();
    expect([store.state.kind, saves]).toEqual(['conflict', 3]);
  });

  it('withdraws the upload of the current save only', async () => {
    const signals: AbortSignal[] = [];
    const tellers: ((share: number) => void)[] = [];
    const store = new EditStore<Form, string>({
      start: START,
      check: () => [],
      save: (_edition, { progress, signal }) => {
        signals.push(signal);
        tellers.push(progress);
        return ResultAsync.fromSafePromise(new Promise<string>(() => {}));
      },
    });
    store.withdraw();
    expect(store.state).toEqual({ kind: 'idle' });
    void store.submit();
    store.withdraw();
    void store.submit();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    tellers[1]?.(0.5);
    tellers[0]?.(0.9);
    expect(store.share).toBe(0.5);
  });

  it('fails like any other call when the latest version cannot be read', async () => {
    const store = new EditStore<Form, string>({
      start: START,
      check: () => [],
      save: () => errAsync({ kind: 'conflict', what: 'it' }),
      latest: () => errAsync(unavailable),
    });
    await store.submit();
    expect(store.state).toEqual({ kind: 'failed', failure: unavailable });
  });
});
