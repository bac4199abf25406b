import { anyTask, oneOf } from '@fairdesk/core/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderView } from '#tests/ui/shared/render-view.tsx';
import { TaskActions } from '#ui/tasks/task-actions.tsx';

it.each([
  ['_blank', /^Order power ?\(opens in a new tab\)$/],
  ['', /^Order power$/],
])('announces whether the link of a task with target "%s" opens a new tab', (target, name) => {
  const link = { title: 'Order power', href: 'https://power.example/', target };
  renderView(
    <TaskActions task={oneOf(anyTask({ link }))} fair={{ name: 'Aqua', tasks: '/nl/aqua/tasks' }} />,
  );
  expect(screen.getByRole('link', { name })).toHaveProperty('target', target);
});

it('offers a calendar file that leads back to the task', () => {
  const task = { ...oneOf(anyTask()), code: 'rigging plan' };
  renderView(<TaskActions task={task} fair={{ name: 'Aqua', tasks: '/nl/aqua/tasks' }} />);
  const link = screen.getByRole('link', { name: 'Add to calendar' });
  const { searchParams } = new URL(link.getAttribute('href') ?? '', 'https://fair.example');
  expect(searchParams.get('link')).toBe('/nl/aqua/tasks#task-rigging%20plan');
});
