import type { VideoId } from '@fairdesk/core/media';
import type { Clock } from '@fairdesk/core/shared';
import { cacheResponses } from '../shared/http/response-cache.ts';
import type { VideoDesk } from './video-host.ts';

/** How long a response is cached, and how long a failure is, in milliseconds. */
const ANSWER_MS = 86_400_000;
const FAILURE_MS = 600_000;
/** Maximum number of cached responses of each kind; a poster takes about 30 KB. */
const CACHE_SIZE = 300;

/** Caches titles and posters: responses for a day, failures for ten minutes. */
export const cachedVideoDesk = (desk: VideoDesk, clock: Clock): VideoDesk => {
  const keeping = { answerMs: ANSWER_MS, failureMs: FAILURE_MS, most: CACHE_SIZE, clock };
  const keyOf = ({ type, videoId }: VideoId): string => `${type} ${videoId}`;
  return {
    title: cacheResponses(desk.title, keyOf, keeping),
    poster: cacheResponses(desk.poster, keyOf, keeping),
  };
};
