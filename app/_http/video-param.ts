import { type VideoId, videoFromLink, videoLink } from '@fairdesk/core/media';
import type { Failure } from '@fairdesk/core/shared';
import { err, ok, type Result } from 'neverthrow';

/**
 * The video in an address, by its `type` and `videoId`; validated, so that only real video ids are sent to a
 * host.
 */
export const videoParam = (ids: Readonly<Record<string, string>>): Result<VideoId, Failure> => {
  const { type = '', videoId = '' } = ids;
  const named = videoFromLink(videoLink({ type: type === 'YOUTUBE' ? type : 'VIMEO', videoId }));
  return named?.type === type && named.videoId === videoId
    ? ok(named)
    : err({ kind: 'not-found', what: `video ${videoId}` });
};
