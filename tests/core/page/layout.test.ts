import {
  ALIGNMENTS,
  agendaStatuses,
  alignmentOf,
  bannerColumns,
  CAPTION_MAX,
  CAROUSEL_REST_MIN_MS,
  captionText,
  carouselArrows,
  carouselKind,
  carouselRestMs,
  columnsOf,
  FULL_WIDTH_COLUMNS,
  HEADING_TAGS,
  headingTag,
  isSwitchedOn,
  LIST_COLUMNS,
  pageTitle,
  slashedDay,
} from '@fairdesk/core/page';
import { compactTimestampOf, dayOf, lengthOf } from '@fairdesk/core/shared';
import { anyFairDay, anyTitle } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const WIDTHS = { 25: 3, 3: 3, 33: 4, 4: 4, 50: 6, 6: 6, 66: 4, 8: 4, 75: 9, 9: 9 };

describe('columnsOf', () => {
  it.prop([fc.constantFrom(...Object.entries(WIDTHS)), fc.nat()])(
    'reads percentages and columns as the specification defines them',
    ([width, columns], fallback) => {
      expect(columnsOf(width, fallback)).toBe(columns);
    },
  );

  it.prop([fc.oneof(fc.string(), fc.integer().map(String)), fc.integer({ min: 1, max: 12 })])(
    'falls back for every other width',
    (width, fallback) => {
      fc.pre(!Object.hasOwn(WIDTHS, width.trim()));
      expect(columnsOf(width, fallback)).toBe(fallback);
    },
  );

  it('has twelve columns by default, and a third of them in a list', () => {
    expect(columnsOf('100')).toBe(FULL_WIDTH_COLUMNS);
    expect(columnsOf('', LIST_COLUMNS)).toBe(columnsOf('33'));
    expect(columnsOf(' 25 ')).toBe(3);
    expect([1, 2, 3, 4, 0].map(bannerColumns)).toEqual([10, 5, 3, 3, 3]);
  });
});

