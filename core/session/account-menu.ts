/** What the account menu shows besides signing out. Source: portal spec §2 "Account menu". */
export interface AccountMenu {
  readonly email: string;
  /** Links to choose another event or participation. */
  readonly showsLinks: boolean;
}

/** The address in the menu while a page is edited by somebody who has none. */
export const EDITOR_EMAIL = 'editor@example.com';

/**
 * The menu of whoever is signed in.
 *
 * @param multipleEvents what the cookie of that name says; only `'true'` brings the links.
 */
export const accountMenu = (email: string | undefined, multipleEvents: string | undefined): AccountMenu => ({
  email: email || EDITOR_EMAIL,
  showsLinks: multipleEvents === 'true',
});
