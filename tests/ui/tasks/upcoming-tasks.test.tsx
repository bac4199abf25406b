// @vitest-environment jsdom
import { participationIdOf, toCompact } from '@fairdesk/core/shared';
import { opposite, type Task, type ToggleTask } from '@fairdesk/core/tasks';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errAsync, okAsync } from 'neverthrow';
import { expect, it } from 'vitest';
import { renderView } from '#tests/ui/shared/render-view.tsx';
import { TaskBoard } from '#ui/tasks/task-board.tsx';
import type { TasksLocked } from '#ui/tasks/task-board-store.ts';
import { UpcomingTasks } from '#ui/tasks/upcoming-tasks.tsx';

const participation = participationIdOf('p-1') ?? expect.fail();
const link = { href: '/aqua/tasks', text: 'See all tasks', target: '' };
const block = { kind: 'upcoming-tasks', uid: 'next', title: 'Next', link } as const;

const task = (title: string, due: string, required = true): Task => ({
  code: title,
  status: 'OPEN',
  title,
  content: '',
  category: 'stand',
  categoryTitle: 'Stand',
  required,
  due: toCompact(new Date(due)),
  timeZone: 'UTC',
});

const TASKS = [
  task('Send photographs', '2026-11-02T12:00:00Z', false),
  task('Send drawing', '2026-11-23T12:00:00Z'),
  task('Order power', '2026-12-04T12:00:00Z'),
];

const toggled: ToggleTask = (_participation, given) => okAsync({ ...given, status: opposite(given.status) });

const show = (tasks: readonly Task[], toggleTask: ToggleTask, locked?: TasksLocked) =>
  renderView(
    <TaskBoard participation={participation} tasks={tasks} now="2026-11-20T10:00:00Z" locked={locked}>
      <UpcomingTasks
        block={block}
        now="2026-11-20T10:00:00Z"
        fair={{ name: 'Aqua', tasks: '/nl/aqua/tasks' }}
      />
    </TaskBoard>,
    { toggleTask },
  );

const titles = () => screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);

it('lists required tasks before optional ones', () => {
  show(TASKS, toggled);
  expect(titles()[0]).toContain('Send drawing');
});

it('removes a completed task after a moment, moves focus on and offers to undo', async () => {
  show(TASKS, toggled);
  const user = userEvent.setup();
  await user.click(screen.getByRole('checkbox', { name: /Send drawing/ }));
  expect(await screen.findByRole('status')).toHaveProperty(
    'textContent',
    expect.stringContaining('“Send drawing” was completed.'),
  );
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /Send drawing/ })).toBeNull(), {
    timeout: 2000,
  });
  await waitFor(() => expect(document.activeElement?.closest('label')?.textContent).toContain('Order power'));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('checkbox', { name: /Send drawing/ })).toHaveProperty('checked', false);
});

it('keeps a task when saving fails, reports it and offers to retry', async () => {
  let works = false;
  show(TASKS, (given, each) =>
    works ? toggled(given, each) : errAsync({ kind: 'unavailable', request: 'POST' }),
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('checkbox', { name: /Order power/ }));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'It is not certain that “Order power” was saved',
  );
  expect(screen.getByRole('checkbox', { name: /Order power/ })).toHaveProperty('checked', false);
  works = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /Order power/ })).toBeNull(), {
    timeout: 2000,
  });
});

it('moves focus to its heading when no task is left', async () => {
  show(TASKS.slice(1, 2), toggled);
  await userEvent.setup().click(screen.getByRole('checkbox'));
  expect(await screen.findByText('You have no open tasks.', undefined, { timeout: 2000 })).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Next' })));
});

it('shows a viewer why the tick boxes are disabled', () => {
  show(TASKS, toggled, 'role');
  for (const box of screen.getAllByRole('checkbox')) expect(box).toHaveProperty('disabled', true);
  expect(screen.getByText(/Your role does not let you complete them/)).toBeDefined();
});
