import { okAsync, type ResultAsync } from 'neverthrow';
import type { Failure, ParticipationId } from '../shared/index.ts';
import type { Video } from './video.ts';
import type { VideoId } from './video-link.ts';

/**
 * What the host of a video knows of it, asked on behalf of a company.
 */
export interface VideoGuide {
  /** What it is called there, on one line; `not-found` for one that is gone, private or without a title. */
  title(participation: ParticipationId, video: VideoId): ResultAsync<string, Failure>;
}

/**
 * What a company could call its video: as its host does. Empty where it has a title already, or the host tells none.
 *
 * A suggestion: nothing is saved. Portal spec §5 calls a video by its id.
 */
export const suggestTitle =
  (guide: VideoGuide) =>
  (participation: ParticipationId, video: VideoId & Pick<Video, 'title'>): ResultAsync<string, Failure> =>
    video.title === video.videoId ? guide.title(participation, video).orElse(() => okAsync('')) : okAsync('');

/** {@link suggestTitle} bound to its ports. */
export type SuggestTitle = ReturnType<typeof suggestTitle>;
