import type { VideoId } from '@fairdesk/core/media';
import type { EventId, ParticipationId } from '@fairdesk/core/shared';

/** The address of a picture of a video that asks nobody but ourselves. */
export const posterAddress =
  (event: EventId) =>
  (participation: ParticipationId, video: VideoId): string =>
    `/api/events/${event}/company-profile/${encodeURIComponent(participation)}${guideOf(video)}/poster`;

/** Where the company-profile API tells of a video elsewhere. */
export const guideOf = ({ type, videoId }: VideoId): string =>
  `/video-guide/${type}/${encodeURIComponent(videoId)}`;
