import {
  FRAME_AREAS,
  type FrameForms,
  type FrameItem,
  frameDifference,
  joinedFrame,
  type SiteFrameForm,
  splitFrame,
  withFrameTexts,
} from '@fairdesk/core/editor';
import { LANGUAGES, type Language } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { anyFrameForm } from '#tests/support/models/any-frame.ts';

const area = fc.constantFrom(...FRAME_AREAS);
const languages = fc.subarray([...LANGUAGES], { minLength: 1 });
const translated = (form: SiteFrameForm, all: readonly Language[]): FrameForms =>
  Object.fromEntries(
    all.map((language) => [language, withFrameTexts(form, (text) => `${text} ${language}`)]),
  );

const item = (more: Partial<FrameItem> = {}): FrameItem => ({
  ...{ id: 'main.0', title: 'News', text: '', href: '/news', target: '', icon: '' },
  ...{ isCallToAction: false, children: [] },
  ...more,
});
const header = (main: readonly FrameItem[], more: Partial<SiteFrameForm> = {}): SiteFrameForm => ({
  ...{ lists: { main }, logos: {}, texts: {}, settings: {} },
  ...more,
});

describe('joinedFrame', () => {
  it.prop([area.chain((one) => anyFrameForm(one)), languages])(
    'is split into the same languages again when only their texts differ',
    (form, all) => {
      const forms = translated(form, all);
      expect(frameDifference(forms)).toBeUndefined();
      const joined = joinedFrame(forms);
      expect(joined && splitFrame(joined, all)).toEqual(forms);
      const others = LANGUAGES.filter((language) => !all.includes(language));
      const blank = withFrameTexts(form, () => '');
      for (const added of Object.values(joined ? splitFrame(joined, others) : {}))
        expect(added).toEqual(blank);
    },
  );

  it.prop([anyFrameForm('header'), anyFrameForm('header')])(
    'joins two languages exactly when they have the same shape',
    (en, nl) => {
      const blank = (form: SiteFrameForm) => JSON.stringify(withFrameTexts(form, () => ''));
      const joined = joinedFrame({ en, nl });
      expect(joined !== undefined).toBe(blank(en) === blank(nl));
      expect(frameDifference({ en, nl }) === undefined).toBe(joined !== undefined);
    },
  );

  it('joins nothing without a language', () => {
    expect(joinedFrame({})).toBeUndefined();
    expect(frameDifference({})).toBeUndefined();
  });

  it('names the part that differs', () => {
    const en = header([item()]);
    expect(frameDifference({ en, nl: header([item({ href: '/nieuws' })]) })).toBe('lists.main');
    expect(frameDifference({ en, nl: header([item({ title: 'Nieuws' })]) })).toBeUndefined();
    expect(frameDifference({ en, nl: header([item()], { settings: { year: '2027' } }) })).toBe(
      'settings.year',
    );
  });
});
