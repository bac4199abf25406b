import type { CompanyProfile } from '@fairdesk/core/profile';

/** What the profile block of a page needs. */
export interface ProfileData {
  readonly profile?: CompanyProfile | undefined;
}
