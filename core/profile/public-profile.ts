import type { CompanyDocument, ProductImage, Video } from '../media/index.ts';
import type { FieldLanguages } from '../shared/index.ts';
import type { Address } from './address.ts';
import type { MainGroup } from './categories.ts';
import type { DescriptionTexts } from './company-profile.ts';
import type { Uri } from './uris.ts';

/** An exhibitor in the public list. */
export interface ExhibitorSummary {
  readonly name: string;
  readonly slug: string;
  readonly shortDescription: string;
  /** The language of a description that is not in the reader's. */
  readonly languages?: FieldLanguages<'shortDescription'>;
  /** Empty for none. */
  readonly logoUrl: string;
  /** `['8.B2']` */
  readonly stands: readonly string[];
  /** The halls of its stands, each once: `['8']` */
  readonly halls: readonly string[];
  /** Names of its categories. */
  readonly categories: readonly string[];
}

/**
 * Everything visitors can see of a company. It contains no private data: the email address is included only
 * if it is public.
 */
export interface PublicProfile {
  readonly name: string;
  /**
   * The current slug; if it differs from the requested one, the company was renamed and its page has moved.
   */
  readonly slug: string;
  readonly shortDescription: string;
  readonly longDescription: string;
  /** The languages of descriptions that are not in the reader's. */
  readonly languages?: FieldLanguages<keyof DescriptionTexts>;
  readonly companyType: string;
  readonly email?: string;
  readonly logoUrl: string;
  readonly brands: readonly string[];
  readonly stands: readonly string[];
  readonly halls: readonly string[];
  readonly address: Address;
  readonly uris: readonly Uri[];
  /** The selected categories, with their headings. */
  readonly categories: readonly MainGroup[];
  /** A page of its products, in its order. */
  readonly products: readonly PublicProduct[];
  /** The number of the page, from 1. */
  readonly productPage: number;
  /** The number of its products on all pages. */
  readonly productTotal: number;
  readonly news: readonly PublicNews[];
  readonly documents: readonly PublicDocument[];
  readonly videos: readonly PublicVideo[];
}

/** A product as visitors see it, in the company's order. */
export interface PublicProduct {
  readonly id: string;
  readonly name: string;
  readonly shortDescription: string;
  readonly longDescription: string;
  readonly url: string;
  readonly introductionDate: string;
  readonly isNovelty: boolean;
  readonly images: readonly ProductImage[];
  readonly videos: readonly PublicVideo[];
  readonly documents: readonly PublicDocument[];
  /** Names of its categories. */
  readonly categories: readonly string[];
}

/** A news item as visitors see it. */
export interface PublicNews {
  readonly id: string;
  readonly header: string;
  readonly introduction: string;
  /** Sanitised HTML. */
  readonly text: string;
  readonly author: string;
  readonly url: string;
  /** An ISO day; empty for none. */
  readonly date: string;
  readonly image?: { readonly id: string; readonly url: string; readonly title: string };
}

/** A document as visitors see it. */
export type PublicDocument = Omit<CompanyDocument, 'version' | 'sortIndex' | 'held'>;

/** A video as visitors see it; `sortIndex` is its position among a product's pictures. */
export type PublicVideo = Omit<Video, 'version'>;
