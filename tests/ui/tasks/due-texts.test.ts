import { dayIn, dayOf, instantOf, toCompact } from '@fairdesk/core/shared';
import { anyFairInstant, anyLanguage, anyTask, anyTimeZone, oneOf } from '@fairdesk/core/testing';
import { it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';
import { dueTexts } from '#ui/tasks/due-texts.ts';

const english = labelsOf('en', messagesFor('en'));
const now = new Date('2026-11-20T10:42:00Z');
const due = (iso: string) => toCompact(new Date(iso));

describe('dueTexts', () => {
  it('displays a deadline with its time and zone', () => {
    const task = oneOf(
      anyTask({ required: true, due: due('2027-01-12T22:59:00Z'), timeZone: 'Europe/Amsterdam' }),
    );
    expect(dueTexts(task, now, english)).toEqual({
      day: '2027-01-12',
      date: '12 January 2027',
      left: 'in 53 days',
      sentence: 'Deadline: 12 January 2027, 23:59 (CET)',
    });
  });

  it('displays the time beside the day at the fair, where UTC has another one', () => {
    const deadline = { due: due('2026-12-05T04:59:00Z'), dueDay: '2026-12-04', timeZone: 'America/New_York' };
    const task = oneOf(anyTask({ required: true, ...deadline }));
    expect(dueTexts(task, now, english)).toEqual({
      day: '2026-12-04',
      date: '04 December',
      left: 'in 14 days',
      sentence: 'Deadline: 04 December 2026, 23:59 (GMT-5)',
    });
  });

  it('labels an optional task as a tip, even past its date', () => {
    const tip = (iso: string) => oneOf(anyTask({ required: false, due: due(iso) }));
    expect(dueTexts(tip('2026-12-01T12:00:00Z'), now, english).sentence).toBe(
      'Tip: do this before 01 December 2026',
    );
    expect(dueTexts(tip('2026-11-01T12:00:00Z'), now, english).sentence).toBe(
      'Tip, date passed: 01 November 2026',
    );
  });

  it.prop([anyFairInstant, anyTimeZone, anyLanguage])(
    'never displays a time when it falls on another local day than the due date',
    (instant, timeZone, language) => {
      const task = oneOf(anyTask({ required: true, due: toCompact(instant), timeZone }));
      const { sentence } = dueTexts(task, now, labelsOf(language, messagesFor(language)));
      const sameDay = dayIn(timeZone, instantOf(task.due)) === dayOf(task.due);
      expect(/\d\d:\d\d/.test(sentence)).toBe(sameDay);
    },
  );
});
