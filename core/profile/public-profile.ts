import type { CompanyDocument, ProductImage, Video } from '../media/index.ts';
import type { Address } from './address.ts';
import type { MainGroup } from './categories.ts';
import type { Uri } from './uris.ts';

/** An exhibitor as it stands in the public list. */
export interface ExhibitorSummary {
  readonly name: string;
  readonly slug: string;
  readonly shortDescription: string;
  /** Empty for none. */
  readonly logoUrl: string;
  /** `['8.B2']` */
  readonly stands: readonly string[];
  /** The halls of its stands, each once: `['8']` */
  readonly halls: readonly string[];
  /** Names of what it is found under. */
  readonly categories: readonly string[];
}

/** All that visitors see of a company. Nothing of it is private: the mail address is there only when it is public. */
export interface PublicProfile {
  readonly name: string;
  /** Its own; another than was asked for when the company changed its name: the page has moved there. */
  readonly slug: string;
  readonly shortDescription: string;
  readonly longDescription: string;
  readonly companyType: string;
  readonly email?: string;
  readonly logoUrl: string;
  readonly brands: readonly string[];
  readonly stands: readonly string[];
  readonly halls: readonly string[];
  readonly address: Address;
  readonly uris: readonly Uri[];
  /** What is chosen, with the headings above it. */
  readonly categories: readonly MainGroup[];
  readonly products: readonly PublicProduct[];
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
  /** Names of what it is found under. */
  readonly categories: readonly string[];
}

/** A news item as visitors read it. */
export interface PublicNews {
  readonly id: string;
  readonly header: string;
  readonly introduction: string;
  /** Sanitised HTML. */
  readonly text: string;
  readonly author: string;
  readonly url: string;
  /** An ISO day; empty when the item names none. */
  readonly date: string;
  readonly image?: { readonly id: string; readonly url: string; readonly title: string };
}

/** A document as visitors find it. */
export type PublicDocument = Omit<CompanyDocument, 'version' | 'sortIndex' | 'held'>;

/** A video as visitors see it; `sortIndex` is its place among a product's pictures. */
export type PublicVideo = Omit<Video, 'version'>;
