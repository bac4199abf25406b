// @vitest-environment jsdom
import type { ReminderPlan } from '@fairdesk/core/organiser';
import { screen } from '@testing-library/react';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { renderView } from '#tests/ui/shared/render-view.tsx';
import { ReminderPreview } from '#ui/organiser/reminders/reminder-preview.tsx';
import { ReminderStore } from '#ui/organiser/reminders/reminder-store.ts';

const PLAN: ReminderPlan = {
  ...{ isOn: true, schedule: [7], version: '1', timeZone: 'Europe/Amsterdam', day: '2027-01-12' },
  ...{ isPublished: true, people: 0, companies: 0, tasks: 0, recipients: [] },
};

const show = (plan: Partial<ReminderPlan>) => {
  const useCases = {
    planReminders: () => okAsync(PLAN),
    previewReminder: () => errAsync({ kind: 'not-found', what: 'mail' } as const),
    saveReminders: () => okAsync(PLAN),
  };
  renderView(<ReminderPreview store={new ReminderStore({ ...PLAN, ...plan }, useCases)} />);
};
const NO_DAYS = 'No day is chosen: no reminders are sent.';
const TOMORROW = 'The next reminders are sent tomorrow.';

describe('the preview of reminders', () => {
  it.each([
    [true, [], true],
    [true, [7], false],
    [false, [], false],
  ])('warns of reminders without a day: %s %j', (isOn, schedule, isWarned) => {
    show({ isOn, schedule });
    expect(screen.queryByText(NO_DAYS) !== null).toBe(isWarned);
  });

  it.each([
    [true, '2027-01-12', true],
    [true, '2027-01-11', false],
    [false, '2027-01-12', false],
  ])(
    'never says that reminders were sent that were switched on today: %s %s',
    (isOn, lastDay, isTomorrow) => {
      show({ isOn, lastDay });
      expect(screen.queryByText(/have been sent/)).toBeNull();
      expect(screen.queryByText(TOMORROW) !== null).toBe(isTomorrow);
    },
  );
});
