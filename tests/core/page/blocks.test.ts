import { safeHref } from '@fairdesk/core/navigation';
import {
  DEFAULT_ICON,
  FRAME_HOSTS,
  IMAGE_WIDTHS,
  iconName,
  imageSourceSet,
  isFrameAllowed,
  mapPage,
  mapSource,
  mapZoom,
  playerSource,
  posterAddress,
  videoAt,
} from '@fairdesk/core/page';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

describe('iconName', () => {
  const anyWord = fc.oneof(
    fc.constantFrom('fas', 'fa-brands', 'fa-', 'fa-x"', 'fa-İ', 'fa-users'),
    fc.string(),
  );

  it.prop([
    fc.constantFrom<readonly [string, string]>(
      ...(['solid', 'regular', 'brands'] as const).flatMap((family) =>
        [`fa-${family}`, `fa${family[0]}`].map((word) => [word, family] as const),
      ),
    ),
    fc.stringMatching(/^[a-z0-9-]{1,12}$/).filter((name) => !/^(?:solid|regular|brands)$/.test(name)),
    fc.constantFrom(' ', '  ', '\n'),
    fc.boolean(),
  ])(
    'reads each family before and after the name, and solid without one',
    ([word, family], name, space, isUpper) => {
      const written = (...words: readonly string[]) => {
        const text = ` ${words.join(space)} `;
        return iconName(isUpper ? text.toUpperCase() : text);
      };
      expect(written(word, `fa-${name}`, 'fa-spin')).toEqual({ family, name });
      expect(written(`fa-${name}`, word)).toEqual({ family, name });
      expect(written(`fa-${name}`)).toEqual({ family: 'solid', name });
    },
  );

  it.prop([fc.array(anyWord).map((words) => words.join(' '))])(
    'never throws, and never returns more than a name',
    (classes) => {
      const icon = iconName(classes);
      if (icon) expect(icon.name).toMatch(/^[a-z0-9-]+$/);
    },
  );

  it('reads family and name in either order', () => {
    expect(iconName(DEFAULT_ICON)).toEqual({ family: 'solid', name: 'icons' });
    expect(iconName('fa-x-twitter fa-brands')).toEqual({ family: 'brands', name: 'x-twitter' });
    expect(iconName('far fa-envelope')).toEqual({ family: 'regular', name: 'envelope' });
    expect(iconName('fa-truck')).toEqual({ family: 'solid', name: 'truck' });
    expect(iconName(' \n fas   fa-truck fa-2x ')).toEqual({ family: 'solid', name: 'truck' });
    expect(iconName('fa-regular fa-envelope')).toEqual({ family: 'regular', name: 'envelope' });
    expect(iconName('fab fa-linkedin')).toEqual({ family: 'brands', name: 'linkedin' });
    expect(iconName('xfa-truck fa-b;a fa-c')).toEqual({ family: 'solid', name: 'c' });
    expect(iconName('fas')).toBeUndefined();
    expect(iconName('')).toBeUndefined();
  });
});

describe('imageSourceSet', () => {
  const anyWidth = fc.oneof(
    fc.integer({ min: 1, max: 5000 }),
    fc.constantFrom(...IMAGE_WIDTHS).chain((width) => fc.constantFrom(width - 1, width)),
  );

  it.prop([fc.webPath(), anyWidth])(
    'offers each width up to that of the image, at its address',
    (path, width) => {
      const offered = imageSourceSet({ sized: `${path}?w={width}`, width }).split(', ');
      const widths = IMAGE_WIDTHS.filter((each) => each <= width);
      expect(offered.filter(Boolean).map((each) => each.split(' ')[1])).toEqual(
        widths.map((each) => `${each}w`),
      );
      for (const [place, each] of widths.entries())
        expect(offered[place]?.split(' ')[0]?.endsWith(`?w=${each}`)).toBe(true);
    },
  );

  it.prop([fc.array(fc.constantFrom('a', ' ', ',', '\t', '(', 'ş'), { minLength: 1 })])(
    'offers each width once, for any file name',
    (letters) => {
      const offered = imageSourceSet({ sized: `/${letters.join('')}.jpg?w={width}`, width: 640 });
      expect(offered.split(/,\s|\s/)).toHaveLength(4);
    },
  );

  it('offers nothing for a host without resizing, and up to 1200 pixels for an unknown width', () => {
    expect(imageSourceSet({ width: 3840 })).toBe('');
    expect(imageSourceSet({ sized: '{width}' }).split(', ').at(-1)).toBe('1200 1200w');
  });
});

