import type { ImageValue } from '../image-value.ts';
import type { Placed } from './placed.ts';

/** Somebody and how to reach them. Source: site spec §2 "Contact/portrait cards". */
export interface ContactCardBlock extends Placed {
  readonly kind: 'contact-card';
  /** The picture above the words, or beside them. */
  readonly shape: 'portrait' | 'landscape';
  /** A line between the ways to reach them. */
  readonly hasLines: boolean;
  readonly image?: ImageValue;
  readonly name: string;
  readonly role: string;
  readonly email: string;
  readonly phone: string;
  readonly mobile: string;
  /** An address of the web; empty for none. */
  readonly linkedIn: string;
}
