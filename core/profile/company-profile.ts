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

/** Named as the version of a card by a caller who overwrites whatever it holds. */
export const ANY_VERSION = '*';

/** All there is on the account tab of one participation. Source: portal spec §3 "Company account". */
export interface CompanyProfile {
  readonly id: ParticipationId;
  /** What each card held when it was read, as a mark that says nothing else; whoever saves names the one they saw. */
  readonly versions: Readonly<Record<ProfileCard, string>>;
  readonly companyname: string;
  /** The company's main texts; they stand in where {@link CompanyProfile.texts} has none in a language. */
  readonly shortDescription: string;
  readonly longDescription: string;
  readonly companyType: string;
  /** The types to choose from. */
  readonly companyTypes: readonly string[];
  readonly email: ContactEmail;
  readonly isPublic: boolean;
  /** How the public page is addressed: `acme-2`. */
  readonly slug: string;
  /** 0 to 100. */
  readonly fillFactor: number;
  /** What would make it fuller, the weightiest first. */
  readonly missing: readonly ProfilePart[];
  readonly brands: readonly CompanyBrand[];
  readonly address: Address;
  readonly uris: readonly Uri[];
  readonly logo?: CompanyLogo;
  /** The logo that was deleted last, while there is no other and it can be restored. */
  readonly formerLogo?: FormerLogo;
  /** The whole tree of the event, with what is chosen. */
  readonly categories: readonly MainGroup[];
  /** How many of them may be chosen, for the company and for each product; as many as one likes when absent. */
  readonly categoryLimit?: number;
  /** The texts in other languages than the main one. */
  readonly texts: ProfileTexts;
  readonly participationType: string;
  /** What the person who asks may do. */
  readonly canEdit: boolean;
  readonly canPublish: boolean;
  readonly hiddenTabs: readonly ProfileTab[];
  readonly hideCategories: boolean;
  readonly hideCompanyTypes: boolean;
  readonly hideInnovativeProducts: boolean;
  /** What is new or changed among products and news waits for the organiser. */
  readonly asksApproval: boolean;
  /** Where the exhibitors are listed; empty for nowhere. */
  readonly listAddress: string;
  /** Participation types that get no button to their public profile, pipe-separated. */
  readonly excludedTypes: string;
}

/** Where the company is written to. */
export interface ContactEmail {
  readonly address: string;
  /** Whether visitors see it. */
  readonly isPublic: boolean;
}

/** A name a company shows under. Source: portal spec §3 "Brand list entries". */
export interface CompanyBrand {
  readonly id: string;
  readonly name: string;
  readonly deleted: boolean;
}

/** The picture a company is known by. */
export interface CompanyLogo {
  readonly id: string;
  readonly url: string;
}

/** A logo that was deleted and can still be restored. */
export interface FormerLogo extends CompanyLogo {
  /** When, as an ISO moment. */
  readonly deleted: string;
}

/** What a company says of itself, by language. */
export type ProfileTexts = Readonly<Partial<Record<Language, DescriptionTexts>>>;

/** The two descriptions in one language. */
export interface DescriptionTexts {
  readonly shortDescription: string;
  readonly longDescription: string;
}
