import { okAsync } from 'neverthrow';
import { newVideo, type Video, type VideoShelf } from '../media/index.ts';
import { memoryRows } from './memory-rows.ts';

/** Videos kept in memory. */
export const memoryVideoShelf = (videos: Readonly<Record<string, readonly Video[]>> = {}): VideoShelf => {
  const rows = memoryRows('the video', videos);
  return {
    list: (participation) => okAsync(rows.of(participation)),
    save: (participation, { id, version, ...video }) =>
      id === undefined
        ? okAsync(rows.add(participation, newVideo(video)))
        : rows.change(participation, id, newVideo(video), version),
    remove: rows.remove,
  };
};
