import type { BlockDescription } from '@fairdesk/core/editor';
import type { BlockKind } from '@fairdesk/core/page';
import { CARD_BLOCKS } from './card-blocks.ts';
import { FAIR_BLOCKS } from './fair-blocks.ts';
import { LAYOUT_BLOCKS } from './layout-blocks.ts';
import { LIST_BLOCKS } from './list-blocks.ts';
import { PICTURE_BLOCKS } from './picture-blocks.ts';
import { PORTAL_BLOCKS } from './portal-blocks.ts';
import { TEXT_BLOCKS } from './text-blocks.ts';

const ALL = [
  ...TEXT_BLOCKS,
  ...CARD_BLOCKS,
  ...PICTURE_BLOCKS,
  ...LIST_BLOCKS,
  ...LAYOUT_BLOCKS,
  ...FAIR_BLOCKS,
  ...PORTAL_BLOCKS,
] as const;

/** The name of a component that is read; one without a reader does not compile. */
export type ComponentName = (typeof ALL)[number]['components'][number];

/** A kind of block that no component describes, except for what is no component of ours. */
type Undescribed = Exclude<BlockKind, (typeof ALL)[number]['kind'] | 'raw' | 'unknown'>;

/** Every kind of component that is read. A kind of block without a description does not compile. */
export const BLOCK_DESCRIPTIONS: readonly BlockDescription[] = ALL satisfies [Undescribed] extends [never]
  ? readonly BlockDescription[]
  : { readonly undescribed: Undescribed };

/** The name of every component that is read, for the content platform's editor. */
export const componentNames = (): readonly ComponentName[] =>
  ALL.flatMap(({ components }): readonly ComponentName[] => components).toSorted();
