import * as awards from '@fairdesk/core/awards';
import * as contact from '@fairdesk/core/contact';
import * as dashboard from '@fairdesk/core/dashboard';
import * as events from '@fairdesk/core/events';
import * as media from '@fairdesk/core/media';
import * as news from '@fairdesk/core/news';
import * as products from '@fairdesk/core/products';
import * as profile from '@fairdesk/core/profile';
import * as search from '@fairdesk/core/search';
import * as shared from '@fairdesk/core/shared';
import * as tasks from '@fairdesk/core/tasks';
import { describe, expect, it } from 'vitest';

const EXPORTED: Readonly<Record<string, unknown>> = {
  ...{ ...awards, ...dashboard, ...events, ...media, ...news },
  ...{ ...products, ...profile, ...search, ...shared, ...tasks },
};

/** Source: portal spec §2, §3, §4, §5, §9. */
it.each([
  ['UPLOAD_SIZE_LIMIT', 2 * 1024 * 1024],
  ['MINIMAL_IMAGE_WIDTH', 640],
  ['IMAGE_WIDTH_BELOW', 6000],
  ['IMAGE_HEIGHT_BELOW', 4000],
  ['DEFAULT_FILE_COUNT', 1],
  ['DOCUMENT_TYPES', ['WHITEPAPER', 'BROCHURE', 'PRESENTATION']],
  ['DOCUMENT_TITLE_MAX', 50],
  ['DOCUMENT_DESCRIPTION_MAX', 500],
  ['PRODUCT_SHORT_DESCRIPTION_MAX', 150],
  ['PRODUCT_LONG_DESCRIPTION_MAX', 500],
  ['COMPANY_SHORT_DESCRIPTION_MAX', 50],
  ['COMPANY_LONG_DESCRIPTION_MAX', 500],
  ['NEWS_INTRODUCTION_MAX', 1500],
  ['THUMBNAIL_SIZES', ['100x100', '250x250', '1200x627', '1280x720']],
  ['INTRODUCTION_LINES', 3],
  ['DEFAULT_ROWS', 3],
  ['STREET_LINES', 6],
  ['MAIN_CATEGORIES_SHOWN', 1],
  ['SUB_CATEGORIES_SHOWN', 2],
  ['CATEGORY_SUMMARY_MAX', 100],
  ['TASK_LIST_CAP', 100],
  ['URGENT_WINDOW_DAYS', 14],
  ['UPCOMING_TASKS_SHOWN', 3],
  ['REMOVE_AFTER_TOGGLE_MS', 500],
  ['TOAST_MS', 5000],
  ['SORT_GAP', 100],
  ['SMALLEST_GAP', 0.00001],
  ['FIRST_IMAGE_INDEX', 0.000001],
  ['FIRST_PARTICIPATIONS', 9],
  ['MORE_PARTICIPATIONS', 9],
  ['DEFAULT_PARTICIPATIONS', 10],
  ['EVENTS_PAGE_SIZE', 100],
  ['SELECTION_MONTHS', 1],
  ['AWARD_PRODUCTS_SHOWN', 3],
  ['STANDS_SHOWN_FIRST', 1],
  ['COUNTDOWN_TICK_MS', 1000],
  ['SEARCH_PAGE_SIZE', 9],
  ['SEARCH_START', 0],
  ['SEARCH_WAIT_MS', 5000],
  ['SEARCH_POLL_MS', 1000],
] as const)('%s is as the specification of the portal says', (name, value) => {
  expect(EXPORTED[name]).toEqual(value);
});

describe('fields of the portal', () => {
  const requiredIn = (fields: Readonly<Record<string, shared.FieldConstraints>>) =>
    Object.keys(fields).filter((name) => fields[name]?.required);

  it('accept the files that the specification names', () => {
    expect(media.IMAGE_RULES.fileTypes).toEqual(['.jpg', '.jpeg', '.png']);
    expect(media.DOCUMENT_RULES.fileTypes).toEqual(['.pdf']);
  });

  /** Source: portal spec §5 "Required fields". */
  it.each([
    ['document', media.DOCUMENT_FIELDS, ['title', 'type']],
    ['image', media.IMAGE_FIELDS, ['title']],
    ['video', media.VIDEO_FIELDS, ['link']],
    ['product', products.PRODUCT_FIELDS, ['name']],
    ['news', news.NEWS_FIELDS, ['header', 'introduction', 'text', 'author']],
    ['account', profile.ACCOUNT_FIELDS, ['companyname']],
    ['contact', contact.CONTACT_FIELDS, ['name', 'email', 'company', 'message']],
  ] as const)('%s requires what the specification says', (_, fields, required) => {
    expect(requiredIn(fields)).toEqual(required);
  });
});
