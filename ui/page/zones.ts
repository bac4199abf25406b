import { type Block, isContentBlock } from '@fairdesk/core/page';

/**
 * The zone of a block on a wide page: at the top, first, beside, or after.
 *
 * On a phone the zones follow each other in this order: next tasks, progress, stand, news, help.
 */
export const ZONES = ['top', 'lead', 'side', 'rest'] as const;
type Zone = (typeof ZONES)[number];

/** The blocks in one zone of a page. */
interface FilledZone {
  readonly zone: Zone;
  readonly members: readonly Block[];
}

/**
 * The blocks of a page in its zones, without empty ones. A page without blocks for the side has one column: its
 * blocks stay in the order in which an editor placed them.
 */
export const zonesOf = (blocks: readonly Block[]): readonly FilledZone[] => {
  const zones = blocks.map(zoneOf);
  const isSided = zones.includes('side') && zones.some((zone) => zone === 'lead' || zone === 'rest');
  const below = zones.findIndex((zone) => zone !== 'top');
  const zoneAt = (place: number) => (isSided ? zones[place] : below < 0 || place < below ? 'top' : 'lead');
  return ZONES.map((zone) => ({
    zone,
    members: blocks.filter((_, place) => zoneAt(place) === zone),
  })).filter(({ members }) => members.length > 0);
};

const zoneOf = (block: Block): Zone => {
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
