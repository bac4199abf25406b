import {
  type Block,
  EMPTY_NAVIGATION,
  hasOwnHeading,
  PLAIN_LOOK,
  playerSource,
  videoAt,
  vimeoPoster,
  withNested,
} from '@fairdesk/core/page';
import { anyVideoId } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const text = (uid: string, title = '', more: Partial<Block> = {}): Block =>
  ({ kind: 'rich-text', uid, title, html: '', ...more }) as Block;
const wrapper = (uid: string, ...places: (readonly Block[])[]): Block => ({
  kind: 'wrapper',
  uid,
  placeholders: places.map((blocks, place) => ({ key: `column-${place}-{*}`, blocks })),
});
const uids = (blocks: readonly Block[]) => blocks.map(({ uid }) => uid);

describe('withNested', () => {
  it('finds every block in reading order, at any depth', () => {
    const inner = wrapper('2', [text('3')], [text('4'), text('5')]);
    expect(uids(withNested([text('0'), wrapper('1', [inner], []), text('6')]))).toEqual([...'0123456']);
  });

  it.prop([fc.uniqueArray(fc.uuid(), { maxLength: 20 })])('keeps every block of a flat list', (ids) => {
    expect(uids(withNested(ids.map((id) => text(id))))).toEqual(ids);
    expect(uids(withNested([wrapper('w', ...ids.map((id) => [text(id)]))]))).toEqual(['w', ...ids]);
  });
});

describe('hasOwnHeading', () => {
  const h1 = { ...PLAIN_LOOK, heading: 'h1' } as const;
  const headed = (...main: Block[]) => hasOwnHeading({ main });

  it('is true when a block at any depth has a title of the first level', () => {
    expect(headed(text('1', 'Visit', { look: h1 }))).toBe(true);
    expect(headed(text('0'), wrapper('1', [wrapper('2', [text('3', 'Visit', { look: h1 })])]))).toBe(true);
  });

  it('is false for a title that is empty, hidden or of another level', () => {
    expect(headed()).toBe(false);
    expect(headed(text('1', '', { look: h1 }))).toBe(false);
    expect(headed(text('1', 'Visit'))).toBe(false);
    expect(headed(text('1', 'Visit', { look: PLAIN_LOOK }))).toBe(false);
    expect(headed(text('1', 'Visit', { look: { ...h1, hidesTitle: true } }))).toBe(false);
    expect(headed({ ...wrapper('1', []), look: h1 })).toBe(false);
  });
});

describe('a video', () => {
  it.prop([anyVideoId, fc.boolean()])('autoplays only when allowed', (video, autoplays) => {
    const source = new URL(playerSource({ kind: 'player', ...video }, autoplays));
    expect(source.searchParams.get('autoplay')).toBe(autoplays ? '1' : null);
    expect(videoAt(source.href)).toEqual({ kind: 'player', ...video });
  });

  it('is a file over https or of the site, with any query or fragment', () => {
    const files = [
      'https://a.example/fair.mp4',
      'https://a.example/fair.webm#t=1',
      '/fair.MP4',
      '/a/fair.webm?rev=1',
    ];
    expect(files.map((src) => videoAt(src))).toEqual(files.map((src) => ({ kind: 'file', src })));
    const others = ['https:///fair.mp4', 'http://a.example/fair.mp4', 'fair.mp4', '/fair.mp45', '/fair.mp3'];
    expect(others.filter((src) => videoAt(src))).toEqual([]);
    expect(vimeoPoster('76979871')).toBe('https://vumbnail.com/76979871.jpg');
  });
});

describe('a site without navigation data', () => {
  it('shows a language switch and no more', () => {
    expect(EMPTY_NAVIGATION).toMatchObject({
      logos: [],
      main: [],
      service: [],
      profile: [],
      topbarText: '',
      showCountdown: false,
      countdownDate: '',
      showLanguageSwitch: true,
      footer: { links: [], socials: [], copyright: { brand: '', year: '2023', city: 'Amsterdam' } },
      missing: [],
    });
  });
});
