import { okAsync, type ResultAsync } from 'neverthrow';
import type { Failure, ParticipationId } from '../shared/index.ts';
import type { Video } from './video.ts';
import type { VideoId } from './video-link.ts';

/** Looks up videos at their host on behalf of a company. */
export interface VideoGuide {
  /** The title at the host, on one line; `not-found` when the video is deleted, private or untitled. */
  title(participation: ParticipationId, video: VideoId): ResultAsync<string, Failure>;
}

/**
 * Suggests the title of a video at its host. Empty when the video has a custom title already, or the host
 * provides none.
 *
 * Nothing is saved. By default a video is titled by its id, as portal spec §5 says.
 */
export const suggestTitle =
  (guide: VideoGuide) =>
  (participation: ParticipationId, video: VideoId & Pick<Video, 'title'>): ResultAsync<string, Failure> =>
    video.title === video.videoId ? guide.title(participation, video).orElse(() => okAsync('')) : okAsync('');

/** {@link suggestTitle} bound to its ports. */
export type SuggestTitle = ReturnType<typeof suggestTitle>;
