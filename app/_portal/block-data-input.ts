import type { Participation } from '@fairdesk/core/events';
import type { Block, BlockKind } from '@fairdesk/core/page';
import type { EventId, Language } from '@fairdesk/core/shared';

/** What the loaders of a page's data start from. */
export interface BlockDataInput {
  /** All blocks of the page, nested ones too. */
  readonly blocks: readonly Block[];
  readonly email: string;
  readonly language: Language;
  readonly event?: EventId | undefined;
  readonly participation?: Participation | undefined;
  /** The product in the address: `?pid=`. */
  readonly product?: string | undefined;
}

/** Whether a page has a block of one of these kinds. */
export const hasBlock = (blocks: readonly Block[], ...kinds: readonly BlockKind[]): boolean =>
  blocks.some(({ kind }) => kinds.includes(kind));
