import {
  FRAME_AREAS,
  FRAME_HREF_MAX,
  FRAME_ITEMS_MAX,
  FRAME_TEXT_MAX,
  type FrameForms,
  type FrameItem,
  frameDifference,
  joinedFrame,
  type SiteFrameForm,
  siteFrameFaults,
  splitFrame,
  withFrameTexts,
} from '@fairdesk/core/editor';
import { LANGUAGES, type Language } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { anyFrameForm } from '#tests/support/any-frame.ts';

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
const codes = (form: SiteFrameForm) => siteFrameFaults({ en: form }).map(({ path, code }) => [path, code]);

describe('joinedFrame', () => {
  it.prop([area.chain((one) => anyFrameForm(one)), languages])(
    'is split into the same languages again when only their texts differ',
    (form, all) => {
      const forms = translated(form, all);
      expect(frameDifference(forms)).toBeUndefined();
      const joined = joinedFrame(forms);
      expect(joined && splitFrame(joined, all)).toEqual(forms);
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

  it('names the part that differs', () => {
    const en = header([item()]);
    expect(frameDifference({ en, nl: header([item({ href: '/nieuws' })]) })).toBe('lists.main');
    expect(frameDifference({ en, nl: header([item({ title: 'Nieuws' })]) })).toBeUndefined();
    expect(frameDifference({ en, nl: header([item()], { settings: { year: '2027' } }) })).toBe(
      'settings.year',
    );
  });
});

describe('siteFrameFaults', () => {
  it.prop([area.chain((one) => anyFrameForm(one)), languages])(
    'accepts what has titles and safe addresses',
    (form, all) => {
      const faults = siteFrameFaults(translated(form, all)).filter(
        ({ path }) => !path.startsWith('socials.'),
      );
      expect(faults.filter(({ code }) => code !== 'frame-address' || !form.lists.links)).toEqual([]);
    },
  );

  it.prop([
    fc.constantFrom(
      'javascript:x()',
      ' JaVaScRiPt:x()',
      'data:text/html,x',
      'vbscript:x',
      '//evil.example',
      'java\nscript:x()',
    ),
  ])('rejects an address that could run a script: %s', (href) => {
    expect(codes(header([item({ href })]))).toEqual([['main.0.href', 'frame-address']]);
    const links = { lists: { links: [item({ id: 'links.0', href })] } };
    expect(codes(header([], links))).toEqual([['links.0.href', 'frame-address']]);
    expect(codes(header([], { settings: { search: href } }))).toEqual([['settings.search', 'frame-address']]);
  });

  it('requires a title in one language at least', () => {
    expect(codes(header([item({ title: ' ' })]))).toEqual([['main.0.title', 'frame-title-missing']]);
    const nl = header([item({ title: '' })]);
    expect(siteFrameFaults({ en: header([item()]), nl })).toEqual([]);
  });

  it('requires an address or items below', () => {
    expect(codes(header([item({ href: '' })]))).toEqual([['main.0.href', 'frame-no-address']]);
    expect(codes(header([item({ href: '', children: [item({ id: 'main.0.0' })] })]))).toEqual([]);
  });

  it('keeps menus within their limits', () => {
    const many = Array.from({ length: FRAME_ITEMS_MAX + 1 }, (_, index) => item({ id: `main.${index}` }));
    expect(codes(header(many))).toEqual([['lists.main', 'frame-items-max']]);
    const deep = item({ children: [item({ children: [item({ children: [item()] })] })] });
    expect(codes(header([deep]))).toEqual([['lists.main', 'frame-levels-max']]);
    const service = { lists: { service: [item({ children: [item()] })] } };
    expect(codes(header([], service))).toEqual([['lists.service', 'frame-levels-max']]);
    const long = 'x'.repeat(FRAME_TEXT_MAX + 1);
    expect(codes(header([item({ title: long })]))).toEqual([['main.0.title', 'frame-text-max']]);
    expect(codes(header([item({ href: `/${'x'.repeat(FRAME_HREF_MAX)}` })]))).toEqual([
      ['main.0.href', 'frame-address'],
    ]);
    expect(codes(header([item({ icon: '"><' })]))).toEqual([['main.0.icon', 'frame-icon']]);
    const settings = { countdownDate: 'soon', splitter: '<i>' };
    expect(codes(header([], { settings }))).toEqual([
      ['settings.countdownDate', 'frame-date'],
      ['settings.splitter', 'frame-icon'],
    ]);
  });
});
