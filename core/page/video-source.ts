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
