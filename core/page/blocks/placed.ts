import type { BlockEditing } from '../block-editing.ts';
import type { BlockLook } from '../block-look.ts';

/** What every block has, whatever its kind. */
export interface Placed {
  /** Unique on its page. */
  readonly uid: string;
  readonly look?: BlockLook;
  /** Its editor has not said yet what it should show. */
  readonly lacksSource?: true;
  readonly editing?: BlockEditing;
}
