import { playerAddress, type VideoId, videoFromLink } from '../media/index.ts';

/** A video block as editors fill it in. Source: site spec §3 "Video data". */
export interface VideoData {
  readonly templateName: string;
  readonly mp4Movie: string;
  readonly baseUrl: string;
  readonly videoId: string;
}

/** The template whose videos are files of our own. */
export const FILE_VIDEO_TEMPLATE = 'Video';

/** A thumbnail this wide or less is the stand-in for one that is missing, in pixels. Source: site spec §5. */
export const MISSING_THUMBNAIL_WIDTH = 120;

/** Where a video is played from: its own file, else the player with its id. Source: site spec §5 "Video source". */
export const videoSource = ({ templateName, mp4Movie, baseUrl, videoId }: VideoData): string =>
  templateName === FILE_VIDEO_TEMPLATE ? mp4Movie : `${baseUrl}${videoId}`;

/** The poster of a YouTube video: the largest where there is one. */
export const youTubePoster = (videoId: string, largestWidth: number): string =>
  `https://img.youtube.com/vi/${videoId}/${largestWidth > MISSING_THUMBNAIL_WIDTH ? 'maxresdefault' : 'hqdefault'}.jpg`;

/** The poster of a Vimeo video, from a service that knows them by id. Source: site spec §5. */
export const vimeoPoster = (videoId: string): string => `https://vumbnail.com/${videoId}.jpg`;

/** A film that is a file. */
export interface VideoFile {
  readonly kind: 'file';
  readonly src: string;
}

/** A film that another site's player shows. */
export interface VideoPlayer extends VideoId {
  readonly kind: 'player';
}

/**
 * The film at an address: a file of the web, or a video of YouTube or Vimeo; `undefined` for anything else.
 *
 * @param isFile it is known to be one, whatever its name ends in: a platform may call its files as it likes
 */
export const videoAt = (source: string, isFile = false): VideoFile | VideoPlayer | undefined => {
  const known = videoFromLink(source);
  if (known) return { kind: 'player', ...known };
  const isAddress = /^(?:https:\/\/[^/]|\/(?!\/))/i.test(source);
  return isAddress && (isFile || /\.(?:mp4|webm)(?:[?#]|$)/i.test(source))
    ? { kind: 'file', src: source }
    : undefined;
};

/** Where its player stands; it begins at once when it was asked for by a click and may. */
export const playerSource = (player: VideoPlayer, autoplays: boolean): string =>
  `${playerAddress(player)}${autoplays ? '?autoplay=1' : ''}`;
