import { countdown, showPeriod } from '@fairdesk/core/dashboard';
import { eventSummary } from '@fairdesk/core/events';
import { eventIdOf } from '@fairdesk/core/shared';
import { anyFairDay, anyTime } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { it as example, expect } from 'vitest';
import { createEventDirectory } from '#adapters/events/profile-service.ts';
import { createHttp } from '#adapters/shared/http/http.ts';

const EVENT = eventIdOf('101') ?? expect.fail('No id');

const readEvent = async (attributes: Readonly<Record<string, unknown>>) => {
  const data = { type: 'events', id: EVENT, attributes: { name: 'Clearwater', ...attributes } };
  const http = createHttp('http://profile.local', async () => Response.json({ data }));
  return (await createEventDirectory(http).event(EVENT))._unsafeUnwrap();
};

const moments = ['', 'T00:00:00', 'T00:00:00.000Z', ' 00:00:00'];
const seconds = ['', ':00', ':00Z', ':00.000+01:00'];

it.prop([anyFairDay, anyTime, fc.constantFrom(...moments), fc.constantFrom(...seconds)])(
  'an event has the same days and times in whatever notation a service sends them',
  async (day, time, moment, rest) => {
    const date = `${day}${moment}`;
    const event = await readEvent({
      ...{ startDate: date, endDate: date, publicStartDate: date, publicEndDate: date },
      ...{ startTime: `${time}${rest}`, endTime: `${time}${rest}`.replace(/^0/, '') },
    });
    expect(eventSummary(event)).toMatchObject({ startDate: `${day} ${time}`, endDate: `${day} ${time}` });
    expect(event).toMatchObject({ startTime: time, endTime: time, publicEndDate: day });
  },
);

example('an event is counted down to when its service sends days with times', async () => {
  const event = await readEvent({ startDate: '2027-01-26T00:00:00Z', startTime: '9:00' });
  const left = countdown(showPeriod(event), new Date('2027-01-25T08:00:00Z'));
  expect(left).toMatchObject({ kind: 'running', days: 1, hours: 0 });
});

example('an event without a valid time has none', async () => {
  for (const startTime of ['25:00', '9:60', 'morning', '', null])
    expect(await readEvent({ startTime })).toMatchObject({ startTime: '' });
});
