import type { CompanyDocument, ProductImage, Video } from '../media/index.ts';
import type { Sortable } from '../shared/index.ts';

/** What visitors see of a product, and why not. */
export type ProductState = 'public' | 'hidden' | 'incomplete' | 'inReview';

/** What a company shows at the fair. Source: portal spec §3 "Product". */
export interface Product extends Sortable {
  readonly id: string;
  /** Changes with every save; whoever saves names the one they saw. */
  readonly version: string;
  readonly name: string;
  readonly shortDescription: string;
  readonly longDescription: string;
  readonly url: string;
  /** ISO days; empty for none. */
  readonly introductionDate: string;
  readonly publicFrom: string;
  readonly publicUntil: string;
  /** New on the market: it sparkles, and it must have an image. */
  readonly isNovelty: boolean;
  readonly images: readonly ProductImage[];
  readonly videos: readonly Video[];
  readonly documents: readonly CompanyDocument[];
  /** Ids of the categories it is found under. */
  readonly categories: readonly string[];
  /** How far it has come in the award: `new`, `draft` or `submitted`. */
  readonly registrationStatus: string;
  /** What visitors see of it now. */
  readonly state: ProductState;
}

/** A product as its dialog holds it. */
export type ProductForm = Pick<
  Product,
  | 'name'
  | 'shortDescription'
  | 'longDescription'
  | 'url'
  | 'introductionDate'
  | 'publicFrom'
  | 'publicUntil'
  | 'isNovelty'
>;

/** The products of a participation, in its order. */
export interface ProductList {
  readonly items: readonly Product[];
  readonly limit: ProductLimit;
}

/** How many products there are, and how many there may be; no `max` for as many as one likes. */
export interface ProductLimit {
  readonly used: number;
  readonly max?: number;
}
