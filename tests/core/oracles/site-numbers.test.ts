import * as articles from '@fairdesk/core/articles';
import * as dashboard from '@fairdesk/core/dashboard';
import * as media from '@fairdesk/core/media';
import * as navigation from '@fairdesk/core/navigation';
import * as page from '@fairdesk/core/page';
import * as search from '@fairdesk/core/search';
import * as shared from '@fairdesk/core/shared';
import { expect, it } from 'vitest';

const EXPORTED: Readonly<Record<string, unknown>> = {
  ...{ ...articles, ...dashboard, ...media, ...navigation },
  ...{ ...page, ...search, ...shared },
};

/** Source: site spec §2, §5, §7, §8, §9. */
it.each([
  ['REQUEST_TIMEOUT_MS', 10_000],
  ['SORT_GAP', 100],
  ['SMALLEST_GAP', 0.00001],
  ['IMAGE_WIDTHS', [576, 640, 750, 828, 1080, 1200, 1920, 2040, 3840]],
  ['DEFAULT_IMAGE_SIZE', { width: 1200, height: 1920 }],
  ['CAPTION_MAX', 200],
  ['CAPTION_LIGHTER', 0.2],
  ['GALLERY_AUTOPLAY_MS', 3000],
  ['GALLERY_PER_ROW', 3],
  ['SLIDESHOW_MS', 1000],
  ['SLIDES_ON_DESKTOP', 4],
  ['SLIDES_ON_MOBILE', 1],
  ['MODAL_SCROLL_MARGIN_PERCENT', 80],
  ['BANNER_FILLER_RATIO', 0.56],
  ['CARD_TAGS_SHOWN', 3],
  ['CONTENTS_DELAY_MS', 2000],
  ['CONTENTS_THRESHOLD_PX', 400],
  ['NATIVE_SHARE_BELOW_PX', 500],
  ['DEFAULT_ICON', 'fa-solid fa-icons'],
  ['DEFAULT_LANGUAGE', 'en'],
  ['LANGUAGES', ['en', 'nl', 'es', 'tr']],
  ['DROPDOWN_CLOSE_MS', 140],
  ['SECONDS_PER_DAY', 86_400],
  ['SECONDS_PER_HOUR', 3600],
  ['SECONDS_PER_MINUTE', 60],
  ['SCROLL_TRIGGER_PERCENT', 80],
  ['SCROLL_THROTTLE_MS', 150],
  ['SLOW_BLOCK_MS', 5000],
  ['MISSING_THUMBNAIL_WIDTH', 120],
  ['FULL_WIDTH_COLUMNS', 12],
  ['SPLITTER_COLUMNS_MAX', 8],
  ['DEFAULT_PAGE_TITLE', 'Page'],
  ['DEFAULT_SEARCH_ADDRESS', '/search'],
  ['SEARCH_PARAMETER', 'q'],
  ['COPY_FAILED', 'Failed to copy'],
  ['WILDCARD_MARKER', ',-w-,'],
  ['VIEW_CHANNEL', 'WEB'],
  ['VIEW_CURRENCY', 'USD'],
  ['HEADING_TAGS', ['h1', 'h2', 'h3', 'h4', 'h5', 'p', 'div']],
  ['ALIGNMENTS', ['left', 'center', 'right']],
] as const)('%s is as the specification of the website says', (name, value) => {
  expect(EXPORTED[name]).toEqual(value);
});
