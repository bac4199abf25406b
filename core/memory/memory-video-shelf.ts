import { okAsync } from 'neverthrow';
import { newVideo, type Video, type VideoShelf } from '../media/index.ts';
import { memoryRows, settled } from './memory-rows.ts';

/** Stores videos in memory. */
export const memoryVideoShelf = (videos: Readonly<Record<string, readonly Video[]>> = {}): VideoShelf => {
  const rows = memoryRows('the video', videos);
  return {
    list: (participation) => okAsync(rows.of(participation)),
    save: (participation, { id, version, ...video }) =>
      id === undefined
        ? okAsync(rows.add(participation, newVideo(video)))
        : settled(rows.change(participation, id, newVideo(video), version)),
    remove: (participation, id) => settled(rows.remove(participation, id)),
  };
};
