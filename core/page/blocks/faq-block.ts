import type { BlockEditing } from '../block-editing.ts';
import type { Placed } from './placed.ts';

/** Questions that open to their answers. Source: site spec §2 "FAQ accordion". */
export interface FaqBlock extends Placed {
  readonly kind: 'faq';
  readonly title: string;
  readonly sections: readonly FaqSection[];
  /** The icon of a question that can be opened. */
  readonly openIcon: string;
  /** The icon of one that can be closed. */
  readonly closeIcon: string;
  /** Whether its sections stand open to begin with. */
  readonly isExpanded: boolean;
}

/** Questions of one subject; without a title they are not folded away. */
export interface FaqSection {
  /** Unique in its block. */
  readonly id: string;
  readonly title: string;
  readonly questions: readonly FaqQuestion[];
}

/** A question that opens. Source: site spec §3 "FAQ". */
export interface FaqQuestion {
  /** Unique in its block. */
  readonly id: string;
  readonly question: string;
  /** The answer. */
  readonly html: string;
  readonly editing?: BlockEditing;
}
