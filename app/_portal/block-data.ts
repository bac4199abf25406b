import 'server-only';
import { type Page, pageBlocks } from '@fairdesk/core/page';
import type { PortalData } from '#ui/page/portal-data.ts';
import { awardData } from './award-data.ts';
import type { BlockDataInput } from './block-data-input.ts';
import { dashboardData } from './dashboard-data.ts';
import { eventData } from './event-data.ts';
import { partnerData } from './partner-data.ts';
import { profileData } from './profile-data.ts';
import { taskData } from './task-data.ts';

/** The loader of each feature. */
const LOADERS = [taskData, dashboardData, profileData, eventData, awardData, partnerData] as const;

interface PageDataInput extends Omit<BlockDataInput, 'blocks'> {
  readonly page: Page;
}

/** The data of a page's blocks; each part is loaded only if a block needs it, in parallel. */
export const blockData = async ({ page, ...rest }: PageDataInput): Promise<Partial<PortalData>> => {
  const input = { ...rest, blocks: pageBlocks(page) };
  const parts = await Promise.all(LOADERS.map((load) => load(input)));
  return parts.reduce<Partial<PortalData>>((data, part) => Object.assign(data, part), {});
};
