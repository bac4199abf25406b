import { COPYRIGHT_DEFAULTS, type Copyright, type MenuItem, visibleMenu } from '../navigation/index.ts';
import type { ImageValue } from './image-value.ts';
import type { LinkValue } from './link-value.ts';

/** A logo with its link. */
export type LinkedLogo = ImageValue & { readonly link: LinkValue };

/** The contents of the header and the footer of a site. Source: site spec §3 "Site navigation". */
export interface SiteNavigation {
  /** By position: the main logo first, the powered-by logo second; either may be missing. */
  readonly logos: readonly (LinkedLogo | undefined)[];
  readonly main: readonly MenuItem[];
  /** The children of the second subnavigation entry. */
  readonly service: readonly MenuItem[];
  /** The icon between two service links; empty for none. */
  readonly serviceSplitter: string;
  readonly profile: readonly MenuItem[];
  readonly topbarText: string;
  readonly showCountdown: boolean;
  /**
   * An ISO instant that the header counts down to instead of the event's opening; empty to use the opening.
   */
  readonly countdownDate: string;
  readonly showLanguageSwitch: boolean;
  /** Where the search form submits to; absent when it is hidden. */
  readonly search?: string;
  readonly footer: SiteFooter;
  /** Parts that visitors do not get: an editor still has to add or to move them. */
  readonly missing: readonly NavigationPart[];
}

/** Source: site spec §2 "Footer". */
export interface SiteFooter {
  readonly logo?: LinkedLogo;
  readonly links: readonly LinkValue[];
  readonly socials: readonly SocialLink[];
  readonly newsletter?: LinkValue;
  readonly copyright: Copyright;
}

/** A social media profile of the fair; it opens in a new tab. */
export interface SocialLink {
  readonly href: string;
  /** The class names of its icon. */
  readonly icon: string;
  readonly name: string;
}

/** The parts of the navigation that are identified by position, and the items below the levels of the menu. */
export type NavigationPart = 'main' | 'service' | 'search' | 'level';

/** The navigation of a site without any configured. */
export const EMPTY_NAVIGATION: SiteNavigation = {
  logos: [],
  main: [],
  service: [],
  serviceSplitter: '',
  profile: [],
  topbarText: '',
  showCountdown: false,
  countdownDate: '',
  showLanguageSwitch: true,
  footer: { links: [], socials: [], copyright: { brand: '', ...COPYRIGHT_DEFAULTS } },
  missing: [],
};

/**
 * Filters the navigation down to its visible items.
 *
 * @param see `publicItems` for a page shared by all visitors, else `visibleItems` for one user
 */
export const visibleNavigation = (
  navigation: SiteNavigation,
  see: (items: readonly MenuItem[]) => readonly MenuItem[],
): SiteNavigation => ({
  ...navigation,
  main: visibleMenu(navigation.main, see),
  service: visibleMenu(navigation.service, see),
  profile: visibleMenu(navigation.profile, see),
});
