// @vitest-environment jsdom
import { timeZones, zonedInstant } from '@fairdesk/core/shared';
import { anyTask, oneOf } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { cleanup } from '@testing-library/react';
import { it as example, expect } from 'vitest';
import { renderView } from '#tests/ui/shared/render-view.tsx';
import { TaskDetails } from '#ui/tasks/task-details.tsx';

const TASK = oneOf(anyTask({ status: 'CLOSED' }));
const NOW = new Date('2027-01-12T12:00:00Z');

const completedText = (completedAt: string, timeZone: string): string => {
  const { container } = renderView(
    <TaskDetails
      task={{ ...TASK, timeZone, completedAt, completedBy: 'anna@acme.example' }}
      now={NOW}
      fair={{ name: 'Aqua', tasks: '/aqua/tasks' }}
    />,
  );
  const text = container.querySelector('p')?.textContent ?? '';
  cleanup();
  return text;
};

it.prop([fc.constantFrom('00:00', '09:00', '23:59'), fc.constantFrom(...timeZones())])(
  'names the day on which the task was completed at the fair, in any zone',
  (time, timeZone) => {
    const completedAt = zonedInstant('2027-01-27', time, timeZone).toISOString();
    expect(completedText(completedAt, timeZone)).toContain('27 January 2027, anna@acme.example');
  },
);

example('a text that is not in the language of the reader is marked with its own', () => {
  const task = { ...TASK, status: 'OPEN' as const, content: '<p>Once</p>', consequence: 'It is dark.' };
  const languages = { content: 'en', consequence: 'tr' } as const;
  const fair = { name: 'Aqua', tasks: '/aqua/tasks' };
  const { container } = renderView(<TaskDetails task={{ ...task, languages }} now={NOW} fair={fair} />);
  const marked = [...container.querySelectorAll<HTMLElement>('[lang]')].map(({ lang, textContent }) => [
    lang,
    textContent,
  ]);
  expect(marked).toEqual([
    ['en', 'Once'],
    ['tr', 'It is dark.'],
  ]);
  cleanup();
});

example.each([
  ['2027-01-27', '27 January 2027, '],
  ['last week', 'last week, '],
])('names the day of %s, which has no time', (completedAt, text) => {
  expect(completedText(completedAt, 'America/Los_Angeles')).toContain(text);
});
