// @vitest-environment jsdom
import type { ExhibitorTask } from '@fairdesk/core/organiser';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { ChangeThis } from '#ui/organiser/exhibitors/change-this.ts';
import { ExhibitorTasks } from '#ui/organiser/exhibitors/exhibitor-tasks.tsx';
import { LabelsProvider } from '#ui/shared/texts/labels.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';

const TASK: ExhibitorTask = {
  ...{ code: 'build', title: 'Choose how your stand is built', due: '2026-10-20T10:00:00.000Z' },
  ...{ required: true, isLate: false, isCompleted: true },
};

const show = (completion: Pick<ExhibitorTask, 'completedAt' | 'completedBy'>) =>
  render(
    <LabelsProvider language="en" messages={messagesFor('en')}>
      <ExhibitorTasks tasks={[{ ...TASK, ...completion }]} timeZone="UTC" onChange={async () => true} />
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

  it('says that there is no task', () => {
    render(
      <LabelsProvider language="en" messages={messagesFor('en')}>
        <ExhibitorTasks tasks={[]} timeZone="UTC" onChange={async () => true} />
      </LabelsProvider>,
    );
    expect(screen.getByText('There are no tasks for this exhibitor.')).toBeDefined();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('sends each task once while it is saved, and leaves the focus on its box', async () => {
    const sent: string[] = [];
    const answers: (() => void)[] = [];
    const onChange: ChangeThis = (input) => {
      if (input.kind === 'task') sent.push(input.code);
      return new Promise((resolve) => answers.push(() => resolve(true)));
    };
    render(
      <LabelsProvider language="en" messages={messagesFor('en')}>
        <ExhibitorTasks
          tasks={[TASK, { ...TASK, code: 'power', title: 'Order power' }]}
          timeZone="UTC"
          onChange={onChange}
        />
      </LabelsProvider>,
    );
    const [build, power] = screen.getAllByRole('checkbox');
    if (build === undefined || power === undefined) return expect.fail('No boxes');
    build.focus();
    fireEvent.click(build);
    expect(document.activeElement).toBe(build);
    fireEvent.click(power);
    await act(async () => answers.shift()?.());
    fireEvent.click(power);
    expect(sent).toEqual(['build', 'power']);
    fireEvent.click(build);
    expect(sent).toEqual(['build', 'power', 'build']);
  });
});
