import {
  type Block,
  type BlockPlaceholder,
  type Page,
  type PageState,
  withNested,
} from '@fairdesk/core/page';
import type { ReactElement, ReactNode } from 'react';
import type { Labels } from '../shared/translate.ts';
import type { FairData } from './fair-data.ts';
import type { PortalData } from './portal-data.ts';

/** What a block is drawn with, whoever reads it. */
export interface RenderContext {
  readonly labels: Labels;
  readonly state: PageState;
  /** Our marks stand around what can be edited; the older editor brings its own. */
  readonly marks: boolean;
  /** `2026-11-20` */
  readonly today: string;
  /** Of whoever reads; empty on a page for everybody. */
  readonly participationType: string;
  /** What everybody may know of the fair. */
  readonly fair: FairData | undefined;
  /** The block with the picture one sees first, which is not kept waiting. */
  readonly firstPicture: string | undefined;
  /** Tells the operator that a block could not be drawn. */
  readonly report?: ReportFault | undefined;
  /** Draws the blocks of a placeholder within a block. */
  readonly draw: (place: BlockPlaceholder, owner: string) => ReactNode;
}

export type ReportFault = (component: string, cause: unknown) => void;

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** The view of one kind of block. */
export type ViewOf<Kind extends Block['kind']> = (props: {
  block: BlockOf<Kind>;
  page: RenderContext;
}) => ReactElement | null;

/** What the blocks of a page are drawn with; whoever draws them says how those within them are drawn. */
export const renderContextOf = (
  { main, state, editMode }: Pick<Page, 'main' | 'state' | 'editMode'>,
  data: PortalData,
  labels: Labels,
  report?: ReportFault,
): Omit<RenderContext, 'draw'> => ({
  labels,
  state: data.editing ? 'edit' : state,
  marks: (data.editing || state === 'edit') && editMode !== 'sent-markup',
  today: data.now.slice(0, '2026-11-20'.length),
  participationType: data.participation?.participationType ?? '',
  fair: data.fair,
  firstPicture: withNested(main).find((block) => 'image' in block && block.image)?.uid,
  report,
});
