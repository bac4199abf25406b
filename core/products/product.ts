import type { CompanyDocument, ProductImage, Video } from '../media/index.ts';
import type { Sortable } from '../shared/index.ts';
import type { ProductForm } from './product-fields.ts';

/** Whether visitors can see a product, and if not, why. */
export type ProductState = 'public' | 'hidden' | 'incomplete' | 'inReview';

/** A product that a company presents at the fair. Source: portal spec §3 "Product". */
export interface Product extends Sortable, ProductForm {
  readonly id: string;
  /** Changes with every save; a save names the version it is based on. */
  readonly version: string;
  readonly images: readonly ProductImage[];
  readonly videos: readonly Video[];
  readonly documents: readonly CompanyDocument[];
  /** Ids of its categories. */
  readonly categories: readonly string[];
  /** The status of its award entry: `new`, `draft` or `submitted`. */
  readonly registrationStatus: string;
  /** Its visibility now. */
  readonly state: ProductState;
  /** Why the organiser sent it back; absent when it was not sent back. */
  readonly reviewReason?: string;
}

/** The products of a participation, in its order. */
export interface ProductList {
  readonly items: readonly Product[];
  readonly limit: ProductLimit;
}

/** The number of products and its maximum; no `max` means no limit. */
export interface ProductLimit {
  readonly used: number;
  readonly max?: number;
}
