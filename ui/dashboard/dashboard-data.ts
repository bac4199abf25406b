import type { Message } from '@fairdesk/core/dashboard';

/** What the blocks of the dashboard of a page need. */
export interface DashboardData {
  readonly messages?: readonly Message[] | undefined;
}
