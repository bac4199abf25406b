import type { Language, ParticipationId } from '../shared/index.ts';
import type { Address } from './address.ts';
import type { MainGroup } from './categories.ts';
import type { ProfilePart } from './completeness.ts';
import type { ProfileTab } from './tabs.ts';
import type { Uri } from './uris.ts';

/** The cards of the account tab; each is saved by itself. Source: portal spec §2 "Account data tab". */
export const PROFILE_CARDS = ['account', 'address', 'uris', 'logo', 'categories'] as const;
/** One of {@link PROFILE_CARDS}. */
export type ProfileCard = (typeof PROFILE_CARDS)[number];

/** Sent instead of a card's version to overwrite it unconditionally. */
export const ANY_VERSION = '*';

/** Everything on the account tab of one participation. Source: portal spec §3 "Company account". */
export interface CompanyProfile {
  readonly id: ParticipationId;
  /** An opaque version of each card; a save names the version it is based on. */
  readonly versions: Readonly<Record<ProfileCard, string>>;
  readonly companyname: string;
  /** The company's main texts; the fallback where {@link CompanyProfile.texts} has none in a language. */
  readonly shortDescription: string;
  readonly longDescription: string;
  readonly companyType: string;
  /** The types to choose from. */
  readonly companyTypes: readonly string[];
  readonly email: ContactEmail;
  readonly isPublic: boolean;
  /** The slug of the public page: `acme-2`. */
  readonly slug: string;
  /** 0 to 100. */
  readonly fillFactor: number;
  /** The parts that are missing, highest weight first. */
  readonly missing: readonly ProfilePart[];
  readonly brands: readonly CompanyBrand[];
  readonly address: Address;
  readonly uris: readonly Uri[];
  readonly logo?: CompanyLogo;
  /** The logo deleted last, as long as there is no other and it can be restored. */
  readonly formerLogo?: FormerLogo;
  /** The whole category tree of the event, with the selection. */
  readonly categories: readonly MainGroup[];
  /** The maximum number of categories of the company and of each product; absent for no limit. */
  readonly categoryLimit?: number;
  /** The texts in languages other than the main one. */
  readonly texts: ProfileTexts;
  readonly participationType: string;
  /** The permissions of the current user. */
  readonly canEdit: boolean;
  readonly canPublish: boolean;
  readonly hiddenTabs: readonly ProfileTab[];
  readonly hideCategories: boolean;
  readonly hideCompanyTypes: boolean;
  readonly hideInnovativeProducts: boolean;
  /** New and changed products and news need the approval of the organiser. */
  readonly asksApproval: boolean;
  /** Changes that visitors do not see until the organiser approves them; absent when there are none. */
  readonly review?: ProfileReview;
  /** The address of the exhibitor list that has the company; empty for none, and while visitors cannot see the company. */
  readonly listAddress: string;
  /** Pipe-separated participation types without a link to their public profile. */
  readonly excludedTypes: string;
}

/** The review of what a company changed of its profile. */
export interface ProfileReview {
  /** Why the organiser sent the changes back; absent while they wait. */
  readonly reason?: string;
}

/** The contact email address of the company. */
export interface ContactEmail {
  readonly address: string;
  /** Whether visitors see it. */
  readonly isPublic: boolean;
}

/** A brand of a company. Source: portal spec §3 "Brand list entries". */
export interface CompanyBrand {
  readonly id: string;
  readonly name: string;
  readonly deleted: boolean;
}

/** The logo of a company. */
export interface CompanyLogo {
  readonly id: string;
  readonly url: string;
}

/** A deleted logo that can still be restored. */
export interface FormerLogo extends CompanyLogo {
  /** When it was deleted, ISO. */
  readonly deleted: string;
}

/** The descriptions of a company by language. */
export type ProfileTexts = Readonly<Partial<Record<Language, DescriptionTexts>>>;

/** The short and long description in one language. */
export interface DescriptionTexts {
  readonly shortDescription: string;
  readonly longDescription: string;
}
