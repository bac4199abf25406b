import { type Block, isContentBlock } from '@fairdesk/core/page';

/**
 * The zone of a block on a wide page: at the top, first, beside, or after.
 *
 * On a phone the zones follow each other in this order: next tasks, progress, stand, news, help.
 */
export const ZONES = ['top', 'lead', 'side', 'rest'] as const;
export type Zone = (typeof ZONES)[number];

export const zoneOf = (block: Block): Zone => {
  if (isContentBlock(block)) return 'rest';
  switch (block.kind) {
    case 'countdown':
      return block.width === 'full' ? 'top' : 'side';
    case 'upcoming-tasks':
    case 'task-list':
    case 'event-chooser':
    case 'participation-chooser':
    case 'company-profile':
    case 'award-list':
    case 'award-registration':
    case 'award-summary':
      return 'lead';
    case 'task-overview':
    case 'stand':
    case 'stand-banner':
    case 'visit-connect':
    case 'accreditation':
      return 'side';
    case 'messages':
      return 'rest';
  }
};
