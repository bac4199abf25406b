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

/** A video as it is saved: called by its id, without a description. Source: portal spec §5 "Video link". */
export const newVideo = ({ type, videoId }: VideoId): Omit<Video, 'id' | 'version' | 'sortIndex'> => ({
  type,
  videoId,
  title: videoId,
  description: '',
});
