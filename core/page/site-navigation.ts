import { COPYRIGHT_DEFAULTS, type Copyright, type MenuItem, visibleMenu } from '../navigation/index.ts';
import type { ImageValue } from './image-value.ts';
import type { LinkValue } from './link-value.ts';

/** A logo and where it leads. */
export type LinkedLogo = ImageValue & { readonly link: LinkValue };

/** What the header and the footer of a site show. Source: site spec §3 "Site navigation". */
export interface SiteNavigation {
  /** By place: the first is the main logo, the second the powered-by logo; a place may be empty. */
  readonly logos: readonly (LinkedLogo | undefined)[];
  readonly main: readonly MenuItem[];
  /** The children of the second subnavigation entry. */
  readonly service: readonly MenuItem[];
  /** The icon between two service links; empty for none. */
  readonly serviceSplitter: string;
  readonly profile: readonly MenuItem[];
  readonly topbarText: string;
  readonly showCountdown: boolean;
  /** ISO: the header counts down to it instead of to the event's opening; empty for that. */
  readonly countdownDate: string;
  readonly showLanguageSwitch: boolean;
  /** Where the search form leads; absent while it is not shown. */
  readonly search?: string;
  readonly footer: SiteFooter;
  /** What an editor should add: parts that are found by their position and are not there. */
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

/** A place of the fair elsewhere; it opens in a new tab. */
export interface SocialLink {
  readonly href: string;
  /** The classes of its icon. */
  readonly icon: string;
  readonly name: string;
}

/** The parts of the navigation that are found by position. */
export type NavigationPart = 'main' | 'service' | 'search';

/** A site that has not said anything yet. */
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
 * The navigation with only the items that pass.
 *
 * @param see `publicItems` for a page that everybody gets, else `visibleItems` for one person
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
