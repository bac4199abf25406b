// @vitest-environment jsdom
import type { ExhibitorTask } from '@fairdesk/core/organiser';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ExhibitorTasks } from '#ui/organiser/exhibitor-tasks.tsx';
import { LabelsProvider } from '#ui/shared/labels.tsx';
import { messagesFor } from '#ui/shared/messages.ts';

const show = (completion: Pick<ExhibitorTask, 'completedAt' | 'completedBy'>) =>
  render(
    <LabelsProvider language="en" messages={messagesFor('en')}>
      <ExhibitorTasks
        tasks={[
          {
            ...{ code: 'build', title: 'Choose how your stand is built', due: '2026-10-20T10:00:00.000Z' },
            ...{ required: true, isLate: false, isCompleted: true },
            ...completion,
          },
        ]}
        timeZone="UTC"
        onChange={async () => true}
      />
    </LabelsProvider>,
  );

describe('ExhibitorTasks', () => {
  afterEach(cleanup);

  it('separates the moment of a completion from the person', () => {
    show({ completedAt: '2026-10-14T12:00:00.000Z', completedBy: 'stand@noria.example' });
    expect(screen.getByText('Completed 14 October 2026, 12:00 · stand@noria.example')).toBeDefined();
  });

  it('ends after the moment where no person is known', () => {
    show({ completedAt: '2026-10-14T12:00:00.000Z' });
    expect(screen.getByText('Completed 14 October 2026, 12:00')).toBeDefined();
  });
});
