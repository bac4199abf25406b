import { isListed, withScheme } from '../shared/index.ts';

/** What decides about the button to the public profile. */
export interface PublicProfileSettings {
  readonly isPublic: boolean;
  readonly slug: string;
  readonly participationType: string;
  /** Pipe-separated participation types that get no button. */
  readonly excludedTypes: string;
  /** Where the exhibitors are listed: `/exhibitors`, or an address elsewhere; empty for none. */
  readonly listAddress: string;
}

/**
 * Where the button "View company profile" leads; `undefined` for no button.
 *
 * Source: portal spec §2 "'View company profile' button", §6 "A profile is public only when isPublic is set".
 */
export const publicProfileLink = (settings: PublicProfileSettings): string | undefined => {
  const { isPublic, slug, participationType, excludedTypes } = settings;
  const list = settings.listAddress.trim().replace(/\/$/, '');
  if (!isPublic || slug === '' || list === '' || isListed(excludedTypes, participationType)) return undefined;
  const address = list.startsWith('/') && !list.startsWith('//') ? list : withScheme(list);
  return `${address}/${encodeURIComponent(slug)}`;
};

/** Whether visitors find the profile at all: the organiser publishes, the company agrees, and it is time. */
export const isProfilePublic = (
  participation: { readonly status: string; readonly publicationStatus: string; readonly isPublic: boolean },
  isWithinPublicDates: boolean,
): boolean =>
  participation.status === 'CONFIRMED' &&
  participation.publicationStatus === 'PUBLIC' &&
  participation.isPublic &&
  isWithinPublicDates;
