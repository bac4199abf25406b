import { cacheLast, DEFAULT_LANGUAGE, type Language } from '@fairdesk/core/shared';
import {
  BLOCK_TEXTS,
  EXHIBITOR_TEXTS,
  IMAGE_TEXTS,
  ORGANISER_TEXTS,
  VISITOR_TEXTS,
  WEBSITE_TEXTS,
} from '@fairdesk/core/texts';
import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import { ARTICLES_MESSAGES } from '../../articles/messages.ts';
import { SAVED_MESSAGES } from '../../articles/saved-messages.ts';
import { DEFINITION_MESSAGES } from '../../awards/definition-messages.ts';
import { AWARDS_MESSAGES } from '../../awards/messages.ts';
import { QUESTIONNAIRE_MESSAGES } from '../../awards/questionnaire-messages.ts';
import { CONTACT_MESSAGES } from '../../contact/messages.ts';
import { DASHBOARD_MESSAGES } from '../../dashboard/messages.ts';
import { ARTICLE_FORM_MESSAGES } from '../../editor/article/messages.ts';
import { BLOCK_ACTION_MESSAGES } from '../../editor/block-action-messages.ts';
import { CONDITION_MESSAGES } from '../../editor/form/condition-messages.ts';
import { BLOCK_FORM_MESSAGES } from '../../editor/form/messages.ts';
import { SITE_IMAGE_MESSAGES } from '../../editor/images/messages.ts';
import { EDITOR_MESSAGES } from '../../editor/messages.ts';
import { NAME_MESSAGES } from '../../editor/names/messages.ts';
import { PUBLISH_MESSAGES } from '../../editor/publish/messages.ts';
import { EVENTS_MESSAGES } from '../../events/messages.ts';
import { MEDIA_MESSAGES } from '../../media/messages.ts';
import { FRAME_MESSAGES } from '../../navigation/frame-messages.ts';
import { NEWS_MESSAGES } from '../../news/messages.ts';
import { APPROVAL_MESSAGES } from '../../organiser/approvals/approval-messages.ts';
import { AUDIT_ACTION_MESSAGES } from '../../organiser/audit/audit-action-messages.ts';
import { AUDIT_MESSAGES } from '../../organiser/audit/audit-messages.ts';
import { AWARD_PLAN_MESSAGES } from '../../organiser/awards/award-plan-messages.ts';
import { ENTRY_MESSAGES } from '../../organiser/awards/entry-messages.ts';
import { CATEGORY_PLAN_MESSAGES } from '../../organiser/categories/category-messages.ts';
import { DELETION_MESSAGES } from '../../organiser/deletion/deletion-messages.ts';
import { EDITION_MESSAGES } from '../../organiser/edition/edition-messages.ts';
import { ENQUIRY_MESSAGES } from '../../organiser/enquiries/enquiry-messages.ts';
import { EXHIBITOR_DESK_MESSAGES } from '../../organiser/exhibitors/exhibitor-desk-messages.ts';
import { EXHIBITOR_LIST_MESSAGES } from '../../organiser/exhibitors/exhibitor-list-messages.ts';
import { EXHIBITOR_VERB_MESSAGES } from '../../organiser/exhibitors/exhibitor-verb-messages.ts';
import { EXPORT_MESSAGES } from '../../organiser/exports/export-messages.ts';
import { FAIR_MESSAGES } from '../../organiser/fairs/fair-messages.ts';
import { FRAME_DRIFT_MESSAGES } from '../../organiser/frame/frame-drift-messages.ts';
import { SITE_FRAME_FIELD_MESSAGES } from '../../organiser/frame/frame-field-messages.ts';
import { SITE_FRAME_MESSAGES } from '../../organiser/frame/frame-messages.ts';
import { IMPORT_FAULT_MESSAGES } from '../../organiser/imports/import-fault-messages.ts';
import { IMPORT_MESSAGES } from '../../organiser/imports/import-messages.ts';
import { IMPORT_PREVIEW_MESSAGES } from '../../organiser/imports/import-preview-messages.ts';
import { IMPORT_TARGET_MESSAGES } from '../../organiser/imports/import-target-messages.ts';
import { SERVICE_KEY_MESSAGES } from '../../organiser/integrations/service-key-messages.ts';
import { WEBHOOK_MESSAGES } from '../../organiser/integrations/webhook-messages.ts';
import { LETTER_MESSAGES } from '../../organiser/letters/letter-messages.ts';
import { MAIL_MESSAGES } from '../../organiser/mail/mail-messages.ts';
import { MAIL_TEXT_MESSAGES } from '../../organiser/mail-texts/mail-text-messages.ts';
import { ORGANISER_MESSAGES } from '../../organiser/messages.ts';
import { NEWS_DESK_MESSAGES } from '../../organiser/news/messages.ts';
import { NOTICE_MESSAGES } from '../../organiser/notices/notice-messages.ts';
import { OVERVIEW_MESSAGES } from '../../organiser/overview/overview-messages.ts';
import { SITE_PAGE_MESSAGES } from '../../organiser/page-messages.ts';
import { PAGE_ACTION_MESSAGES } from '../../organiser/pages/page-action-messages.ts';
import { PAGE_LIST_MESSAGES } from '../../organiser/pages/page-list-messages.ts';
import { PAGE_OUTDATED_MESSAGES } from '../../organiser/pages/page-outdated-messages.ts';
import { PAGE_PREVIEW_MESSAGES } from '../../organiser/pages/page-preview-messages.ts';
import { PAGE_STATE_MESSAGES } from '../../organiser/pages/page-state-messages.ts';
import { PAGE_VERSION_MESSAGES } from '../../organiser/pages/page-version-messages.ts';
import { SPECIAL_PAGE_MESSAGES } from '../../organiser/pages/special-page-messages.ts';
import { REMINDER_MESSAGES } from '../../organiser/reminders/reminder-messages.ts';
import { RETENTION_MESSAGES } from '../../organiser/settings/retention-messages.ts';
import { SETTINGS_MESSAGES } from '../../organiser/settings/settings-messages.ts';
import { PLAN_MESSAGES } from '../../organiser/tasks/task-messages.ts';
import { PROGRESS_MESSAGES } from '../../organiser/tasks/task-progress-messages.ts';
import { WEBSITE_MESSAGES } from '../../organiser/website/website-messages.ts';
import { WEBSITE_MORE_MESSAGES } from '../../organiser/website/website-more-messages.ts';
import { WORD_MESSAGES } from '../../organiser/words/word-messages.ts';
import { BLOCK_MESSAGES } from '../../page/block-messages.ts';
import { PAGE_MESSAGES } from '../../page/messages.ts';
import { PARTNERS_MESSAGES } from '../../partners/messages.ts';
import { GALLERY_MESSAGES } from '../../products/gallery-messages.ts';
import { PRODUCTS_MESSAGES } from '../../products/messages.ts';
import { ADDRESS_MESSAGES } from '../../profile/address-messages.ts';
import { CATEGORIES_MESSAGES } from '../../profile/categories-messages.ts';
import { COMPANY_MESSAGES } from '../../profile/company-messages.ts';
import { EXHIBITOR_MESSAGES } from '../../profile/exhibitor-messages.ts';
import { PROFILE_MESSAGES } from '../../profile/messages.ts';
import { PUBLIC_PRODUCT_MESSAGES } from '../../profile/public-product-messages.ts';
import { SEARCH_MESSAGES } from '../../search/messages.ts';
import { ACCOUNT_MESSAGES } from '../../session/account-messages.ts';
import { SESSION_MESSAGES } from '../../session/messages.ts';
import { SIGN_ON_MESSAGES } from '../../session/sign-on-messages.ts';
import { VISITOR_MESSAGES } from '../../session/visitor-messages.ts';
import { TASKS_MESSAGES } from '../../tasks/messages.ts';
import { EDITING_MESSAGES } from '../editing/editing-messages.ts';
import { RICH_TEXT_MESSAGES } from '../rich-text/messages.ts';
import { UPLOAD_MESSAGES } from '../upload/upload-messages.ts';
import type { Messages } from './compiled-messages.ts';
import { asksNoMoreThan } from './message-params.ts';
import { PARTICIPATION_TYPE } from './participation-type-key.ts';
import { SHARED_MESSAGES } from './shared-messages.ts';

