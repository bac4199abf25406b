/** The email address in the account menu while a page is edited. Source: portal spec §2 "Account menu". */
export const EDITOR_EMAIL = 'editor@example.com';

/**
 * Whether the account menu shows the links to choose another event or participation.
 *
 * @param cookie the value of `multipleEvents`; only `'true'` enables them.
 */
export const showsAccountLinks = (cookie: string | undefined): boolean => cookie === 'true';
