import type { FoundExhibitors, PublicProfile } from '@fairdesk/core/profile';

/** What everybody may know of the fair; filled on the server for the blocks of one page. */
export interface FairData {
  /** Of the list of exhibitors: `/nl/aqua/exhibitors`. */
  readonly listAddress: string;
  readonly exhibitors?: FoundExhibitors;
  readonly exhibitor?: PublicProfile;
  /** What search engines are told of it: JSON-LD that may stand in a script element. */
  readonly structured?: string;
}
