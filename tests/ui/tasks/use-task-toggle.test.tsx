import { type Failure, participationIdOf } from '@fairdesk/core/shared';
import { opposite, type Task, type TaskStatus, type ToggleTask } from '@fairdesk/core/tasks';
import { anyTask, oneOf } from '@fairdesk/core/testing';
import { notifications, notificationsStore } from '@mantine/notifications';
import { act, cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { err, ok, ResultAsync } from 'neverthrow';
import { isValidElement } from 'react';
import { expect, it } from 'vitest';
import { renderView } from '#tests/ui/shared/render-view.tsx';
import { TaskBoardStore } from '#ui/tasks/task-board-store.ts';
import { useTaskToggle } from '#ui/tasks/use-task-toggle.ts';

const participation = participationIdOf('p-1') ?? expect.fail();
const TASK = oneOf(anyTask({ status: 'OPEN', title: 'Order power' }));

/** The button of a toast, which can be pressed until the toast has disappeared. */
interface ToastButton {
  readonly press: () => void;
  /** The status that its label promises: the former one to undo, the other one to retry. */
  readonly promised: TaskStatus;
}

const toasts = () =>
  notificationsStore
    .getState()
    .notifications.flatMap(({ message }) =>
      isValidElement<{ text: string; action: { run: () => void } }>(message) ? [message.props] : [],
    );

/** One task in the browser, whose toggles are saved, or fail, only when `settle` is called. */
const openTask = (failure: Failure = { kind: 'unavailable', request: 'tasks' }) => {
  const pending: ((works: boolean) => void)[] = [];
  const requested: TaskStatus[] = [];
  const toggleTask: ToggleTask = (_participation, task) => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const status = opposite(task.status);
    pending.push(resolve);
    requested.push(status);
    return ResultAsync.fromSafePromise(promise).andThen((works) =>
      works ? ok({ ...task, status }) : err(failure),
    );
  };
  const board = new TaskBoardStore(
    { participation, tasks: [TASK], now: new Date('2026-11-20T10:00:00Z') },
    { toggleTask, wait: async () => undefined },
  );
  const current = () => board.tasks[0] ?? expect.fail();
  let toggle: (task: Task) => Promise<void> = () => expect.fail();
  function Row() {
    toggle = useTaskToggle(board);
    return null;
  }
  renderView(<Row />);

  const buttons: ToastButton[] = [];
  const settle = async (works: boolean) => {
    if (pending.length === 0) return;
    const { status } = current();
    await act(async () => pending.shift()?.(works));
    const { run } = toasts().at(-1)?.action ?? expect.fail();
    // Undoing displays no toast of its own.
    if (run === buttons.at(-1)?.press) return;
    buttons.push({ press: run, promised: works ? status : opposite(status) });
  };
  return { requested, buttons, settle, toggle: () => act(async () => void toggle(current())) };
};

it('never moves a task away from the status that the button of a toast promises', async () => {
  const step = fc.constantFrom('toggle', 'toggle', 'saves', 'saves', 'saves', 'fails', 'press', 'press');
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(step, fc.nat(7)), { minLength: 6, maxLength: 20 }), async (steps) => {
      const { requested, buttons, settle, toggle } = openTask();
      for (const [next, place] of steps) {
        if (next === 'toggle') await toggle();
        else if (next !== 'press') await settle(next === 'saves');
        else {
          const { press, promised } = buttons[place % buttons.length] ?? {};
          const before = requested.length;
          await act(async () => press?.());
          expect(requested.slice(before).filter((status) => status !== promised)).toEqual([]);
        }
      }
      cleanup();
      notifications.clean();
    }),
    { numRuns: 50 },
  );
});

it('closes the toast of a task when it is toggled again', async () => {
  const { settle, toggle } = openTask();
  await toggle();
  await settle(true);
  expect(toasts().map(({ text }) => text)).toEqual(['“Order power” was completed.']);
  await toggle();
  await settle(true);
  expect(toasts().map(({ text }) => text)).toEqual(['“Order power” is open again.']);
});

it('names the wait after too many attempts', async () => {
  const { settle, toggle } = openTask({ kind: 'throttled', retryAfterSeconds: 61 });
  await toggle();
  await settle(false);
  expect(toasts().map(({ text }) => text)).toEqual(['Too many attempts. Please try again in 2 minutes.']);
});

it('says that the session has ended when the login was closed', async () => {
  const { settle, toggle } = openTask({ kind: 'signed-out' });
  await toggle();
  await settle(false);
  expect(toasts().map(({ text }) => text)).toEqual([
    'Your session has ended, so this was not done. Try again to sign in; nothing was lost.',
  ]);
});

it('says whether a failed toggle may have been saved', async () => {
  const UNSURE = 'It is not certain that “Order power” was saved. Please try again.';
  const UNCHANGED = '“Order power” could not be saved. It has not changed.';
  for (const [failure, text] of [
    [{ kind: 'unavailable', request: 'tasks' }, UNSURE],
    [{ kind: 'unavailable', request: 'tasks', answer: 'HTTP 504' }, UNSURE],
    [{ kind: 'malformed', source: 'tasks', detail: 'empty' }, UNSURE],
    [{ kind: 'not-found', what: 'task power' }, UNCHANGED],
    [{ kind: 'rejected', reason: 'read-only', fields: [] }, UNCHANGED],
  ] as const) {
    const { settle, toggle } = openTask(failure);
    await toggle();
    await settle(false);
    expect(toasts().map((toast) => toast.text)).toEqual([text]);
    cleanup();
    notifications.clean();
  }
});

it('reports an undo that failed, and offers to retry it', async () => {
  const { requested, settle, toggle } = openTask({ kind: 'not-found', what: 'task power' });
  await toggle();
  await settle(true);
  await act(async () => toasts().at(-1)?.action.run());
  await settle(false);
  expect(toasts().map(({ text }) => text)).toEqual(['“Order power” could not be saved. It has not changed.']);
  await act(async () => toasts().at(-1)?.action.run());
  expect(requested).toEqual(['CLOSED', 'OPEN', 'OPEN']);
});
