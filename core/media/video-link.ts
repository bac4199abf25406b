/** Where a video is kept. */
export type VideoType = 'YOUTUBE' | 'VIMEO';

/** Which video. */
export interface VideoId {
  readonly type: VideoType;
  readonly videoId: string;
}

/** Places of a YouTube id of eleven characters, and of a Vimeo id of digits. */
const LINKS: readonly (readonly [VideoType, RegExp])[] = [
  ['YOUTUBE', /^(?:(?:www|m)\.)?youtube(?:-nocookie)?\.com\/watch\?(?:[^#]*&)?v=([\w-]{11})(?![\w-])/i],
  [
    'YOUTUBE',
    /^(?:(?:www|m)\.)?youtube(?:-nocookie)?\.com\/(?:embed|video|v|shorts|live)\/([\w-]{11})(?![\w-])/i,
  ],
  ['YOUTUBE', /^(?:www\.)?youtu\.be\/([\w-]{11})(?![\w-])/i],
  ['VIMEO', /^(?:www\.)?vimeo\.com\/(?:video\/)?(\d{1,15})(?!\w)/i],
  ['VIMEO', /^player\.vimeo\.com\/video\/(\d{1,15})(?!\w)/i],
];

/** The longest link that is looked at, in characters. */
const LINK_MAX = 2048;

/**
 * The video a link leads to, its scheme left out or not; `undefined` for anything but YouTube and Vimeo.
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

/** For a form: a field must lead to a video. */
export const VIDEO_FIELD = {
  code: 'forms-video',
  /** Whether the link leads to a video. */
  holds: (link: string): boolean => videoFromLink(link) !== undefined,
} as const;

/** The address of the player, on the hosts that set no cookies where there is a choice. */
export const playerAddress = ({ type, videoId }: VideoId): string =>
  type === 'YOUTUBE'
    ? `https://www.youtube-nocookie.com/embed/${videoId}`
    : `https://player.vimeo.com/video/${videoId}`;

/** The link one would share; {@link videoFromLink} reads it back. */
export const videoLink = ({ type, videoId }: VideoId): string =>
  type === 'YOUTUBE' ? `https://www.youtube.com/watch?v=${videoId}` : `https://vimeo.com/${videoId}`;
