import type { VideoId } from '@fairdesk/core/media';
import type { Clock, Failure } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import type { VideoDesk } from './video-host.ts';

/** How long an answer holds, and how long one waits before one asks again after a failure, in milliseconds. */
const ANSWER_MS = 86_400_000;
const FAILURE_MS = 600_000;
/** Answers kept of each kind; a poster is some 30 KB. */
const KEPT = 100;

/** Asks once for what many look at: answers are kept for a day, failures for ten minutes. */
export const rememberedDesk = (desk: VideoDesk, clock: Clock): VideoDesk => ({
  title: remembered(desk.title, clock),
  poster: remembered(desk.poster, clock),
});

const remembered = <T>(ask: (video: VideoId) => ResultAsync<T, Failure>, clock: Clock) => {
  const answers = new Map<string, { readonly answer: ResultAsync<T, Failure>; until: number }>();
  return (video: VideoId): ResultAsync<T, Failure> => {
    const key = `${video.type} ${video.videoId}`;
    const now = clock().getTime();
    const known = answers.get(key);
    if (known && known.until > now) return known.answer;
    const entry = { answer: ask(video), until: now + ANSWER_MS };
    answers.delete(key);
    answers.set(key, entry);
    const [oldest] = answers.keys();
    if (answers.size > KEPT && oldest !== undefined) answers.delete(oldest);
    void entry.answer.mapErr(() => {
      entry.until = now + FAILURE_MS;
    });
    return entry.answer;
  };
};
