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
  renderView(<TaskActions task={oneOf(anyTask({ link }))} fair="Aqua" />);
  expect(screen.getByRole('link', { name })).toHaveProperty('target', target);
});
