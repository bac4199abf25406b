import { columnsOf, GROUNDS, HEADING_TAGS, PLAIN_LOOK } from '@fairdesk/core/page';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { blockLook } from '#adapters/page/read-block/block-look.ts';

const anyParams = fc.dictionary(
  fc.constantFrom(
    'heading',
    'alignment',
    'width_desktop',
    'Rounded',
    'hide_title',
    'Styles',
    'GridParameters',
  ),
  fc.oneof(fc.string(), fc.constantFrom('h1', 'center', '50', 'on', 'dark', 'col-12 col-lg-6', 'col-lg-99')),
);

describe('blockLook', () => {
  it.prop([anyParams, fc.boolean()])('is always valid for rendering', (params, isOwnPage) => {
    const look = blockLook((name) => params[name] ?? '', isOwnPage);
    expect(HEADING_TAGS).toContain(look.heading);
    expect(look.columns).toBeGreaterThanOrEqual(1);
    expect(look.columns).toBeLessThanOrEqual(12);
    expect([...GROUNDS, undefined]).toContain(look.ground);
    expect(look.anchor).toBe('');
  });

  it('is plain by default, and reads every parameter', () => {
    expect(blockLook(() => '')).toEqual(PLAIN_LOOK);
    const given: Record<string, string> = {
      RenderingIdentifier: 'visit',
      width_desktop: '50',
      heading: 'h3',
      alignment: 'right',
      hide_title: 'on',
      'Background Color': 'Brand',
      Rounded: '1',
    };
    expect(blockLook((name) => given[name] ?? '')).toEqual({
      anchor: 'visit',
      columns: columnsOf('50'),
      heading: 'h3',
      alignment: 'right',
      hidesTitle: true,
      ground: 'brand',
      isRounded: true,
    });
    expect(blockLook((name) => ({ GridParameters: 'col-12 col-lg-7' })[name] ?? '').columns).toBe(7);
    expect(blockLook(() => '', true).heading).toBe('h1');
  });
});

describe('parameters of a block’s look', () => {
  const look = (params: Readonly<Record<string, string>>) => blockLook((name) => params[name] ?? '');

  it.prop([fc.string({ unit: 'grapheme' })])(
    'accept an anchor in any script, as a single word only',
    (word) => {
      const { anchor } = look({ RenderingIdentifier: word });
      expect(anchor).toBe(/^[^\s\p{C}]{1,100}$/u.test(word.trim()) ? word.trim() : '');
    },
  );

  it('accept anchors as editors write them', () => {
    const anchors = ['visit-2', '2027', 'ulaşım', 'visit us', ' visit', ''].map(
      (RenderingIdentifier) => look({ RenderingIdentifier }).anchor,
    );
    expect(anchors).toEqual(['visit-2', '2027', 'ulaşım', '', 'visit', '']);
  });

  it('prefer their own background parameter to the styles', () => {
    expect(look({ Styles: 'wide  DARK' }).ground).toBe('dark');
    expect(look({ Styles: 'dark', 'Background Color': 'soft' }).ground).toBe('soft');
    expect(look({ Styles: 'darker' }).ground).toBeUndefined();
  });

  it('accept 1 to 12 columns on a large screen', () => {
    const columns = [
      'col-lg-1',
      'a col-xl-12 b',
      'col-lg-0',
      'col-lg-13',
      'col-sm-6',
      'xcol-lg-6',
      'col-lg-6x',
    ];
    expect(columns.map((GridParameters) => look({ GridParameters }).columns)).toEqual([
      1, 12, 12, 12, 6, 12, 12,
    ]);
    expect(look({ GridParameters: 'col-lg-11' }).columns).toBe(11);
    const starters = [
      'col-12 col-sm-6 col-lg-4',
      'col-6',
      'basis-full lg:basis-1/3',
      'basis-1/2',
      'basis-1/0',
    ];
    expect(starters.map((GridParameters) => look({ GridParameters }).columns)).toEqual([4, 6, 4, 6, 12]);
  });

  it('accept the alignment of the styles', () => {
    expect(look({ Styles: 'wide position-center' }).alignment).toBe('center');
    expect(look({ Styles: 'text-right', alignment: 'left' }).alignment).toBe('left');
    expect(look({ Styles: 'position-top' }).alignment).toBeUndefined();
  });
});
