/** How a page is looked at. Source: site spec §2 "Page state". */
export type PageState = 'normal' | 'preview' | 'edit';

/**
 * How an edited page names its parts to the editor: by marks that we render, or only by the markup that came along with
 * the content.
 */
export type EditMode = 'own-marks' | 'sent-markup';

/** What editors read where a visitor would read nothing. Source: site spec §2, §5, §8. */
export const EDITING_TEXTS = {
  noDataSource: 'No data source selected for this component',
  noText: '[No text in field]',
  structuredData:
    'Structured Data is only visible in the page editor. You will not see this component on the live website.',
} as const;

/** What a block without a data source shows. */
export const withoutDataSource = (state: PageState): string =>
  state === 'edit' ? EDITING_TEXTS.noDataSource : '';

/** How long a block may take before a notice says it is slow, in milliseconds. Source: site spec §8. */
export const SLOW_BLOCK_MS = 5000;

/** How long a page waits for what only a part of it shows before it goes on without, in milliseconds. */
export const PART_TIMEOUT_MS = 1000;

/** Only a normal page counts as viewed. Source: site spec §7 "Page-view analytics event". */
export const countsAsView = (state: PageState): boolean => state === 'normal';
