/** The conventions of the page editor. Source: site spec §9. */

/** The query parameter that carries the editor's secret. */
export const EDITING_SECRET_PARAMETER = 'secret';

/** The owner id of a placeholder outside any block. */
export const DEFAULT_PLACEHOLDER_ID = '00000000-0000-0000-0000-000000000000';

/** The page size when reading phrases of a dictionary. */
export const DICTIONARY_PAGE_SIZE = 1000;

/** The id of the event and the participation that a page displays in the editor. Source: portal spec §6. */
export const EDITOR_PLACEHOLDER_ID = '1';

/**
 * The name of a placeholder in the editor: its key in the layout and the block that contains it.
 *
 * @param uid of that block; omit it for a placeholder of the page itself.
 */
export const placeholderChrome = (key: string, uid: string = DEFAULT_PLACEHOLDER_ID): string =>
  `${key}_${uid}`;
