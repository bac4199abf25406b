import type { VideoId } from './video-link.ts';

/** A video of a company or of a product. Source: portal spec §3 "Video". */
export interface Video extends VideoId {
  readonly id: string;
  /** Changes with every save; whoever saves names the one they saw. */
  readonly version: string;
  readonly title: string;
  readonly description: string;
  readonly sortIndex: number;
}

/** A video, and what it is to be called where somebody has chosen a title. */
export interface NamedVideo extends VideoId {
  readonly title?: string;
}

/** A video as it is saved: called by its id unless a title is named, without a description. Source: portal spec §5 "Video link". */
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
