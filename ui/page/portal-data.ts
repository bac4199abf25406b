import type { AwardData } from '../awards/award-data.ts';
import type { ContactData } from '../contact/contact-data.ts';
import type { DashboardData } from '../dashboard/dashboard-data.ts';
import type { EventData } from '../events/event-data.ts';
import type { FrameData } from '../navigation/frame-data.ts';
import type { PartnerData } from '../partners/partner-data.ts';
import type { ProfileData } from '../profile/profile-data.ts';
import type { TaskData } from '../tasks/task-data.ts';
import type { FairData } from './fair-data.ts';

/**
 * All data for the blocks of a page, loaded on the server for one user and one page. Plain data.
 *
 * Each feature declares what its blocks need.
 */
export interface PortalData
  extends AwardData,
    ContactData,
    DashboardData,
    EventData,
    FrameData,
    PartnerData,
    ProfileData,
    TaskData {
  /** Absent when the page has no data of the fair. */
  readonly fair?: FairData | undefined;
}
