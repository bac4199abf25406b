// @vitest-environment jsdom
import { participationIdOf, toCompact } from '@fairdesk/core/shared';
import { opposite, type Task, type ToggleTask } from '@fairdesk/core/tasks';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { okAsync } from 'neverthrow';
import { expect, it } from 'vitest';
import { renderView } from '#tests/ui/shared/render-view.tsx';
import { TaskBoard } from '#ui/tasks/task-board.tsx';
import { TaskList } from '#ui/tasks/task-list.tsx';

const rendered: string[] = [];
const participation = participationIdOf('p-1') ?? expect.fail();
const NOW = '2026-11-20T10:00:00Z';
const toggled: ToggleTask = (_participation, given) => okAsync({ ...given, status: opposite(given.status) });

const TASKS = Array.from(
  { length: 40 },
  (_, place): Task => ({
    ...{ code: `t-${place}`, title: `Task ${place}.`, status: 'OPEN', required: true },
    ...{ category: `c-${place % 4}`, categoryTitle: `Category ${place % 4}`, timeZone: 'UTC' },
    due: toCompact(new Date('2026-12-04T12:00:00Z')),
    // Only the details of a row read it.
    get content() {
      rendered.push(this.code);
      return '';
    },
  }),
);

const show = () =>
  renderView(
    <TaskBoard participation={participation} tasks={TASKS} now={NOW} locked={undefined}>
      <TaskList
        block={{ kind: 'task-list', uid: 'all', title: 'Tasks', groupBy: 'category' }}
        now={NOW}
        fair={{ name: 'Aqua', tasks: '/nl/aqua/tasks' }}
      />
    </TaskBoard>,
    { toggleTask: toggled },
  );

it('renders no row but its own when a task is completed, expanded or collapsed', async () => {
  show();
  const user = userEvent.setup();
  expect(new Set(rendered).size).toBe(TASKS.length);
  rendered.length = 0;
  await user.click(screen.getByRole('checkbox', { name: /Task 8\./ }));
  await screen.findByRole('status');
  await waitFor(() =>
    expect(screen.getByRole('checkbox', { name: /Task 8\./ })).toHaveProperty('checked', true),
  );
  await user.click(screen.getByRole('button', { name: /Task 12\./ }));
  await user.click(screen.getByRole('button', { name: /Task 16\./ }));
  expect(screen.getByRole('button', { name: /Task 16\./ }).getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('button', { name: /Task 12\./ }).getAttribute('aria-expanded')).toBe('false');
  expect(new Set(rendered)).toEqual(new Set(['t-8', 't-12', 't-16']));
});