/** Texts used only for editing a company profile or an entry. */
export const EDITORS = [
  EXHIBITOR_TEXTS,
  EDITING_MESSAGES,
  RICH_TEXT_MESSAGES,
  UPLOAD_MESSAGES,
  PROFILE_MESSAGES,
  COMPANY_MESSAGES,
  ADDRESS_MESSAGES,
  CATEGORIES_MESSAGES,
  PRODUCTS_MESSAGES,
  GALLERY_MESSAGES,
  NEWS_MESSAGES,
  MEDIA_MESSAGES,
  QUESTIONNAIRE_MESSAGES,
] as const;

/** Texts used only at the organiser's desk. */
export const ORGANISERS = [
  ORGANISER_TEXTS,
  WEBSITE_TEXTS,
  BLOCK_TEXTS,
  ORGANISER_MESSAGES,
  FRAME_DRIFT_MESSAGES,
  SITE_FRAME_MESSAGES,
  SITE_FRAME_FIELD_MESSAGES,
  IMPORT_MESSAGES,
  IMPORT_PREVIEW_MESSAGES,
  IMPORT_FAULT_MESSAGES,
  IMPORT_TARGET_MESSAGES,
  DELETION_MESSAGES,
  EXHIBITOR_DESK_MESSAGES,
  OVERVIEW_MESSAGES,
  EXHIBITOR_LIST_MESSAGES,
  EXHIBITOR_VERB_MESSAGES,
  EXPORT_MESSAGES,
  FAIR_MESSAGES,
  APPROVAL_MESSAGES,
  AUDIT_MESSAGES,
  AUDIT_ACTION_MESSAGES,
  EDITION_MESSAGES,
  AWARD_PLAN_MESSAGES,
  ENTRY_MESSAGES,
  SITE_PAGE_MESSAGES,
  PAGE_LIST_MESSAGES,
  SPECIAL_PAGE_MESSAGES,
  PAGE_ACTION_MESSAGES,
  PAGE_STATE_MESSAGES,
  PAGE_VERSION_MESSAGES,
  PAGE_OUTDATED_MESSAGES,
  PAGE_PREVIEW_MESSAGES,
  NEWS_DESK_MESSAGES,
  CATEGORY_PLAN_MESSAGES,
  ENQUIRY_MESSAGES,
  LETTER_MESSAGES,
  MAIL_MESSAGES,
  MAIL_TEXT_MESSAGES,
  PLAN_MESSAGES,
  PROGRESS_MESSAGES,
  NOTICE_MESSAGES,
  REMINDER_MESSAGES,
  SERVICE_KEY_MESSAGES,
  SETTINGS_MESSAGES,
  RETENTION_MESSAGES,
  WEBHOOK_MESSAGES,
  WEBSITE_MESSAGES,
  WEBSITE_MORE_MESSAGES,
  WORD_MESSAGES,
] as const;