describe('isFrameAllowed', () => {
  const host = fc.constantFrom(...FRAME_HOSTS);

  const rest = fc.oneof(fc.webPath(), fc.constantFrom('?a', '#a'));

  it.prop([host, rest])('accepts https on a host of the list', (name, path) => {
    expect(isFrameAllowed(`https://${name}${path}`, FRAME_HOSTS)).toBe(true);
    expect(isFrameAllowed(`http://${name}${path}`, FRAME_HOSTS)).toBe(false);
  });

  it.prop([host, fc.domain()])('never accepts a host that only looks like one', (name, other) => {
    for (const address of [
      `https://${name}.${other}/`,
      `https://${other}/${name}`,
      `https://${name}@${other}/`,
      `https://${other}\\@${name}/`,
      `//${name}/`,
      `javascript:https://${name}/`,
    ])
      expect(isFrameAllowed(address, FRAME_HOSTS)).toBe(false);
  });
});

describe('a map', () => {
  it.prop([fc.string(), fc.string()])('escapes any location in a safe address', (location, zoom) => {
    const source = new URL(mapSource(location, mapZoom(zoom)));
    expect(FRAME_HOSTS).toContain(source.hostname);
    expect(source.searchParams.get('q')).toBe(location.replace(/\p{Cs}/gu, ''));
    expect(mapZoom(zoom)).toBeGreaterThanOrEqual(1);
    expect(mapZoom(zoom)).toBeLessThanOrEqual(20);
    expect(safeHref(mapPage(location))).toBe(mapPage(location));
  });

  it('has the requested zoom, within its limits', () => {
    expect(['7', '99', '-1', 'near'].map(mapZoom)).toEqual([7, 20, 1, 14]);
    expect(mapPage('RAI Amsterdam')).toBe('https://www.google.com/maps/search/?api=1&query=RAI%20Amsterdam');
    expect(mapSource('a\ud800b', 7)).toBe('https://www.google.com/maps?q=a%EF%BF%BDb&z=7&output=embed');
  });
});

describe('videoAt', () => {
  const anySource = fc
    .tuple(
      fc.constantFrom('', 'https:', 'http:', 'javascript:'),
      fc.constantFrom(
        '/',
        '//',
        '//evil.example/',
        '//www.youtube.com/',
        '//youtu.be/',
        '//player.vimeo.com/',
      ),
      fc.constantFrom('embed/dQw4w9WgXcQ', 'dQw4w9WgXcQ', 'video/76979871', '-/media/fair.mp4', 'a.webm', ''),
      fc.constantFrom('', '?rev=1', '?start=30', '#.mp4', '"onload="x'),
    )
    .map((parts) => parts.join(''));
  const anyVideo = fc
    .tuple(
      fc.constantFrom(
        'https://www.youtube.com/embed/dQw4w9WgXcQ',
        'https://youtu.be/dQw4w9WgXcQ',
        'https://player.vimeo.com/video/76979871',
        '/-/media/fair.mp4',
        'https://fair.example/a.webm',
      ),
      fc.constantFrom('', '?rev=1', '?start=30', '#.mp4', '"onload="x'),
    )
    .map((parts) => parts.join(''));

  it.prop([
    fc.oneof(
      ...[fc.string(), fc.webUrl()],
      ...[anySource, anyVideo].map((arbitrary) => ({ weight: 4, arbitrary })),
    ),
  ])('plays nothing but a file or a known player', (source) => {
    const video = videoAt(source);
    if (video?.kind === 'file') expect(video.src).toMatch(/^(?:https:|\/).*\.(?:mp4|webm)/i);
    if (video?.kind === 'player') expect(isFrameAllowed(playerSource(video, true), FRAME_HOSTS)).toBe(true);
  });

  it('recognises a file and both players', () => {
    expect(videoAt('/-/media/fair.mp4?rev=1')).toEqual({ kind: 'file', src: '/-/media/fair.mp4?rev=1' });
    expect(videoAt('https://www.youtube.com/embed/dQw4w9WgXcQ')).toMatchObject({ type: 'YOUTUBE' });
    expect(videoAt('https://player.vimeo.com/video/76979871')).toMatchObject({ type: 'VIMEO' });
    expect(videoAt('HTTPS://fair.example/a.MP4#t=1')).toMatchObject({ kind: 'file' });
    expect(videoAt('javascript:alert(1)//a.mp4')).toBeUndefined();
    expect(videoAt('//evil.example/a.mp4')).toBeUndefined();
    expect(videoAt('/-/media/1A2B.ashx')).toBeUndefined();
    expect(videoAt('/-/media/1A2B.ashx', true)).toEqual({ kind: 'file', src: '/-/media/1A2B.ashx' });
    for (const src of ['javascript:alert(1)', '//evil.example/a', 'http://a.example/a', ''])
      expect(videoAt(src, true)).toBeUndefined();
  });
});

