// @vitest-environment jsdom
import { participationIdOf, toCompact } from '@fairdesk/core/shared';
import type { Task } from '@fairdesk/core/tasks';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { okAsync } from 'neverthrow';
import { expect, it } from 'vitest';
import { renderView } from '#tests/ui/shared/render-view.tsx';
import { TaskBoard } from '#ui/tasks/task-board.tsx';
import type { TasksLocked } from '#ui/tasks/task-board-store.ts';
import { TaskList } from '#ui/tasks/task-list.tsx';
import { TaskOverview } from '#ui/tasks/task-overview.tsx';
import { UpcomingTasks } from '#ui/tasks/upcoming-tasks.tsx';

const participation = participationIdOf('p-1') ?? expect.fail();
const NOW = '2026-11-20T10:00:00Z';
const link = { href: '/aqua/tasks', text: 'See all tasks', target: '' };
const fair = { name: 'Aqua', tasks: '/aqua/tasks' };

const task = (title: string, due: string): Task => ({
  ...{ code: title, title, status: 'OPEN', required: true, content: `How to ${title}` },
  ...{ category: 'stand', categoryTitle: 'Stand', timeZone: 'UTC', due: toCompact(new Date(due)) },
  consequence: 'It costs 10% more.',
});
const TASKS = [task('Send drawing', '2026-11-10T12:00:00Z'), task('Order power', '2026-11-23T12:00:00Z')];

/** The text of every view of the tasks, with the details of a task open. */
const textOf = async (locked: TasksLocked | undefined): Promise<string> => {
  const { container } = renderView(
    <TaskBoard participation={participation} tasks={TASKS} now={NOW} locked={locked}>
      <TaskOverview block={{ kind: 'task-overview', uid: 'overview', title: 'Progress', link }} />
      <UpcomingTasks
        block={{ kind: 'upcoming-tasks', uid: 'next', title: 'Next', link }}
        now={NOW}
        fair={fair}
      />
      <TaskList
        block={{ kind: 'task-list', uid: 'all', title: 'Tasks', groupBy: 'age' }}
        now={NOW}
        fair={fair}
      />
    </TaskBoard>,
    { toggleTask: (_participation, given) => okAsync(given) },
  );
  await userEvent.setup().click(screen.getByRole('button', { name: /^Send drawing/ }));
  return container.textContent;
};

const DEADLINE =
  /Deadline|Overdue|Urgent|days ago|in 3 days|If it is late|Add to calendar|required tasks? open|Within a month/g;

it('shows no deadline of a task once its fair is cancelled, and why', async () => {
  const text = await textOf('cancelled');
  expect(text).not.toMatch(DEADLINE);
  expect(text).toContain('Tasks can no longer be changed, and their deadlines no longer apply.');
  expect(text).toContain('How to Send drawing');
  expect(text).toContain('0 of 2 required tasks completed');
});

it.each([undefined, 'role', 'archived'] as const)('shows them all otherwise (%s)', async (locked) => {
  const found = (await textOf(locked)).match(DEADLINE);
  expect(new Set(found).size).toBe(9);
});
