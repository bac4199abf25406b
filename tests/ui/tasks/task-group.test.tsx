// @vitest-environment jsdom
import { participationIdOf, toCompact } from '@fairdesk/core/shared';
import type { Task } from '@fairdesk/core/tasks';
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EACH_LANGUAGE } from '#tests/support/each-language.ts';
import { renderView } from '#tests/ui/shared/render-view.tsx';
import { TaskBoard } from '#ui/tasks/task-board.tsx';
import { TaskList } from '#ui/tasks/task-list.tsx';

const participation = participationIdOf('p-1') ?? expect.fail();
const NOW = '2026-11-20T10:00:00Z';

const taskOf = (category: string, categoryTitle: string): Task => ({
  ...{ code: `t-${category}`, title: 'Order power', content: '', status: 'OPEN', required: true },
  ...{ category, categoryTitle, timeZone: 'UTC' },
  due: toCompact(new Date('2026-12-04T12:00:00Z')),
});

const OTHER = { en: 'Other tasks', nl: 'Overige taken', es: 'Otras tareas', tr: 'Diğer görevler' };
const WITHIN_A_MONTH = {
  en: 'Within a month',
  nl: 'Binnen een maand',
  es: 'En menos de un mes',
  tr: 'Bir ay içinde',
};

const headings = (groupBy: 'category' | 'age', language: keyof typeof OTHER): readonly string[] => {
  renderView(
    <TaskBoard
      participation={participation}
      tasks={[taskOf('stand', 'Stand building'), taskOf('', '')]}
      now={NOW}
      locked={undefined}
    >
      <TaskList
        block={{ kind: 'task-list', uid: 'all', title: 'Tasks', groupBy }}
        now={NOW}
        fair={{ name: 'Aqua', tasks: '/aqua/tasks' }}
      />
    </TaskBoard>,
    {},
    language,
  );
  const found = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent ?? '');
  cleanup();
  return found;
};

describe.each(EACH_LANGUAGE)('the groups of a list of tasks: $language', ({ language }) => {
  it('are named by their category, and tasks without one are the other tasks', () => {
    const [named, other] = headings('category', language);
    expect(named).toContain('Stand building');
    expect(other).toContain(OTHER[language]);
  });

  it('are named by the time left', () => {
    expect(headings('age', language)).toEqual([expect.stringContaining(WITHIN_A_MONTH[language])]);
  });
});
