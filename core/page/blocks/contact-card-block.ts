import type { ImageValue } from '../image-value.ts';
import type { Placed } from './placed.ts';

/** A person with contact details. Source: site spec §2 "Contact/portrait cards". */
export interface ContactCardBlock extends Placed {
  readonly kind: 'contact-card';
  /** The picture is above the text in `portrait`, beside it in `landscape`. */
  readonly shape: 'portrait' | 'landscape';
  /** Whether lines separate the contact details. */
  readonly hasLines: boolean;
  readonly image?: ImageValue;
  readonly name: string;
  readonly role: string;
  readonly email: string;
  readonly phone: string;
  readonly mobile: string;
  /** A web address; empty for none. */
  readonly linkedIn: string;
}
