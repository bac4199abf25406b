import type { LinkValue } from '../link-value.ts';
import type { Placed } from './placed.ts';

/** A text with a line around it. Source: site spec §2 "Bordered block". */
export interface BorderedBlock extends Placed {
  readonly kind: 'bordered';
  /** A word or two on the line; empty for none. */
  readonly label: string;
  readonly title: string;
  readonly html: string;
  readonly link?: LinkValue;
}
