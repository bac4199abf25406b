// @vitest-environment jsdom

import type { Questionnaire } from '@fairdesk/core/awards';
import type { Failure } from '@fairdesk/core/shared';
import { smallPdf } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { describe, expect } from 'vitest';
import { askFor, EXHIBITOR, IN_TIME, memoryDesk, stepOf } from '#tests/support/worlds/award-desk.ts';
import { renderView } from '#tests/ui/shared/render-view.tsx';
import { FileQuestion } from '#ui/awards/file-question.tsx';
import { type Desk, opened, questionOf, storage, storeFor } from './questionnaire-desk.ts';

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const fake = () => new File(['text'], 'fake.pdf', { type: 'application/pdf' });
const report = questionOf('report');

/** The question `report`, which takes two files. */
const showQuestion = async () => {
  const desk = memoryDesk(IN_TIME);
  const store = storeFor(desk, await opened(desk), storage());
  renderView(<FileQuestion question={report} store={store} error={undefined} />);
  return {
    user: userEvent.setup({ applyAccept: false }),
    field: screen.getByLabelText<HTMLInputElement>('report?'),
  };
};
const removeButton = (name: string) => screen.findByRole('button', { name: `Remove ${name}` });
const hasFocus = (element: Element | null) => waitFor(() => expect(document.activeElement).toBe(element));

/** Uploads that last until they are withdrawn; whether the server then stores them, and whether its response arrives. */
const withHeldUploads = (
  desk: Desk,
  { isStored, isAnswered }: { readonly isStored: boolean; readonly isAnswered: boolean },
): Desk => {
  const lost: Failure = { kind: 'unavailable', request: 'POST' };
  return {
    ...desk,
    addFile: (place, file, options) => {
      const { promise: withdrawn, resolve } = Promise.withResolvers<void>();
      options?.signal?.addEventListener('abort', () => resolve());
      return ResultAsync.fromSafePromise(withdrawn)
        .andThen(() => (isStored ? desk.addFile(place, file) : errAsync(lost)))
        .andThen((questionnaire) => (isAnswered ? okAsync(questionnaire) : errAsync(lost)));
    },
  };
};

describe('FileQuestion', () => {
  it.each([
    ['accepted', ['a.pdf']],
    ['accepted and fill the question', ['a.pdf', 'b.pdf']],
  ])('keeps the message of a rejected file when others are %s', async (_, names) => {
    const { user, field } = await showQuestion();
    await user.upload(field, [...names.map(pdf), fake()]);
    for (const name of names) await removeButton(name);
    await waitFor(() => expect(screen.queryAllByLabelText('report?')).toHaveLength(2 - names.length));
    expect(screen.getByText(/^fake.pdf/)).toBeDefined();
  });

  it('moves the focus from the field to its label when the last file is uploaded', async () => {
    const { user, field } = await showQuestion();
    await user.upload(field, [pdf('a.pdf')]);
    await removeButton('a.pdf');
    await hasFocus(field);
    await user.upload(field, [pdf('b.pdf')]);
    await removeButton('b.pdf');
    await hasFocus(screen.getByText('report?'));
  });

  it('moves the focus to the next button to remove a file, and then to the field', async () => {
    const { user, field } = await showQuestion();
    await user.upload(field, [pdf('a.pdf'), pdf('b.pdf')]);
    await user.click(await removeButton('a.pdf'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove a.pdf' })).toBeNull());
    await hasFocus(await removeButton('b.pdf'));
    await user.click(await removeButton('b.pdf'));
    await hasFocus(await screen.findByLabelText('report?'));
  });
});

/** A question for three files, whose uploads wait for `settle`. */
const showSlowQuestion = async () => {
  const plans = askFor('plans', 'FileUploadQuestion', { maxFiles: 3 });
  const steps = [stepOf('proof', [plans])];
  const desk = memoryDesk(IN_TIME, steps);
  const pending: ((fails: boolean) => void)[] = [];
  const slow: Desk = {
    ...desk,
    addFile: (...given) =>
      ResultAsync.fromSafePromise(new Promise<boolean>((resolve) => pending.push(resolve))).andThen(
        (fails) =>
          fails
            ? errAsync<Questionnaire, Failure>({ kind: 'unavailable', request: 'POST' })
            : desk.addFile(...given),
      ),
  };
  const store = storeFor(slow, await opened(desk), storage(), steps);
  renderView(<FileQuestion question={plans} store={store} error={undefined} />);
  const user = userEvent.setup({ applyAccept: false });
  return {
    choose: (names: readonly string[]) =>
      user.upload(screen.getByLabelText<HTMLInputElement>('plans?'), names.map(pdf)),
    settle: (fails: boolean) => pending.shift()?.(fails),
    /** The number of uploads in progress. */
    pending: () => pending.length,
    queue: () => store.files.queueOf(plans).map(({ name }) => name),
    stored: async () => (await opened(desk)).files.map(({ name }) => name),
    messages: () => screen.getByRole('alert').textContent,
  };
};

type Step = { readonly choose: readonly string[] } | { readonly fails: boolean };
const keyOf = (name: string) => name.toLowerCase().replace('c.v2', 'c-v2');
const anyNames = fc.array(
  fc.constantFrom('a.pdf', 'A.pdf', 'b.pdf', 'c.v2.pdf', 'c-v2.pdf', 'd.pdf', 'e.pdf'),
  {
    minLength: 1,
    maxLength: 4,
  },
);
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ choose: anyNames }),
  fc.record({ fails: fc.boolean() }),
);