describe('headingTag and alignmentOf', () => {
  it.prop([fc.oneof(fc.constantFrom(...HEADING_TAGS), fc.string()), fc.boolean()])(
    'never return a tag outside the allowed list',
    (chosen, isOwnPage) => {
      const accepted = (HEADING_TAGS as readonly string[]).includes(chosen);
      expect(headingTag(chosen, isOwnPage)).toBe(accepted ? chosen : isOwnPage ? 'h1' : 'h2');
    },
  );

  it.prop([fc.oneof(fc.constantFrom(...ALIGNMENTS), fc.string())])(
    'accept left, center and right only',
    (chosen) => {
      expect(alignmentOf(chosen)).toBe(
        (ALIGNMENTS as readonly string[]).includes(chosen) ? chosen : undefined,
      );
    },
  );

  it('reject h6 and scripts', () => {
    expect([headingTag('h6', true), headingTag('script', false)]).toEqual(['h1', 'h2']);
    expect(['true', '1', 'on', 'false', '0', '', 'TRUE'].map(isSwitchedOn)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('captionText', () => {
  it.prop([fc.string({ unit: 'grapheme', maxLength: 400 })])(
    'never returns more than 200 characters and an ellipsis',
    (caption) => {
      const visible = captionText(caption);
      expect(lengthOf(visible)).toBeLessThanOrEqual(CAPTION_MAX + 1);
      expect(visible === caption).toBe(lengthOf(caption) <= CAPTION_MAX);
    },
  );

  it('truncates after 200', () => {
    expect(captionText('x'.repeat(200))).toBe('x'.repeat(200));
    expect(captionText('ş'.repeat(201))).toBe(`${'ş'.repeat(200)}…`);
  });
});

describe('agendaStatuses', () => {
  it.prop([fc.array(anyFairDay), anyFairDay])('has one active day at most: the next one', (days, today) => {
    const statuses = agendaStatuses(days, today);
    for (const [at, day] of days.entries()) {
      expect(statuses[at] === 'expired').toBe(day < today);
      if (statuses[at] !== 'expired' && statuses[at] !== 'active') expect(statuses[at]).toBe('idle');
    }
    const active = days.filter((_, at) => statuses[at] === 'active');
    expect(active).toEqual(
      days
        .filter((day) => day >= today)
        .toSorted()
        .slice(0, 1),
    );
  });
});

describe('the agenda of one day', () => {
  it('is active for its first item, and idle for the rest', () => {
    const days = ['2027-01-25', '2027-01-28', '2027-01-26', '2027-01-26'];
    expect(agendaStatuses(days, '2027-01-26')).toEqual(['expired', 'idle', 'active', 'idle']);
    expect(agendaStatuses(['2027-01-25'], '2027-01-26')).toEqual(['expired']);
  });
});

describe('slashedDay', () => {
  it('accepts exactly eight digits as a day', () => {
    expect(['120270126', '202701261', 'x20270126'].map(slashedDay)).toEqual([
      '120270126',
      '202701261',
      'x20270126',
    ]);
  });

  it.prop([anyFairDay])('formats a compact day with slashes', (day) => {
    expect(slashedDay(day.replaceAll('-', ''))).toBe(day.replaceAll('-', '/'));
  });

  it.prop([fc.string()])('never changes any other text', (text) => {
    fc.pre(!/^\d{8}$/.test(text));
    expect(slashedDay(text)).toBe(text);
    const stamp = compactTimestampOf('20270126T000000Z');
    if (stamp) expect(slashedDay(stamp.slice(0, 8))).toBe(dayOf(stamp).replaceAll('-', '/'));
  });
});

describe('the carousel', () => {
  it.prop([fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 40 }), fc.nat()])(
    'stops at both ends, and only there',
    (visible, count, at) => {
      const last = Math.max(0, count - visible);
      const first = at % (last + 1);
      expect(carouselArrows('slide', first, visible, count)).toEqual({
        previous: first > 0,
        next: first < last,
      });
      const turns = count > visible;
      expect(carouselArrows('loop', first, visible, count)).toEqual({ previous: turns, next: turns });
    },
  );
});

describe('pageTitle', () => {
  const blank = fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\u00a0'), maxLength: 3 });

  it.prop([anyTitle, blank, blank, fc.string(), fc.string()])(
    'is the title without white space around it, between the prefix and the suffix',
    (title, before, after, prefix, suffix) => {
      expect(pageTitle(before + title + after)).toBe(title);
      expect(pageTitle(before + title + after, { prefix, suffix })).toBe([prefix, title, suffix].join(''));
    },
  );

  it.prop([blank])('is “Page” for a blank title', (title) => {
    expect(pageTitle(title)).toBe('Page');
    expect(pageTitle(title, { prefix: 'Aqua | ' })).toBe('Aqua | Page');
  });
});

describe('a carousel configured by its editor', () => {
  it.each([
    ['fade', ['fade', ' Fade', 'FADE\n']],
    ['loop', ['loop', 'Loop ', 'LOOP']],
    ['slide', ['slide', ' SLIDE ', '', 'fades', 'lo op', 'loop, fade', 'constructor']],
  ])('moves by %s where the editor means it', (kind, words) => {
    expect(words.map(carouselKind)).toEqual(words.map(() => kind));
  });

  it.prop([fc.string(), fc.constantFrom('fade', 'loop')])(
    'slides for any word that only contains another way',
    (more, way) => {
      const word = `x${more}${way}`;
      expect(carouselKind(word)).toBe('slide');
    },
  );

  it.prop([fc.oneof(fc.nat(99_999).map(String), fc.string())])(
    'never advances faster than the minimum, nor by itself without a time',
    (speed) => {
      const rest = carouselRestMs(speed);
      if (Number(speed) > 0 && /^\d{1,6}$/.test(speed.trim()))
        expect(rest).toBe(Math.max(Number(speed), CAROUSEL_REST_MIN_MS));
      else expect(rest).toBeUndefined();
    },
  );

  it('rests for the configured time, in milliseconds', () => {
    expect(['5000', '200', '0', '', 'fast', '-5', '1e3'].map(carouselRestMs)).toEqual([
      ...[5000, CAROUSEL_REST_MIN_MS],
      ...Array(5).fill(undefined),
    ]);
  });
});
