import type { BlockEditing } from '../block-editing.ts';
import type { BlockLook } from '../block-look.ts';

/** The fields every kind of block has. */
export interface Placed {
  /** Unique on the page. */
  readonly uid: string;
  readonly look?: BlockLook;
  /** Its editor has not selected a data source yet. */
  readonly lacksSource?: true;
  readonly editing?: BlockEditing;
}
