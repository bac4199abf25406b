import { addressBelow, isListed, withScheme } from '../shared/index.ts';

/** The settings that decide about the button to the public profile. */
export interface PublicProfileSettings {
  readonly isPublic: boolean;
  readonly slug: string;
  readonly participationType: string;
  /** Pipe-separated participation types without a button. */
  readonly excludedTypes: string;
  /** The address of the exhibitor list: `/exhibitors`, or an external address; empty for none. */
  readonly listAddress: string;
}

/**
 * The address of the button "View company profile"; `undefined` for no button.
 *
 * Source: portal spec §2 "'View company profile' button", §6 "A profile is public only when isPublic is set".
 */
export const publicProfileLink = (settings: PublicProfileSettings): string | undefined => {
  const { isPublic, slug, participationType, excludedTypes } = settings;
  const address = settings.listAddress.trim();
  if (!isPublic || slug === '' || address === '' || isListed(excludedTypes, participationType))
    return undefined;
  const list = /^\/(?!\/)/.test(address) ? address : withScheme(address);
  return addressBelow(list, slug);
};

/**
 * Whether visitors can see the profile: the organiser and the company have published it, within the public
 * dates.
 */
export const isProfilePublic = (
  participation: { readonly status: string; readonly publicationStatus: string; readonly isPublic: boolean },
  isWithinPublicDates: boolean,
): boolean =>
  participation.status === 'CONFIRMED' &&
  participation.publicationStatus === 'PUBLIC' &&
  participation.isPublic &&
  isWithinPublicDates;
