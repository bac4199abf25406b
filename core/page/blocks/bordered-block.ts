import type { LinkValue } from '../link-value.ts';
import type { Placed } from './placed.ts';

/** A text with a line around it. Source: site spec §2 "Bordered block". */
export interface BorderedBlock extends Placed {
  readonly kind: 'bordered';
  /** A word or two on the line; absent where its editor switched it off. */
  readonly label?: string;
  readonly title: string;
  readonly html: string;
  /** Its editor has not switched off the way on. */
  readonly hasButton: boolean;
  readonly link?: LinkValue;
}
