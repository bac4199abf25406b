import type { Block, Page } from '@fairdesk/core/page';

/** A block that reacts to nothing and knows nobody. */
export type ReadingBlock = Extract<Block, { kind: 'rich-text' | 'content-card' | 'unknown' }>;

const READING: readonly Block['kind'][] = [
  'rich-text',
  'content-card',
  'unknown',
] satisfies ReadingBlock['kind'][];

export const isReading = (block: Block): block is ReadingBlock => READING.includes(block.kind);

/** Whether a page can do without everything that reacts: then it gets {@link SiteLayout}. */
export const readsOnly = ({ main }: Pick<Page, 'main'>): boolean => main.every(isReading);
