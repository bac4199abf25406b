import type { CompanyDocument, ProductImage, Video } from '../media/index.ts';
import type { Sortable } from '../shared/index.ts';

/** What a company shows at the fair. Source: portal spec §3 "Product". */
export interface Product extends Sortable {
  readonly id: string;
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
}

/** A product as its dialog holds it. */
export type ProductForm = Omit<Product, 'id' | 'images' | 'videos' | 'documents' | 'sortIndex'>;