describe('FileQuestion for several files', () => {
  it.prop([fc.array(anyStep, { minLength: 1, maxLength: 6 })], {
    ...{ numRuns: 8, endOnFailure: true },
    examples: [
      [[{ choose: ['a.pdf', 'e.pdf'] }, { fails: false }, { choose: ['b.pdf'] }]],
      [[{ choose: ['a.pdf'] }, { fails: false }, { choose: ['A.pdf'] }]],
      [[{ choose: ['a.pdf', 'b.pdf'] }, { fails: false }, { fails: false }, { choose: ['d.pdf', 'e.pdf'] }]],
      [[{ choose: ['a.pdf'] }, { fails: false }, { choose: ['b.pdf', 'd.pdf', 'e.pdf'] }]],
      [[{ choose: ['a.pdf', 'b.pdf'] }, { fails: true }, { choose: ['a.pdf'] }]],
    ],
  })(
    'stores each name once, up to the limit, and names every dropped file, in any order of events',
    async (steps) => {
      const question = await showSlowQuestion();
      const model = { stored: [] as string[], queue: [] as string[] };
      const settle = async (fails: boolean) => {
        const name = model.queue.shift();
        if (name === undefined) return;
        if (!fails) model.stored.push(name);
        question.settle(fails);
        await waitFor(() => expect(question.queue()).toEqual(model.queue));
        if (fails) await waitFor(() => expect(question.messages()).toContain(`${name}: `));
      };
      const choose = async (names: readonly string[]) => {
        if (model.stored.length === 3) return;
        const dropped: string[] = [];
        for (const name of names) {
          const held = [...model.stored, ...model.queue];
          if (held.length === 3 || held.some((each) => keyOf(each) === keyOf(name))) dropped.push(name);
          else model.queue.push(name);
        }
        await question.choose(names);
        await waitFor(() => {
          expect(question.queue()).toEqual(model.queue);
          for (const name of dropped) expect(question.messages()).toContain(name);
        });
        expect(question.messages()).not.toMatch(/at most [^3]/);
      };
      for (const step of steps) await ('choose' in step ? choose(step.choose) : settle(step.fails));
      while (model.queue.length > 0) await settle(false);
      expect(await question.stored()).toEqual(model.stored);
      cleanup();
    },
  );

  it('withdraws a waiting file at once, and the one that is being sent after its upload', async () => {
    const question = await showSlowQuestion();
    const user = userEvent.setup();
    await question.choose(['a.pdf', 'b.pdf', 'd.pdf']);
    await user.click(await removeButton('b.pdf'));
    await user.click(await removeButton('a.pdf'));
    expect(question.queue()).toEqual(['d.pdf']);
    question.settle(false);
    await waitFor(async () => expect(question.pending()).toBe(1));
    expect(await question.stored()).toEqual([]);
    question.settle(false);
    await removeButton('d.pdf');
    await waitFor(async () => expect(await question.stored()).toEqual(['d.pdf']));
    expect(question.messages()).toBe('');
  });

  it('says so when a colleague has added a file of the same name', async () => {
    const desk = memoryDesk(IN_TIME);
    const store = storeFor(desk, await opened(desk), storage());
    await desk.addFile(
      { participation: EXHIBITOR, product: '1', award: 'prize' },
      { question: 'report', type: 'document', file: { ...smallPdf(), name: 'Plan.pdf' } },
    );
    renderView(<FileQuestion question={report} store={store} error={undefined} />);
    await userEvent.setup().upload(screen.getByLabelText<HTMLInputElement>('report?'), [pdf('plan.pdf')]);
    await screen.findByText(/^plan\.pdf: A file with this name is already there/);
    expect((await opened(desk)).files.map(({ name }) => name)).toEqual(['Plan.pdf']);
  });

  it('drops a withdrawn file whose upload fails', async () => {
    const question = await showSlowQuestion();
    await question.choose(['a.pdf']);
    await userEvent.setup().click(await removeButton('a.pdf'));
    question.settle(true);
    await question.choose(['b.pdf']);
    await waitFor(() => expect(question.pending()).toBe(1));
    question.settle(false);
    await waitFor(async () => expect(await question.stored()).toEqual(['b.pdf']));
    expect(question.messages()).toBe('');
  });

  it('removes an uploaded file once, after the upload of another', async () => {
    const question = await showSlowQuestion();
    const user = userEvent.setup();
    await question.choose(['a.pdf']);
    question.settle(false);
    await waitFor(async () => expect(await question.stored()).toEqual(['a.pdf']));
    await question.choose(['b.pdf']);
    await user.dblClick(await removeButton('a.pdf'));
    await waitFor(() => expect(question.pending()).toBe(1));
    question.settle(false);
    await waitFor(async () => expect(await question.stored()).toEqual(['b.pdf']));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove a.pdf' })).toBeNull());
    expect(question.messages()).toBe('');
  });
});

