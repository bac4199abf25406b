import { errAsync, type ResultAsync } from 'neverthrow';
import {
  type Failure,
  judged,
  type ParticipationId,
  rejectedFields,
  type SaveOptions,
} from '../shared/index.ts';
import type { VideoShelf } from './ports.ts';
import type { Video } from './video.ts';
import { type VideoForm, videoFaults, videoTitleFaults } from './video-form.ts';
import { type VideoId, videoFromLink } from './video-link.ts';

/** The values of the video dialog, with the id and version of a video that is changed. */
export interface VideoInput extends VideoForm {
  /** A custom title, if the user entered one. */
  readonly title?: string;
  readonly id?: string;
  readonly version?: string;
}

/** The videos of a company, in its order. */
export const listVideos =
  (shelf: Pick<VideoShelf, 'list'>) =>
  (participation: ParticipationId): ResultAsync<readonly Video[], Failure> =>
    shelf.list(participation);

/** Saves the video at a link; on a failure nothing has changed. Source: portal spec §5 "Video link". */
export const saveVideo =
  (shelf: Pick<VideoShelf, 'save'>) =>
  (
    participation: ParticipationId,
    { link, title, ...which }: VideoInput,
    options?: SaveOptions,
  ): ResultAsync<Video, Failure> =>
    withVideo(link, (video) => {
      const named = title?.trim() ?? '';
      return judged(videoTitleFaults(named), () =>
        shelf.save(participation, { ...which, ...video, ...(named !== '' && { title: named }) }, options),
      );
    });

/** Removes a video. */
export const removeVideo =
  (shelf: Pick<VideoShelf, 'remove'>) =>
  (participation: ParticipationId, id: string, options?: SaveOptions): ResultAsync<void, Failure> =>
    shelf.remove(participation, id, options);

/** Runs the next step with the video at a link; rejects a link to anything else. */
export const withVideo = <T>(
  link: string,
  goOn: (video: VideoId) => ResultAsync<T, Failure>,
): ResultAsync<T, Failure> => {
  const video = videoFromLink(link);
  return video === undefined ? errAsync(rejectedFields(videoFaults({ link }))) : goOn(video);
};

/** {@link listVideos} bound to its ports. */
export type ListVideos = ReturnType<typeof listVideos>;
/** {@link saveVideo} bound to its ports. */
export type SaveVideo = ReturnType<typeof saveVideo>;
/** {@link removeVideo} bound to its ports. */
export type RemoveVideo = ReturnType<typeof removeVideo>;
