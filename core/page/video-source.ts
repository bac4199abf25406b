import { playerAddress, type VideoId, videoFromLink } from '../media/index.ts';

/** A video block as its editor filled it in. Source: site spec §3 "Video data". */
export interface VideoData {
  readonly templateName: string;
  readonly mp4Movie: string;
  readonly baseUrl: string;
  readonly videoId: string;
}

/** The template of videos that are uploaded files. */
export const FILE_VIDEO_TEMPLATE = 'Video';

/** A thumbnail of at most this width is a placeholder for a missing one, in pixels. Source: site spec §5. */
export const MISSING_THUMBNAIL_WIDTH = 120;

/**
 * Where a video plays from: its own file, else the player with its id. Source: site spec §5 "Video source".
 */
export const videoSource = ({ templateName, mp4Movie, baseUrl, videoId }: VideoData): string =>
  templateName === FILE_VIDEO_TEMPLATE ? mp4Movie : `${baseUrl}${videoId}`;

/**
 * The poster of a YouTube video, in the largest size available.
 *
 * @example
 * ```ts
 * youTubePoster('dQw4w9WgXcQ', 1280) // 'https://img.youtube.com/vi/dQw4w9WgXcQ/maxresdefault.jpg'
 * ```
 */
export const youTubePoster = (videoId: string, largestWidth: number): string =>
  `https://img.youtube.com/vi/${videoId}/${largestWidth > MISSING_THUMBNAIL_WIDTH ? 'maxresdefault' : 'hqdefault'}.jpg`;

/** The poster of a Vimeo video, from a third-party thumbnail service. Source: site spec §5. */
export const vimeoPoster = (videoId: string): string => `https://vumbnail.com/${videoId}.jpg`;

/** A video file. */
export interface VideoFile {
  readonly kind: 'file';
  readonly src: string;
}

/** A video in the player of another site. */
export interface VideoPlayer extends VideoId {
  readonly kind: 'player';
  /** Where to start, the playlist, the key of an unlisted video: `start=30&h=8272103f6e`; absent for none. */
  readonly parameters?: string;
}

/**
 * Parses the address of a video: a file, or a YouTube or Vimeo video; `undefined` for anything else.
 *
 * @param isFile it is known to be a file, whatever its extension: a platform may name its files freely
 */
export const videoAt = (source: string, isFile = false): VideoFile | VideoPlayer | undefined => {
  const player = videoFromLink(source);
  if (player) {
    const parameters = parametersIn(source);
    return { kind: 'player', ...player, ...(parameters && { parameters }) };
  }
  const isAddress = /^(?:https:\/\/[^/]|\/(?!\/))/i.test(source);
  return isAddress && (isFile || /\.(?:mp4|webm)(?:[?#]|$)/i.test(source))
    ? { kind: 'file', src: source }
    : undefined;
};

/** The address of the player; `autoplays` starts it at once, for videos the visitor clicked. */
export const playerSource = ({ parameters, ...player }: VideoPlayer, autoplays: boolean): string => {
  const query = [...(parameters ? [parameters] : []), ...(autoplays ? ['autoplay=1'] : [])].join('&');
  return `${playerAddress(player)}${query && `?${query}`}`;
};

/** The address of our own copy of a video's poster: before a click, no other host is contacted. Decisions row 70. */
export const posterAddress = ({ type, videoId }: VideoId): string => `/api/video-posters/${type}/${videoId}`;

/** The parameters that the player understands; all others are left out. */
const parametersIn = (source: string): string =>
  [
    ...[...source.matchAll(/[?&](start|end|list|h)=([\w-]{1,60})(?=[&#]|$)/gi)].map(
      ([, name = '', value = '']) => `${name.toLowerCase()}=${value}`,
    ),
    ...[/[?&#]t=(\d{1,6})s?(?=[&#]|$)/i.exec(source)?.[1]].flatMap((start) =>
      start ? [`start=${start}`] : [],
    ),
    ...[/vimeo\.com\/(?:video\/)?\d+\/([0-9a-f]{6,40})(?=[?#/]|$)/i.exec(source)?.[1]].flatMap((key) =>
      key ? [`h=${key}`] : [],
    ),
  ].join('&');