describe('FileQuestion for one file', () => {
  it.each([
    [false, false],
    [true, false],
    [true, true],
  ])(
    'always keeps a file when a replacement is withdrawn (stored: %s, answered: %s)',
    async (isStored, isAnswered) => {
      const plan = askFor('plan', 'FileUploadQuestion');
      const steps = [stepOf('proof', [plan])];
      const desk = memoryDesk(IN_TIME, steps);
      let isSlow = false;
      const held = withHeldUploads(desk, { isStored, isAnswered });
      const slow: Desk = {
        ...desk,
        addFile: (...upload) => (isSlow ? held : desk).addFile(...upload),
      };
      const store = storeFor(slow, await opened(desk), storage(), steps);
      renderView(<FileQuestion question={plan} store={store} error={undefined} />);
      const user = userEvent.setup();
      await user.upload(screen.getByLabelText<HTMLInputElement>('plan?'), [pdf('former.pdf')]);
      await removeButton('former.pdf');
      isSlow = true;
      await user.upload(screen.getByLabelText<HTMLInputElement>('plan?'), [pdf('newer.pdf')]);
      await user.click(await removeButton('newer.pdf'));
      await store.files.settled();
      const names = (await opened(desk)).files.map(({ name }) => name);
      expect(names).toEqual([isStored ? 'newer.pdf' : 'former.pdf']);
      await removeButton(`${names}`);
      cleanup();
    },
  );

  it.prop([fc.constantFrom(1, 3), fc.boolean(), fc.boolean(), fc.boolean()], { numRuns: 16 })(
    'never removes the file of a colleague when an upload of that name is withdrawn, and shows what is stored',
    async (maxFiles, isColleagueFirst, isStored, isAnswered) => {
      const plan = askFor('plan', 'FileUploadQuestion', { maxFiles });
      const steps = [stepOf('proof', [plan])];
      const desk = memoryDesk(IN_TIME, steps);
      const slow = withHeldUploads(desk, { isStored, isAnswered });
      const store = storeFor(slow, await opened(desk), storage(), steps);
      renderView(<FileQuestion question={plan} store={store} error={undefined} />);
      const user = userEvent.setup();
      await user.upload(screen.getByLabelText<HTMLInputElement>('plan?'), [pdf('plan.pdf')]);
      const remove = await removeButton('plan.pdf');
      const place = { participation: EXHIBITOR, product: '1', award: 'prize' };
      const theirs = {
        question: 'plan',
        type: 'document',
        file: { ...smallPdf(), name: 'plan.pdf' },
      } as const;
      const ids = isColleagueFirst
        ? (await desk.addFile(place, theirs))._unsafeUnwrap().files.map(({ psId }) => psId)
        : [];
      await user.click(remove);
      await store.files.settled();
      const stored = (await opened(desk)).files.map(({ psId }) => psId);
      expect(stored).toEqual(expect.arrayContaining(ids));
      if (isAnswered) expect(stored).toEqual(ids);
      expect(store.answers.questionnaire.files.map(({ psId }) => psId)).toEqual(stored);
      cleanup();
    },
  );

  it('never replaces the file of a colleague unseen, and replaces it once it is shown', async () => {
    const plan = askFor('plan', 'FileUploadQuestion');
    const steps = [stepOf('proof', [plan])];
    const desk = memoryDesk(IN_TIME, steps);
    const store = storeFor(desk, await opened(desk), storage(), steps);
    await desk.addFile(
      { participation: EXHIBITOR, product: '1', award: 'prize' },
      { question: 'plan', type: 'document', file: { ...smallPdf(), name: 'theirs.pdf' } },
    );
    renderView(<FileQuestion question={plan} store={store} error={undefined} />);
    const user = userEvent.setup();
    await user.upload(screen.getByLabelText<HTMLInputElement>('plan?'), [pdf('mine.pdf')]);
    await screen.findByText(/^mine\.pdf: Another file was uploaded here in the meantime/);
    await removeButton('theirs.pdf');
    expect((await opened(desk)).files.map(({ name }) => name)).toEqual(['theirs.pdf']);
    expect(store.savedAt).toBeUndefined();
    await user.upload(screen.getByLabelText<HTMLInputElement>('plan?'), [pdf('mine.pdf')]);
    await removeButton('mine.pdf');
    expect((await opened(desk)).files.map(({ name }) => name)).toEqual(['mine.pdf']);
    expect(screen.queryByText(/^mine\.pdf: /)).toBeNull();
  });

  it('replaces its file by a newer one of the same name', async () => {
    const plan = askFor('plan', 'FileUploadQuestion');
    const steps = [stepOf('proof', [plan])];
    const desk = memoryDesk(IN_TIME, steps);
    const store = storeFor(desk, await opened(desk), storage(), steps);
    renderView(<FileQuestion question={plan} store={store} error={undefined} />);
    const user = userEvent.setup();
    const psIds = async () => (await opened(desk)).files.map(({ psId }) => psId);
    await user.upload(screen.getByLabelText<HTMLInputElement>('plan?'), [pdf('a.pdf')]);
    await removeButton('a.pdf');
    const before = await psIds();
    await user.upload(screen.getByLabelText<HTMLInputElement>('plan?'), [pdf('a.pdf')]);
    await waitFor(async () => expect(await psIds()).not.toEqual(before));
    expect(await psIds()).toHaveLength(1);
  });
});