describe('an embed address', () => {
  const id = fc.stringMatching(/^[\w-]{11}$/);
  const number = fc.integer({ min: 1, max: 999_999_999_999 }).map(String);
  const youTube = id.chain((videoId) =>
    fc
      .constantFrom(
        `https://www.youtube.com/embed/${videoId}`,
        `https://www.youtube-nocookie.com/embed/${videoId}`,
        `https://youtu.be/${videoId}`,
        `https://www.youtube.com/watch?v=${videoId}`,
        `https://m.youtube.com/watch?app=desktop&v=${videoId}`,
        `http://youtube.com/embed/${videoId}`,
        `//www.youtube.com/embed/${videoId}`,
      )
      .map((source) => ({ source, type: 'YOUTUBE', videoId })),
  );
  const vimeo = number.chain((videoId) =>
    fc
      .constantFrom(`https://player.vimeo.com/video/${videoId}`, `https://vimeo.com/${videoId}`)
      .map((source) => ({ source, type: 'VIMEO', videoId })),
  );
  const query = fc.constantFrom('', 'start=30', 'rel=0', 'h=8272103f6e', 'onload=x', 'enablejsapi=1&start=7');

  it.prop([fc.oneof(youTube, vimeo), query, fc.boolean()])(
    'always leads to the same video in an allowed player, from the same second',
    ({ source, type, videoId }, extra, autoplays) => {
      const address = `${source}${extra && `${source.includes('?') ? '&' : '?'}${extra}`}`;
      const video = videoAt(address);
      expect(video).toMatchObject({ kind: 'player', type, videoId });
      if (video?.kind !== 'player') return;
      const player = new URL(playerSource(video, autoplays));
      expect(isFrameAllowed(player.href, FRAME_HOSTS)).toBe(true);
      expect(videoAt(player.href)).toMatchObject({ type, videoId });
      const wanted = new URLSearchParams(extra);
      for (const name of ['start', 'h']) expect(player.searchParams.get(name)).toBe(wanted.get(name));
      expect([...player.searchParams.keys()].every((name) => ['start', 'h', 'autoplay'].includes(name))).toBe(
        true,
      );
      expect(posterAddress(video)).toBe(`/api/video-posters/${type}/${videoId}`);
    },
  );

  const value = fc.stringMatching(/^[\w-]{1,60}$/);
  const known = fc.record({ start: value, end: value, list: value, h: value }, { requiredKeys: [] });

  it.prop([fc.oneof(youTube, vimeo), known, fc.boolean(), fc.constantFrom('', '#', '#top')])(
    'always keeps each parameter that the player understands, however it is written',
    ({ source }, parameters, isUpper, fragment) => {
      const pairs = Object.entries(parameters).map(
        ([name, value]) => `${isUpper ? name.toUpperCase() : name}=${value}`,
      );
      const query = pairs.length > 0 ? `${source.includes('?') ? '&' : '?'}${pairs.join('&')}` : '';
      const video = videoAt(`${source}${query}${fragment}`);
      if (video?.kind !== 'player') throw new Error('No player');
      const address = playerSource(video, false);
      expect(Object.fromEntries(new URL(address).searchParams)).toEqual(parameters);
      expect(address.includes('?')).toBe(pairs.length > 0);
    },
  );

  it.prop([
    fc.oneof(youTube, vimeo),
    fc.integer({ min: 0, max: 999_999 }).map(String),
    fc.constantFrom('', 's', 'S'),
    fc.constantFrom('', '&rel=0', '#top'),
  ])('always starts a shared link at its second', ({ source }, second, unit, rest) => {
    for (const sign of [source.includes('?') ? '&' : '?', '#']) {
      const video = videoAt(`${source}${sign}t=${second}${unit}${rest}`);
      expect(video).toMatchObject({ kind: 'player', parameters: `start=${second}` });
    }
  });

  it.prop([number, fc.stringMatching(/^[0-9a-f]{6,40}$/), fc.constantFrom('', '?share=copy', '#t', '/')])(
    'always keeps the key of an unlisted video',
    (videoId, key, rest) => {
      for (const path of ['', 'video/']) {
        const video = videoAt(`https://Vimeo.com/${path}${videoId}/${key}${rest}`);
        expect(video).toMatchObject({ type: 'VIMEO', videoId, parameters: `h=${key}` });
      }
    },
  );

  it('keeps the playlist, the key of an unlisted video and the start of a shared link', () => {
    const sourceOf = (address: string) => {
      const video = videoAt(address);
      return video?.kind === 'player' ? playerSource(video, false) : '';
    };
    expect(sourceOf('https://youtu.be/dQw4w9WgXcQ?t=42')).toBe(
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=42',
    );
    expect(sourceOf('https://www.youtube.com/embed/videoseries?list=PL1')).toBe(
      'https://www.youtube-nocookie.com/embed/videoseries?list=PL1',
    );
    expect(sourceOf('https://vimeo.com/76979871/8272103f6e')).toBe(
      'https://player.vimeo.com/video/76979871?h=8272103f6e',
    );
  });
});
