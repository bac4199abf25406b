/** The mode a page is viewed in. Source: site spec §2 "Page state". */
export type PageState = 'normal' | 'preview' | 'edit';

/**
 * How an edited page identifies its parts to the editor: by markers that we render, or by the markup that the
 * platform sent with the content.
 */
export type EditMode = 'own-marks' | 'sent-markup';

/** Placeholder texts that editors see where visitors would see nothing. Source: site spec §2, §5, §8. */
export const EDITING_TEXTS = {
  noDataSource: 'No data source selected for this component',
  noText: '[No text in field]',
  structuredData:
    'Structured Data is only visible in the page editor. You will not see this component on the live website.',
} as const;

/** The text of a block without a data source; visitors see none. */
export const withoutDataSource = (state: PageState): string =>
  state === 'edit' ? EDITING_TEXTS.noDataSource : '';

/** How long a block may load before a notice says it is slow, in milliseconds. Source: site spec §8. */
export const SLOW_BLOCK_MS = 5000;

/** How long a page waits for the data of a single block before it renders without it, in milliseconds. */
export const PART_TIMEOUT_MS = 1000;

/** Whether a view is counted: only in the normal state. Source: site spec §7 "Page-view analytics event". */
export const countsAsView = (state: PageState): boolean => state === 'normal';
