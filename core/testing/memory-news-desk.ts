import { okAsync } from 'neverthrow';
import type { NewsDesk, NewsItem } from '../news/index.ts';
import { memoryRows, settled } from './memory-rows.ts';

/** News kept in memory; the bytes of their images are forgotten. */
export const memoryNewsDesk = (news: Readonly<Record<string, readonly NewsItem[]>> = {}): NewsDesk => {
  const rows = memoryRows('the news item', news);
  let images = 0;
  return {
    list: (participation) => okAsync(rows.of(participation)),
    save: (participation, { id, version, ...item }) =>
      id === undefined
        ? okAsync(rows.add(participation, item))
        : settled(rows.change(participation, id, item, version)),
    remove: (participation, id) => settled(rows.remove(participation, id)),
    saveImage: (participation, id, { file, title }, progress) => {
      progress?.(1);
      images += 1;
      const image = { id: `image-${images}`, url: `/files/${encodeURIComponent(file.name)}`, title };
      return settled(rows.change(participation, id, { image }));
    },
  };
};
