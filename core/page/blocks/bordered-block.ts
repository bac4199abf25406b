import type { LinkValue } from '../link-value.ts';
import type { Placed } from './placed.ts';

/** A text with a border. Source: site spec §2 "Bordered block". */
export interface BorderedBlock extends Placed {
  readonly kind: 'bordered';
  /** A short label on the border; absent when its editor switched it off. */
  readonly label?: string;
  readonly title: string;
  readonly html: string;
  /** Whether the button to the link is visible; editors can switch it off. */
  readonly hasButton: boolean;
  readonly link?: LinkValue;
}
