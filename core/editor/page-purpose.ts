/** What a page is for that visitors do not open at its address. */
export const PAGE_PURPOSES = ['not-found', 'server-error', 'dialog'] as const;
/** One of {@link PAGE_PURPOSES}. */
export type PagePurpose = (typeof PAGE_PURPOSES)[number];

/** The path of a dialog; no other page can have such a path. @param id as links name it: `#modal:offer` opens `offer` */
export const dialogPath = (id: string): string => `/~dialogs/${id}`;

/** The id of the dialog at a path; `undefined` for any other page. */
export const dialogIdOf = (path: string): string | undefined =>
  /^\/~dialogs\/([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(path)?.[1];
