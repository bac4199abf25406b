import type { ImageValue } from '../image-value.ts';
import type { LinkValue } from '../link-value.ts';
import type { Placed } from './placed.ts';

/** Source: portal spec §2 "Content-block card". */
export interface ContentCardBlock extends Placed {
  readonly kind: 'content-card';
  readonly image?: ImageValue;
  /** `2026-11-20`, or `20261120` when it was entered as text; empty for none. */
  readonly date: string;
  readonly title: string;
  readonly html: string;
  readonly link?: LinkValue;
}
