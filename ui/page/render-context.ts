import type { ContactNotice } from '@fairdesk/core/contact';
import {
  type Block,
  type BlockPlaceholder,
  type Page,
  type PageState,
  withNested,
} from '@fairdesk/core/page';
import type { ReactElement, ReactNode } from 'react';
import type { ServerLabels } from '../shared/texts/translate.ts';
import type { FairData } from './fair-data.ts';
import type { MarkupOf } from './markup-of.ts';
import type { PortalData } from './portal-data.ts';

/** The context for rendering blocks. */
export interface RenderContext {
  readonly labels: ServerLabels;
  readonly state: PageState;
  /** Whether we render markers around editable parts; the older editor brings its own. */
  readonly marks: boolean;
  /** The names of the areas of the page in the content platform's editor, by role. */
  readonly areaNames?: Readonly<Record<string, string>>;
  /** `2026-11-20` */
  readonly today: string;
  /** The participation type of the reader; empty on a public page. */
  readonly participationType: string;
  /** Whether visitors can react to articles. */
  readonly canReact: boolean;
  /** Sign-in at an outside identity provider. */
  readonly signOn?: PortalData['signOn'];
  /** Public data of the fair. */
  readonly fair: FairData | undefined;
  /** The event of the page. */
  readonly event: PortalData['event'];
  /** The outcome of a plain contact form; empty for none. */
  readonly contact: readonly ContactNotice[];
  /** The block with the first visible picture, which loads eagerly. */
  readonly firstPicture: string | undefined;
  /** Reports a block that failed to render to the operator. */
  readonly report?: ReportFault | undefined;
  /** Caches the markup of whole blocks; absent where nothing is cached, and within a block. */
  readonly markupOf?: MarkupOf | undefined;
  /** Renders the blocks of a placeholder within a block. */
  readonly render: (place: BlockPlaceholder, owner: string) => ReactNode;
}

export type ReportFault = (component: string, cause: unknown) => void;

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** The view of one kind of block. */
export type ViewOf<Kind extends Block['kind']> = (props: {
  block: BlockOf<Kind>;
  page: RenderContext;
}) => ReactElement | null;

/** The context for the blocks of a page; the caller provides the function that renders nested blocks. */
export const renderContextOf = (
  { main, state, editMode, areaNames }: Pick<Page, 'main' | 'state' | 'editMode' | 'areaNames'>,
  data: PortalData,
  labels: ServerLabels,
  report?: ReportFault,
  markupOf?: MarkupOf,
): Omit<RenderContext, 'render'> => ({
  labels,
  state: data.editing ? 'edit' : state,
  marks: (data.editing || state === 'edit') && editMode !== 'sent-markup',
  ...(areaNames && { areaNames }),
  today: data.now.slice(0, '2026-11-20'.length),
  participationType: data.participation?.participationType ?? '',
  canReact: data.canReact ?? false,
  signOn: data.signOn,
  fair: data.fair,
  event: data.event,
  contact: data.contact ?? [],
  firstPicture: withNested(main).find((block) => 'image' in block && block.image)?.uid,
  report,
  markupOf,
});
