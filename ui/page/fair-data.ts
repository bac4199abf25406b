import type { FeedItem } from '@fairdesk/core/feeds';
import type { FoundExhibitors, PublicProfile } from '@fairdesk/core/profile';

/** What everybody may know of the fair; filled on the server for the blocks of one page. */
export interface FairData {
  /** Of the list of exhibitors: `/nl/aqua/exhibitors`. */
  readonly listAddress: string;
  /** A promise where they take long: the block that shows them waits for them, and not the page. */
  readonly exhibitors?: FoundExhibitors | Unavailable | Promise<FoundExhibitors | Unavailable>;
  readonly exhibitor?: PublicProfile;
  /** What search engines are told of it: JSON-LD that may stand in a script element. */
  readonly structured?: string;
  readonly feeds?: ShownFeeds;
}

/** What each feed block shows, by its uid; a promise as above. */
export type ShownFeeds = Readonly<Record<string, ShownFeed | Promise<ShownFeed>>>;
export type ShownFeed = readonly FeedItem[] | Unavailable;

/** What could not be read now. */
export type Unavailable = 'unavailable';
