import { errAsync, okAsync } from 'neverthrow';
import type { VideoGuide } from '../media/index.ts';

/** Titles of videos, by their ids. */
export const memoryVideoGuide = (titles: Readonly<Record<string, string>> = {}): VideoGuide => ({
  title: (_participation, { videoId }) => {
    const title = Object.hasOwn(titles, videoId) ? titles[videoId] : undefined;
    return title === undefined ? errAsync({ kind: 'not-found', what: `video ${videoId}` }) : okAsync(title);
  },
});
