import { newVideo, playerAddress, VIDEO_FIELD, videoFromLink, videoLink } from '@fairdesk/core/media';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const youTubeId = fc.stringMatching(/^[\w-]{11}$/);
const vimeoId = fc.integer({ min: 1, max: 999_999_999 }).map(String);
const scheme = fc.constantFrom('', 'https://', 'http://', '//');

describe('videoFromLink', () => {
  const forms = fc.constantFrom(
    'www.youtube.com/watch?v=',
    'youtube.com/watch?v=',
    'm.youtube.com/watch?app=desktop&v=',
    'youtube.com/embed/',
    'youtube.com/video/',
    'youtube.com/v/',
    'youtu.be/',
    'www.youtube-nocookie.com/embed/',
  );

  it.prop([scheme, forms, youTubeId, fc.constantFrom('', '?t=10', '&list=x', '#a')])(
    'finds the id in every form of a YouTube link',
    (start, form, videoId, end) => {
      const tail = form.endsWith('=') || !end.startsWith('&') ? end : '';
      expect(videoFromLink(start + form + videoId + tail)).toEqual({ type: 'YOUTUBE', videoId });
    },
  );

  it.prop([
    scheme,
    fc.constantFrom('vimeo.com/', 'vimeo.com/video/', 'player.vimeo.com/video/'),
    vimeoId,
    fc.constantFrom('', '?h=x', '/x', '#a'),
  ])('finds the id in every form of a Vimeo link', (start, form, videoId, end) => {
    expect(videoFromLink(start + form + videoId + end)).toEqual({ type: 'VIMEO', videoId });
  });

  it.prop([fc.webUrl({ withQueryParameters: true })])(
    'never recognises an address of another site',
    (url) => {
      fc.pre(!/youtu|vimeo/.test(url));
      expect(videoFromLink(url)).toBeUndefined();
    },
  );

  it.each([
    '',
    'youtube.com/watch?v=short',
    'youtube.com/watch?v=elevenCharsX',
    'evil.example/youtube.com/watch?v=dQw4w9WgXcQ',
    'youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'javascript:youtu.be/dQw4w9WgXcQ',
    'vimeo.com/about',
    'youtuxbe/dQw4w9WgXcQ',
    'evil.example/player.vimeo.com/video/76979871',
    'evil.example/youtube.com/embed/dQw4w9WgXcQ',
    'evil.example/https://youtu.be/dQw4w9WgXcQ',
    'evil.example//youtu.be/dQw4w9WgXcQ',
    'youtu.be/dQw4w9WgXcQextra',
  ])('finds none in %j', (link) => {
    expect(videoFromLink(link)).toBeUndefined();
    expect(VIDEO_FIELD.holds(link)).toBe(false);
  });

  it('ignores surrounding white space, and any link of more than 2048 characters', () => {
    expect(videoFromLink('  youtu.be/dQw4w9WgXcQ\n')).toEqual({ type: 'YOUTUBE', videoId: 'dQw4w9WgXcQ' });
    const longest = `youtu.be/dQw4w9WgXcQ?t=${'1'.repeat(2048 - 'youtu.be/dQw4w9WgXcQ?t='.length)}`;
    expect(videoFromLink(longest)).toEqual({ type: 'YOUTUBE', videoId: 'dQw4w9WgXcQ' });
    expect(videoFromLink(`${longest}1`)).toBeUndefined();
  });

  it.prop([
    fc.oneof(
      youTubeId.map((videoId) => ({ type: 'YOUTUBE' as const, videoId })),
      vimeoId.map((videoId) => ({ type: 'VIMEO' as const, videoId })),
    ),
  ])('reads back the link and the player address of any video', (video) => {
    expect(videoFromLink(videoLink(video))).toEqual(video);
    expect(videoFromLink(playerAddress(video))).toEqual(video);
    expect(newVideo(video)).toEqual({ ...video, title: video.videoId, description: '' });
  });
});
