/** What the page editor goes by. Source: site spec §9. */

/** The id of the element by which a page knows that it is being edited. */
export const EDITING_MARKER = 'jss-hrz-editing';

/** The query parameter that carries the editor's secret. */
export const EDITING_SECRET_PARAMETER = 'secret';

/** The owner of a placeholder that stands in no block. */
export const DEFAULT_PLACEHOLDER_ID = '00000000-0000-0000-0000-000000000000';

/** How many phrases of a dictionary are asked for at a time. */
export const DICTIONARY_PAGE_SIZE = 1000;

/** The event and the participation that a page shows while it is edited. Source: portal spec §6. */
export const EDITOR_PLACEHOLDER_ID = '1';

/**
 * The name by which the editor knows a placeholder: its key as the layout has it, and the block it stands in.
 *
 * @param uid of that block; left out for a placeholder of the page itself.
 */
export const placeholderChrome = (key: string, uid: string = DEFAULT_PLACEHOLDER_ID): string =>
  `${key}_${uid}`;
