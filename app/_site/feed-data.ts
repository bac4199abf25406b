import 'server-only';
import { type FeedItem, limited } from '@fairdesk/core/feeds';
import { type Page, pageBlocks } from '@fairdesk/core/page';
import { describeFailure } from '@fairdesk/core/shared';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { failureDetails } from '#app/_process/failure-details.ts';
import { runtime } from '#app/_process/runtime.ts';
import type { FeedsByBlock, Unavailable } from '#ui/page/fair-data.ts';
import { withinDeadline } from './within-deadline.ts';

/** The data of a page's feed blocks; a feed that misses the deadline is streamed. */
export const feedData = async (page: Page): Promise<FeedsByBlock> => {
  const feeds = pageBlocks(page).flatMap((block) =>
    block.kind === 'feed' && block.address !== '' ? [block] : [],
  );
  const read = feeds.map(async ({ uid, address, limit }) => {
    const items = itemsOf(address, limit);
    return [uid, (await withinDeadline(items)) ?? items] as const;
  });
  return Object.fromEntries(await Promise.all(read));
};

const itemsOf = (address: string, limit: string): Promise<readonly FeedItem[] | Unavailable> =>
  currentUseCases()
    .feeds.read(address)
    .match(
      (items) => limited(items, limit),
      (failure): Unavailable => {
        runtime().log.warn(describeFailure(failure), failureDetails(failure));
        return 'unavailable';
      },
    );
