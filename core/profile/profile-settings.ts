import { type HiddenTabs, type ProfileTab, visibleTabs } from './tabs.ts';

/**
 * What an organiser decides about the company profiles of an event. An event that says nothing hides nothing.
 *
 * Source: portal spec §2 "Company profile page", §5 "Hide flags", §6.
 */
export interface ProfileSettings {
  readonly hiddenTabs: HiddenTabs;
  readonly hideCategories: boolean;
  readonly hideCompanyTypes: boolean;
  readonly hideInnovativeProducts: boolean;
  /** A new or changed product or news item is shown only once the organiser has approved it. */
  readonly asksApproval: boolean;
  /** Participation types that get no button to their public profile, pipe-separated. */
  readonly excludedTypes: string;
  /** The most products by participation type; `*` for every other type. None for as many as one likes. */
  readonly productLimits: Readonly<Record<string, number>>;
  /** The most categories of a company, and of each of its products, in the same way. */
  readonly categoryLimits: Readonly<Record<string, number>>;
  /** The types a company can be, pipe-separated. */
  readonly companyTypes: string;
  /** Where the exhibitors are listed: `/exhibitors`, or an address elsewhere; empty for nowhere. */
  readonly listAddress: string;
}

/** Whether a participation of this type sees a tab; what it does not see does not exist for it. */
export const offersTab = (
  { hiddenTabs }: Pick<ProfileSettings, 'hiddenTabs'>,
  participationType: string,
  tab: ProfileTab,
): boolean => visibleTabs(hiddenTabs, participationType).includes(tab);

/** The most products a participation of this type may have; `undefined` for no limit. */
export const productLimit = (
  { productLimits }: Pick<ProfileSettings, 'productLimits'>,
  participationType: string,
): number | undefined => limitFor(productLimits, participationType);

/** The most categories such a participation, and each of its products, may be found under; `undefined` for no limit. */
export const categoryLimit = (
  { categoryLimits }: Pick<ProfileSettings, 'categoryLimits'>,
  participationType: string,
): number | undefined => limitFor(categoryLimits, participationType);

const limitFor = (limits: Readonly<Record<string, number>>, type: string): number | undefined =>
  Object.hasOwn(limits, type) ? limits[type] : limits['*'];
