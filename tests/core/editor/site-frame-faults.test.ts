import {
  FRAME_LEVELS_MAX,
  FRAME_TEXT_MAX,
  type FrameItem,
  frameLevels,
  type SiteFrameForm,
  siteFrameFaults,
} from '@fairdesk/core/editor';
import type { FieldFault } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';
import { anyFrameForm } from '#tests/support/models/any-frame.ts';
import { CASES, item, long, SAFE, UNSAFE, WEB, withSetting } from '#tests/support/models/frame-limits.ts';

describe('siteFrameFaults', () => {
  it.prop([anyFrameForm('header'), fc.constantFrom(...CASES)], { numRuns: 400 })(
    'finds the one value of a frame that is beyond a limit, and no other',
    (form, { change, fault }) => {
      expect(siteFrameFaults({ en: form })).toEqual([]);
      expect(siteFrameFaults({ en: change(form) })).toEqual(fault ? [fault] : []);
    },
  );

  const codesOf = (faults: readonly FieldFault[]) => faults.map(({ path, code }) => [path, code]);
  const codes = (list: string, more: Partial<FrameItem>) =>
    codesOf(siteFrameFaults({ en: { lists: { [list]: [item(more)] }, logos: {}, texts: {}, settings: {} } }));

  it.prop([fc.constantFrom(...WEB, ...SAFE, ...UNSAFE)])(
    'accepts a social profile without a title, and only on the web',
    (href) => {
      const isOnWeb = /^https?:\/\/\w/i.test(href);
      expect(codes('socials', { title: '', href })).toEqual(isOnWeb ? [] : [['x.href', 'frame-address']]);
    },
  );

  example('rejects in the footer what it would not render, and nothing more', () => {
    for (const href of ['/javascript', '/courses?of=JavaScript', 'https://javascript.example']) {
      expect(codes('links', { href })).toEqual([['x.href', 'frame-address']]);
      expect(codes('main', { href })).toEqual([]);
    }
    for (const href of ['/java', '/script', 'https://a.example'])
      expect(codes('links', { href })).toEqual([]);
  });

  example('requires an address or items below, in each list', () => {
    for (const href of ['', ' '])
      for (const list of ['main', 'links', 'socials']) {
        expect(codes(list, { href })).toEqual([['x.href', 'frame-no-address']]);
        const below = codes(list, { href, children: [item({ href: 'https://a.example' })] });
        expect(below).toEqual(list === 'main' ? [] : [[`lists.${list}`, 'frame-levels-max']]);
      }
  });

  example('requires a title in one language at least, and none beyond the limit in any', () => {
    const form = (title: string): SiteFrameForm => ({
      ...{ lists: { main: [item({ title })] }, logos: {}, texts: {}, settings: {} },
    });
    const titled = (en: string, nl: string) => codesOf(siteFrameFaults({ en: form(en), nl: form(nl) }));
    expect(titled(' ', '')).toEqual([['x.title', 'frame-title-missing']]);
    expect(titled('News', '')).toEqual([]);
    expect(titled('', 'Nieuws')).toEqual([]);
    expect(titled('News', long(FRAME_TEXT_MAX + 1))).toEqual([['x.title', 'frame-text-max']]);
  });

  it.prop([fc.constantFrom('', 'fa-solid fa-map', 'fa_x', long(100), long(101), '<i>', '"', 'fa;x', 'ı')])(
    'accepts as an icon only the names of classes',
    (icon) => {
      const isIcon = icon.length <= 100 && !/[<";ı]/.test(icon);
      expect(codes('main', { icon })).toEqual(isIcon ? [] : [['x.icon', 'frame-icon']]);
      const form = { lists: {}, logos: {}, texts: {}, settings: { splitter: icon } };
      expect(codesOf(siteFrameFaults({ en: form }))).toEqual(
        isIcon ? [] : [['settings.splitter', 'frame-icon']],
      );
    },
  );

  example('accepts as a date of the countdown only a date, or none', () => {
    const dated = (countdownDate: string) =>
      codesOf(siteFrameFaults({ en: { lists: {}, logos: {}, texts: {}, settings: { countdownDate } } }));
    for (const date of ['', '2027-01-26T09:00:00.000Z']) expect(dated(date)).toEqual([]);
    for (const date of ['soon', ' ', '2027-13-45'])
      expect(dated(date)).toEqual([['settings.countdownDate', 'frame-date']]);
  });

  it.prop([anyFrameForm('header'), anyFrameForm('header'), fc.constantFrom(...CASES)])(
    'finds the fault of each language where languages differ in more than their texts',
    (en, nl, { change, fault }) => {
      const extra = (form: SiteFrameForm) => withSetting(form, 'year', '2027');
      const expected = fault ? [fault] : [];
      expect(siteFrameFaults({ en: extra(en), nl })).toEqual([]);
      expect(siteFrameFaults({ en: extra(en), nl: change(nl) })).toEqual(expected);
      expect(siteFrameFaults({ nl: extra(nl), en: change(en) })).toEqual(expected);
      expect(siteFrameFaults({ en: change(en), nl: change(en), tr: extra(nl) })).toHaveLength(
        expected.length,
      );
    },
  );

  example('has three levels in the main menu only', () => {
    expect(frameLevels('main')).toBe(FRAME_LEVELS_MAX);
    expect(frameLevels('links')).toBe(1);
  });
});
