/** The supported video hosts. */
export type VideoType = 'YOUTUBE' | 'VIMEO';

/** A video at its host. */
export interface VideoId {
  readonly type: VideoType;
  readonly videoId: string;
}

/** Matches a YouTube id of eleven characters, or a numeric Vimeo id. */
const LINKS: readonly (readonly [VideoType, RegExp])[] = [
  [
    'YOUTUBE',
    /^(?:(?:(?:www|m)\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|(?:embed|video|v|shorts|live)\/)|(?:www\.)?youtu\.be\/)([\w-]{11})(?![\w-])/i,
  ],
  ['VIMEO', /^(?:player\.vimeo\.com\/video\/|(?:www\.)?vimeo\.com\/(?:video\/)?)(\d{1,15})(?!\w)/i],
];

/** The longest link accepted, in characters. */
const LINK_MAX = 2048;

/**
 * Parses a link to a video, with or without a scheme; `undefined` for anything but YouTube and Vimeo.
 *
 * | link                                 | is              |
 * | ------------------------------------ | --------------- |
 * | `youtube.com/watch?v=dQw4w9WgXcQ`    | YouTube         |
 * | `…/embed/…`, `…/video/…`, `…/v/…`    | YouTube         |
 * | `youtu.be/dQw4w9WgXcQ`               | YouTube         |
 * | `vimeo.com/76979871`                 | Vimeo           |
 * | `player.vimeo.com/video/76979871`    | Vimeo           |
 *
 * Source: portal spec §5 "Video link".
 *
 * @example
 * ```ts
 * videoFromLink('https://www.youtube.com/watch?v=dQw4w9WgXcQ') // { type: 'YOUTUBE', videoId: 'dQw4w9WgXcQ' }
 * videoFromLink('https://vimeo.com/76979871') // { type: 'VIMEO', videoId: '76979871' }
 * ```
 */
export const videoFromLink = (link: string): VideoId | undefined => {
  const address = link.trim().replace(/^(?:https?:)?\/\//i, '');
  if (address.length > LINK_MAX) return undefined;
  for (const [type, place] of LINKS) {
    const videoId = place.exec(address)?.[1];
    if (videoId !== undefined) return { type, videoId };
  }
  return undefined;
};

/** A form field check: the value must be a link to a video. */
export const VIDEO_FIELD = {
  code: 'forms-video',
  /** Whether the link leads to a video. */
  holds: (link: string): boolean => videoFromLink(link) !== undefined,
} as const;

/**
 * The address of the player, on a host without cookies if there is one.
 *
 * @example
 * ```ts
 * playerAddress({ type: 'VIMEO', videoId: '76979871' }) // 'https://player.vimeo.com/video/76979871'
 * ```
 */
export const playerAddress = ({ type, videoId }: VideoId): string =>
  type === 'YOUTUBE'
    ? `https://www.youtube-nocookie.com/embed/${videoId}`
    : `https://player.vimeo.com/video/${videoId}`;

/**
 * The shareable link of a video; {@link videoFromLink} parses it.
 *
 * @example
 * ```ts
 * videoLink({ type: 'YOUTUBE', videoId: 'dQw4w9WgXcQ' }) // 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
 * ```
 */
export const videoLink = ({ type, videoId }: VideoId): string =>
  type === 'YOUTUBE' ? `https://www.youtube.com/watch?v=${videoId}` : `https://vimeo.com/${videoId}`;
