import { LANGUAGES } from '@fairdesk/core/shared';
import { describe, expect, it } from 'vitest';
import { noticePeriodText } from '#ui/organiser/notices/notice-period-text.ts';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';

const times = { fromTime: '09:00', untilTime: '23:59' };

describe('noticePeriodText', () => {
  it.each([
    ['', '', 'Always'],
    ['2026-11-26', '', 'From 26 November 2026, 09:00'],
    ['', '2026-12-01', 'Until 01 December 2026, 23:59'],
    ['2026-11-26', '2026-12-01', '26 November 2026, 09:00 – 01 December 2026, 23:59'],
  ])('names only the limits that a period has: from "%s" until "%s"', (fromDay, untilDay, text) => {
    const labels = labelsOf('en', messagesFor('en'));
    expect(noticePeriodText({ fromDay, untilDay, ...times }, labels)).toBe(text);
  });

  it.each(LANGUAGES)('begins with a capital in %s', (language) => {
    const labels = labelsOf(language, messagesFor(language));
    for (const [fromDay, untilDay] of [
      ['', ''],
      ['2026-11-26', ''],
      ['', '2026-12-01'],
    ] as const)
      expect(noticePeriodText({ fromDay, untilDay, ...times }, labels)).toMatch(/^\p{Lu}/u);
  });
});
