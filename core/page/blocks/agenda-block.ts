import type { BlockEditing } from '../block-editing.ts';
import type { Placed } from './placed.ts';

/** Days to remember, along a line. Source: portal spec §2 "Agenda timeline". */
export interface AgendaBlock extends Placed {
  readonly kind: 'agenda';
  readonly direction: 'horizontal' | 'vertical';
  readonly title: string;
  readonly items: readonly AgendaItem[];
}

/** One item on the line of an agenda. Source: portal spec §2 "Agenda timeline". */
export interface AgendaItem {
  readonly icon: string;
  /** `2027-01-26` */
  readonly day: string;
  readonly title: string;
  readonly editing?: BlockEditing;
}
