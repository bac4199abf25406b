import type { Block, PageState } from '@fairdesk/core/page';
import type { ReactElement, ReactNode } from 'react';
import type { Labels } from '../shared/translate.ts';

/** What a block is drawn with, whoever reads it. */
export interface Drawing {
  readonly labels: Labels;
  readonly state: PageState;
  /** Draws the blocks that stand within a block. */
  readonly draw: (blocks: readonly Block[]) => ReactNode;
}

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** The view of one kind of block. */
export type ViewOf<Kind extends Block['kind']> = (props: {
  block: BlockOf<Kind>;
  page: Drawing;
}) => ReactElement | null;
