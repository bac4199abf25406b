import type { VideoId } from '@fairdesk/core/media';
import type { EventId, ParticipationId } from '@fairdesk/core/shared';

/** The address of a video's poster on our own server, so that browsers contact no video host. */
export const posterAddress =
  (event: EventId) =>
  (participation: ParticipationId, video: VideoId): string =>
    `/api/events/${event}/company-profile/${encodeURIComponent(participation)}${guideOf(video)}/poster`;

/** The path of a video in the company-profile API. */
export const guideOf = ({ type, videoId }: VideoId): string =>
  `/video-guide/${type}/${encodeURIComponent(videoId)}`;
