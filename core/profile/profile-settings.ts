import { type HiddenTabs, type ProfileTab, visibleTabs } from './tabs.ts';

/**
 * The organiser's settings for the company profiles of an event. By default nothing is hidden.
 *
 * Source: portal spec §2 "Company profile page", §5 "Hide flags", §6.
 */
export interface ProfileSettings {
  readonly hiddenTabs: HiddenTabs;
  readonly hideCategories: boolean;
  readonly hideCompanyTypes: boolean;
  readonly hideInnovativeProducts: boolean;
  /** Whether a new or changed product or news item needs the approval of the organiser to become visible. */
  readonly asksApproval: boolean;
  /** Whether a change of the profile itself needs the approval of the organiser to become visible. */
  readonly asksProfileApproval: boolean;
  /** Pipe-separated participation types without a link to their public profile. */
  readonly excludedTypes: string;
  /**
   * The maximum number of products by participation type; `*` for any other type. A missing entry means no
   * limit.
   */
  readonly productLimits: Readonly<Record<string, number>>;
  /** The maximum number of categories of a company and of each of its products, in the same format. */
  readonly categoryLimits: Readonly<Record<string, number>>;
  /** The company types to choose from, pipe-separated. */
  readonly companyTypes: string;
  /** The address of the exhibitor list: `/exhibitors`, or an external address; empty for none. */
  readonly listAddress: string;
}

/** Whether participations of this type have a tab; a hidden tab behaves as if it did not exist. */
export const offersTab = (
  { hiddenTabs }: Pick<ProfileSettings, 'hiddenTabs'>,
  participationType: string,
  tab: ProfileTab,
): boolean => visibleTabs(hiddenTabs, participationType).includes(tab);

/** The maximum number of products of a participation of this type; `undefined` for no limit. */
export const productLimit = (
  { productLimits }: Pick<ProfileSettings, 'productLimits'>,
  participationType: string,
): number | undefined => limitFor(productLimits, participationType);

/**
 * The maximum number of categories of such a participation and of each of its products; `undefined` for no
 * limit.
 */
export const categoryLimit = (
  { categoryLimits }: Pick<ProfileSettings, 'categoryLimits'>,
  participationType: string,
): number | undefined => limitFor(categoryLimits, participationType);

const limitFor = (limits: Readonly<Record<string, number>>, type: string): number | undefined =>
  Object.hasOwn(limits, type) ? limits[type] : limits['*'];