/** Texts used only in the page editor. */
export const PAGE_EDITORS = [
  IMAGE_TEXTS,
  EDITOR_MESSAGES,
  BLOCK_ACTION_MESSAGES,
  ARTICLE_FORM_MESSAGES,
  BLOCK_FORM_MESSAGES,
  CONDITION_MESSAGES,
  ...NAME_MESSAGES,
  PUBLISH_MESSAGES,
  SITE_IMAGE_MESSAGES,
] as const;

/** Texts used only on pages about a user's account. */
export const ACCOUNTS = [ACCOUNT_MESSAGES, VISITOR_MESSAGES, SAVED_MESSAGES] as const;

/** Texts used only by views that the server renders: no script reads them. */
export const SERVER_VIEWS = [
  ARTICLES_MESSAGES,
  BLOCK_MESSAGES,
  DEFINITION_MESSAGES,
  EXHIBITOR_MESSAGES,
  FRAME_MESSAGES,
  PUBLIC_PRODUCT_MESSAGES,
  SEARCH_MESSAGES,
  SIGN_ON_MESSAGES,
] as const;

export const FEATURES = [
  VISITOR_TEXTS,
  SHARED_MESSAGES,
  PAGE_MESSAGES,
  SESSION_MESSAGES,
  EVENTS_MESSAGES,
  DASHBOARD_MESSAGES,
  TASKS_MESSAGES,
  AWARDS_MESSAGES,
  CONTACT_MESSAGES,
  PARTNERS_MESSAGES,
  ...EDITORS,
  ...ORGANISERS,
  ...PAGE_EDITORS,
  ...SERVER_VIEWS,
  ...ACCOUNTS,
] as const;

