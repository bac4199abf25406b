import type { BlockEditing } from '../block-editing.ts';
import type { Placed } from './placed.ts';

/** Dates on a timeline. Source: portal spec §2 "Agenda timeline". */
export interface AgendaBlock extends Placed {
  readonly kind: 'agenda';
  readonly direction: 'horizontal' | 'vertical';
  readonly title: string;
  readonly items: readonly AgendaItem[];
}

/** A date on the timeline. Source: portal spec §2 "Agenda timeline". */
export interface AgendaItem {
  readonly icon: string;
  /** `2027-01-26` */
  readonly day: string;
  readonly title: string;
  readonly editing?: BlockEditing;
}
