import { isTime, typedTime } from '@fairdesk/core/organiser';
import { anyTime } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const WRITTEN_AFTER = ['', ' ', 'h', ' u', ' uur'];

/** A time with a text that means it. */
const spelledTimes = fc
  .tuple(
    anyTime,
    fc.constantFrom(':', '.', ',', '', 'u', 'h', ' : ', ' h '),
    fc.constantFrom(...WRITTEN_AFTER),
    fc.boolean(),
  )
  .map(([time, separator, after, isShort]) => {
    const [hours = '', minutes = ''] = time.split(':');
    return { time, text: ` ${isShort ? Number(hours) : hours}${separator}${minutes}${after}` };
  });

describe('typedTime', () => {
  it.prop([anyTime])('leaves a time as it is', (time) => {
    expect(typedTime(time)).toBe(time);
  });

  it.prop([spelledTimes])('reads every spelling of a time', ({ time, text }) => {
    expect(typedTime(text)).toBe(time);
  });

  it.prop([fc.string()])('leaves every other text as it is', (text) => {
    const time = typedTime(text);
    if (!isTime(time)) expect(time).toBe(text);
  });

  it.each([
    ['9', '09:00'],
    ['18h', '18:00'],
    ['930', '09:30'],
    ['9 AM', '09:00'],
    ['12 am', '00:00'],
    ['12:15 p. m.', '12:15'],
    ['1:05PM', '13:05'],
  ])('reads %j as %s', (text, time) => {
    expect(typedTime(text)).toBe(time);
  });

  it.each(['', '24:00', '24', '9:60', '9:3', '12345', '13 pm', '0 am', 'noon', '-1:00', '9:30:00'])(
    'does not read %j',
    (text) => {
      expect(typedTime(text)).toBe(text);
    },
  );
});