export type Feature = (typeof FEATURES)[number];
type KeyOf<Features> = Features extends Feature ? keyof Features['en'] : never;

/** A text that views may use in the browser. */
export type MessageKey = Exclude<ServerKey, KeyOf<(typeof SERVER_VIEWS)[number]>>;
/** A text that views may use which only the server renders. */
export type ServerKey = KeyOf<Feature>;

/**
 * All texts for a page in this language, to be sent to the browser.
 *
 * A phrase of the content platform overrides the built-in text with the same key; empty and invalid ones are
 * ignored. Texts missing in the language fall back to English.
 */
export const messagesFor = (language: Language, phrases: Readonly<Record<string, string>> = {}): Messages =>
  cachedMessages(language, phrases);

const merge = (language: Language, phrases: Readonly<Record<string, string>>): Messages => {
  const texts = builtIn(language);
  const english = builtIn(DEFAULT_LANGUAGE);
  const said = Object.entries(texts).map(([key, text]) => [
    key,
    read(phrases[key], english[key] ?? '') ?? text,
  ]);
  // A key without a built-in text is no message: its braces are braces.
  const own = Object.entries(phrases).filter(([key]) => isOwn(key) && !(key in texts));
  return Object.fromEntries([...said, ...own]);
};

/** The languages of some fairs: merging takes longer than rendering a page. */
const MAX_CACHED = 40;
const cachedMessages = cacheLast(
  MAX_CACHED,
  (language, phrases) => `${language} ${JSON.stringify(phrases)}`,
  merge,
);

/** Whether a key names something of the fair, so that the product cannot have it. */
export const isOwn = (key: string): boolean => key.startsWith(PARTICIPATION_TYPE);

/** Rejects a phrase with a parameter the English text does not have: no value would exist for it. */
const read = (phrase: string | undefined, english: CompiledMessage): CompiledMessage | undefined => {
  if (!phrase) return undefined;
  try {
    const message = plain(compile(phrase));
    return asksNoMoreThan(message, english) ? message : undefined;
  } catch {
    return undefined;
  }
};

/** Props of client components must be plain objects; those of the compiler have no prototype. */
const plain = (message: CompiledMessage): CompiledMessage => JSON.parse(JSON.stringify(message));

const compiled = new Map<Language, Messages>();

/** Compiled once per process, because built-in texts never change at run time. */
const builtIn = (language: Language): Messages => {
  const texts = compiled.get(language) ?? compileAll(language);
  compiled.set(language, texts);
  return texts;
};

const compileAll = (language: Language): Messages => {
  const texts = [DEFAULT_LANGUAGE, language].flatMap((each) =>
    FEATURES.flatMap((feature) => Object.entries(feature[each])),
  );
  return Object.fromEntries(texts.map(([key, text]) => [key, plain(compile(text))]));
};
