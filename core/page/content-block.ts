import type { Area } from './areas.ts';
import type { Block, ContentBlock } from './block.ts';
import type { PortalBlock } from './blocks/portal-block.ts';
import { pageBlocks } from './nested-blocks.ts';
import type { Page } from './page.ts';

/** By kind: a new one does not compile until it is listed. */
const PORTAL_KINDS: Readonly<Record<PortalBlock['kind'], true>> = {
  accreditation: true,
  'award-list': true,
  'award-registration': true,
  'award-summary': true,
  'company-profile': true,
  countdown: true,
  'event-chooser': true,
  messages: true,
  'participation-chooser': true,
  stand: true,
  'stand-banner': true,
  'task-list': true,
  'task-overview': true,
  'upcoming-tasks': true,
  'visit-connect': true,
};

/** Whether a block is the same for every user. */
export const isContentBlock = (block: Block): block is ContentBlock =>
  !Object.hasOwn(PORTAL_KINDS, block.kind);

/** Whether a page is the same for every user: then it is public, and rendered without the portal's screens. */
export const hasOnlyContent = (page: Pick<Page, Area>): boolean => pageBlocks(page).every(isContentBlock);
