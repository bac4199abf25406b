import type { BlockEditing } from '../block-editing.ts';
import type { Placed } from './placed.ts';

/** Questions that expand to their answers. Source: site spec §2 "FAQ accordion". */
export interface FaqBlock extends Placed {
  readonly kind: 'faq';
  readonly title: string;
  readonly sections: readonly FaqSection[];
  /** The icon of a collapsed question. */
  readonly openIcon: string;
  /** The icon of an expanded question. */
  readonly closeIcon: string;
  /** Whether sections are expanded initially. */
  readonly isExpanded: boolean;
}

/** A group of questions; a section without a title cannot be collapsed. */
export interface FaqSection {
  /** Unique within the block. */
  readonly id: string;
  readonly title: string;
  readonly questions: readonly FaqQuestion[];
}

/** A question with its answer. Source: site spec §3 "FAQ". */
export interface FaqQuestion {
  /** Unique within the block. */
  readonly id: string;
  readonly question: string;
  /** The answer. */
  readonly html: string;
  readonly editing?: BlockEditing;
}
