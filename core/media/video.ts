import type { VideoId } from './video-link.ts';

/** A video of a company or of a product. Source: portal spec §3 "Video". */
export interface Video extends VideoId {
  readonly id: string;
  /** Changes with every save; a save names the version it is based on. */
  readonly version: string;
  readonly title: string;
  readonly description: string;
  readonly sortIndex: number;
}

/** A video with an optional custom title. */
export interface NamedVideo extends VideoId {
  readonly title?: string;
}

/**
 * Builds a video to save: titled by its id unless a title is given, without a description. Source: portal
 * spec §5 "Video link".
 */
export const newVideo = ({
  type,
  videoId,
  title = '',
}: NamedVideo): Omit<Video, 'id' | 'version' | 'sortIndex'> => ({
  type,
  videoId,
  title: title || videoId,
  description: '',
});
