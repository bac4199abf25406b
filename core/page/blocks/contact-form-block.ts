import type { Placed } from './placed.ts';

/** A form to write to the organiser. Source: portal spec §2 "Contact form". */
export interface ContactFormBlock extends Placed {
  readonly kind: 'contact-form';
  readonly title: string;
  readonly html: string;
}
