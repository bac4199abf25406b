import type { ResultAsync } from 'neverthrow';
import type { ProductImage } from '../media/index.ts';
import type { EventId, Failure, Language } from '../shared/index.ts';
import type { MainGroup } from './categories.ts';
import type { Stretch } from './exhibitor-directory.ts';

/**
 * The public products of all public exhibitors of an event, each in the version that visitors see. All others are
 * treated as nonexistent.
 */
export interface ProductDirectory {
  /** Sorted by name, in pages. */
  list(event: EventId, language: Language, query: ProductQuery): ResultAsync<ProductPage, Failure>;
  /** The filters for the list: only values that match a product. */
  facets(event: EventId, language: Language): ResultAsync<ProductFacets, Failure>;
}

/** The filters for products. */
export interface ProductQuery extends Stretch {
  /** Each is part of the name of the product or of its company; ignores letter case and accents. */
  readonly words?: readonly string[];
  /** The id of a category. */
  readonly category?: string;
  readonly isNovelty?: true;
}

/** The values that products of an event have, for filters. */
export interface ProductFacets {
  /** Every category of a product, with its headings. */
  readonly categories: readonly MainGroup[];
  readonly hasNovelties: boolean;
}

/** One page of the list. */
export interface ProductPage {
  readonly items: readonly ProductSummary[];
  readonly total: number;
}

/** A product in the public list. */
export interface ProductSummary {
  readonly id: string;
  readonly name: string;
  readonly shortDescription: string;
  readonly isNovelty: boolean;
  /** Its first image. */
  readonly image?: ProductImage;
  readonly company: { readonly name: string; readonly slug: string };
  /** The stands of its company: `['8.B2']` */
  readonly stands: readonly string[];
}
