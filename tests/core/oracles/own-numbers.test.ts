import { readFileSync } from 'node:fs';
import { FEATURES } from '@fairdesk/core';
import { expect, it } from 'vitest';

/** The limits and periods that no specification gives, by feature. */
const OWN: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  articles: {
    NEWS_PAGE_SIZE: 12,
    RELATED_SHOWN: 3,
  },
  awards: {
    SUBMIT_GRACE_MINUTES: 15,
  },
  contact: {
    CONTACT_INBOX_MAX: 1000,
    CONTACT_MESSAGE_MAX: 5000,
    CONTACT_NAME_MAX: 200,
    CONTACT_RETENTION_MONTHS: 12,
  },
  editor: {
    ARTICLE_INTRODUCTION_MAX: 1000,
    ARTICLE_ITEMS_MAX: 20,
    ARTICLE_NAME_MAX: 100,
    ARTICLE_TITLE_MAX: 200,
    EDITOR_PRESENCE_MINUTES: 5,
    FRAME_HREF_MAX: 2000,
    FRAME_ITEMS_MAX: 100,
    FRAME_LEVELS_MAX: 3,
    FRAME_TEXT_MAX: 200,
    HISTORY_STEPS_MAX: 200,
    PAGE_BLOCKS_MAX: 1000,
    PAGE_DEPTH_MAX: 100,
    PAGE_LENGTH_MAX: 1_048_576,
    PAGE_PATH_MAX: 150,
    PAGE_TEXT_MAX: 200_000,
    PAGE_TITLE_MAX: 200,
    PAGE_VERSION_DAYS: 30,
    PREVIEW_LINK_DAYS: 7,
    SITE_IMAGES_AT_ONCE: 20,
    SITE_IMAGES_MAX: 2000,
    SITE_IMAGES_PAGE: 24,
    SITE_IMAGE_ALT_MAX: 200,
    SITE_IMAGE_MIN_WIDTH: 100,
    SITE_IMAGE_NAME_MAX: 100,
  },
  events: {
    MAX_PARTICIPATIONS: 500,
    PAST_EVENT_MONTHS: 12,
  },
  media: {
    MINIMAL_LOGO_WIDTH: 250,
  },
  news: {
    NEWS_TEXT_MAX: 10_000,
  },
  organiser: {
    AUDIT_PAGE_SIZE: 50,
    COMPLETE_ENOUGH_PERCENT: 80,
    DESK_SEARCH_MAX: 100,
    ENTRIES_PAGE: 50,
    EXHIBITOR_PAGE_SIZE: 50,
    FAIR_SLUG_MAX: 60,
    HISTORY_MONTHS: 24,
    IMPORT_FILE_MAX: 10_485_760,
    IMPORT_HISTORY_SIZE: 20,
    IMPORT_LISTED: 100,
    IMPORT_ROWS_MAX: 50_000,
    INVITE_AGAIN_HOURS: 24,
    LETTERS_MAX: 100,
    LETTER_COMPANIES_MAX: 10_000,
    LETTER_NAMES: 3,
    LETTER_RECIPIENTS_MAX: 8,
    LIMIT_MAX: 10_000,
    MAIL_BODY_MAX: 10_000,
    MAIL_PAGE_SIZE: 50,
    MAIL_READERS_MAX: 8,
    MAIL_SUBJECT_MAX: 200,
    MESSAGE_COMPANIES_FOUND: 20,
    OVERVIEW_DAYS: 7,
    PLANNED_RECIPIENTS_MAX: 8,
    PLAN_NAMES: 3,
    REASON_MAX: 1000,
    REDIRECTS_MAX: 200,
    REDIRECT_STEPS_MAX: 5,
    RESTORE_DAYS: 30,
    ROBOTS_MAX: 10_000,
    SELECTED_ONE_BY_ONE_MAX: 1000,
    SERVICE_KEYS_MAX: 20,
    SERVICE_KEY_NAME_MAX: 80,
    SIGN_IN_DAYS_MAX: 365,
    STAND_TEXT_MAX: 40,
    TASK_COMPANIES_PAGE: 100,
    TASK_CONSEQUENCE_MAX: 500,
    TASK_TEXT_MAX: 20_000,
    TEST_USERS_MAX: 100,
    VIEW_NAME_MAX: 60,
    WAITING_MAX: 200,
    WEBHOOKS_MAX: 10,
    WEBHOOK_URL_MAX: 1000,
    WORD_KEY_MAX: 200,
    WORD_MAX: 5000,
    WORD_PAGE_SIZE: 50,
  },
  page: {
    CAMPAIGN_VALUE_MAX: 100,
    CAROUSEL_REST_MIN_MS: 1000,
    EXHIBITOR_LOGOS_MAX: 36,
    LIST_COLUMNS: 4,
    NESTING_MAX: 20,
    PART_TIMEOUT_MS: 1000,
  },
  partners: {
    FORM_LIFE_SECONDS: 300,
  },
  profile: {
    COMPANY_PRODUCTS_PER_PAGE: 24,
    EXHIBITORS_PER_PAGE: 24,
    EXHIBITOR_SEARCH_MAX: 80,
    LOGO_RESTORE_DAYS: 30,
    PRODUCTS_PER_PAGE: 24,
    PRODUCT_SEARCH_WORDS: 6,
    STREET_LINES_SHOWN: 2,
  },
  search: {
    FACET_CHOICES_MAX: 20,
    SEARCH_PAGE_INDEX_MAX: 99_999_999,
  },
  session: {
    IDLE_WARNING_MINUTES: 2,
    LEASE_SECONDS: 30,
    ORGANISER_IDLE_MINUTES: 30,
    PASSWORD_MAX: 128,
    PASSWORD_MIN: 12,
    REMEMBERED_DAYS: 30,
    REMEMBERED_MAX_DAYS: 90,
    SESSION_HOURS: 12,
    TOKEN_FAILURE_MS: 500,
    TOKEN_SHARED_MS: 2000,
    USE_RECORD_SECONDS: 60,
  },
  shared: {
    CONSENT_DAYS: 182,
    EMAIL_MAX: 254,
    FILE_NAME_MAX: 150,
    LANGUAGE_DAYS: 365,
    NAME_MAX: 200,
    SLUG_MAX: 80,
    UPLOAD_TIMEOUT_MS: 120_000,
    URL_MAX: 2048,
  },
};

/** Numbers that the specifications give are in the tests beside this one. */
const ofSpecifications = ['portal', 'site']
  .map((name) => readFileSync(new URL(`${name}-numbers.test.ts`, import.meta.url), 'utf8'))
  .join('');

const numbersOf = async (feature: string): Promise<Readonly<Record<string, number>>> => {
  const exported: Readonly<Record<string, unknown>> = await import(`../../../core/${feature}/index.ts`);
  return Object.fromEntries(
    Object.entries(exported).flatMap(([name, value]) =>
      typeof value === 'number' && !ofSpecifications.includes(`'${name}'`) ? [[name, value]] : [],
    ),
  );
};

it.each(FEATURES)('the numbers of %s are as agreed', async (feature) => {
  expect(await numbersOf(feature)).toEqual(OWN[feature] ?? {});
});
