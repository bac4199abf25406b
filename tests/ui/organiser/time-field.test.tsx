// @vitest-environment jsdom
import type { FairForm } from '@fairdesk/core/organiser';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderView } from '#tests/ui/shared/render-view.tsx';
import { DeadlineFields } from '#ui/organiser/deadline-fields.tsx';
import { FairFields } from '#ui/organiser/fairs/fair-fields.tsx';
import { MessagePeriodFields } from '#ui/organiser/notices/message-period-fields.tsx';
import { TimeField } from '#ui/organiser/time-field.tsx';

const field = () => screen.getByRole('textbox', { name: 'Time' });

function Form() {
  const [time, setTime] = useState('23:59');
  return (
    <>
      <TimeField path="time" label="Time" value={time} onChange={setTime} />
      <output>{time}</output>
    </>
  );
}

const typeTime = async (text: string) => {
  const user = userEvent.setup();
  renderView(<Form />);
  await user.clear(field());
  await user.type(field(), text);
  return user;
};

describe('a field of a time', () => {
  it.each(['9:30', '9.30', '930', '9u30', '9 h 30'])('reads %j before the user leaves it', async (text) => {
    await typeTime(text);
    expect(screen.getByText('09:30')).toBeDefined();
    expect(field()).toHaveProperty('value', text);
  });

  it('displays the time it read once the user left it', async () => {
    const user = await typeTime('9.30');
    await user.tab();
    expect(field()).toHaveProperty('value', '09:30');
  });

  it('leaves a text that is no time to the user', async () => {
    const user = await typeTime('noon');
    await user.tab();
    expect(field()).toHaveProperty('value', 'noon');
  });
});

describe('the times of forms', () => {
  const fair: FairForm = {
    ...{ name: 'Kas', slug: 'kas', startDate: '', startTime: '', endDate: '', endTime: '', timeZone: 'UTC' },
    ...{ city: '', venue: '', contactEmail: '', floorPlanUrl: '', publicEndDate: '' },
  };
  const period = { fromDay: '', fromTime: '', untilDay: '', untilTime: '' };
  const common = { timeZone: 'UTC', errorOf: () => undefined };

  it.each([
    [
      'a deadline',
      (onChange: () => void) => (
        <DeadlineFields {...common} value={{ day: '', time: '' }} onChange={onChange} />
      ),
      1,
    ],
    [
      'a message',
      (onChange: () => void) => <MessagePeriodFields {...common} form={period} onChange={onChange} />,
      2,
    ],
    ['a fair', (onChange: () => void) => <FairFields {...common} form={fair} change={onChange} />, 2],
  ])('of %s are read in any spelling', (_what, view, count) => {
    const change = vi.fn();
    renderView(view(change));
    const times = screen.getAllByRole('textbox').filter(({ id }) => /time$/i.test(id));
    expect(times).toHaveLength(count);
    for (const time of times) {
      fireEvent.change(time, { target: { value: '9.30' } });
      expect(Object.values(change.mock.lastCall?.[0])).toEqual(['09:30']);
    }
  });
});
