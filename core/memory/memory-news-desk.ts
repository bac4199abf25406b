import { errAsync, okAsync } from 'neverthrow';
import { type NewsDesk, type NewsItem, newsState } from '../news/index.ts';
import { memoryReviews, type Reviewed } from './memory-reviews.ts';
import { memoryRows, settled } from './memory-rows.ts';

/** The facts about the event that the desk depends on. */
export interface MemoryDeskSettings {
  readonly profileIsPublic?: boolean;
  readonly asksApproval?: boolean;
  /** A calendar day. */
  readonly today?: string;
}

/** Stores news in memory; the files of images are dropped. */
export const memoryNewsDesk = (
  news: Readonly<Record<string, readonly NewsItem[]>> = {},
  { profileIsPublic = false, asksApproval = false, today = '2027-01-26' }: MemoryDeskSettings = {},
): NewsDesk & Reviewed => {
  const rows = memoryRows<NewsItem>('the news item', news);
  const reviews = memoryReviews(asksApproval);
  const withState = (item: NewsItem): NewsItem => ({
    ...item,
    state: newsState(item, { profileIsPublic, isApproved: reviews.isApproved(item.id) }, today),
  });
  const changed = (item: NewsItem): NewsItem => {
    reviews.ask(item.id);
    return withState(item);
  };
  let images = 0;
  return {
    approve: reviews.approve,
    list: (participation) => okAsync(rows.of(participation).map(withState)),
    save: (participation, { id, version, ...item }) =>
      id === undefined
        ? okAsync(changed(rows.add(participation, { ...item, state: 'hidden' })))
        : settled(rows.change(participation, id, item, version).map(changed)),
    remove: (participation, id) => settled(rows.remove(participation, id)),
    saveImage: (participation, id, { file, title }, options) => {
      options?.progress?.(1);
      const { replaces } = options ?? {};
      const stored = rows.find(participation, id).map(({ image }) => image?.id ?? '');
      if (replaces !== undefined && stored.isOk() && stored.value !== replaces)
        return errAsync({ kind: 'conflict', what: 'the image' });
      images += 1;
      const image = { id: `image-${images}`, url: `/files/${encodeURIComponent(file.name)}`, title };
      return settled(rows.change(participation, id, { image }).map(changed));
    },
  };
};
