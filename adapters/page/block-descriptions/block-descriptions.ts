import type { BlockDescription } from '@fairdesk/core/editor';

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

/** Every kind of component that is read. */
export const BLOCK_DESCRIPTIONS: readonly BlockDescription[] = ALL;

/** The name of every component that is read, for the content platform's editor. */
export const componentNames = (): readonly ComponentName[] =>
  ALL.flatMap(({ components }): readonly ComponentName[] => components).toSorted();
