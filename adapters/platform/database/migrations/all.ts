import { createFair } from './2026-11-20-1-fair.ts';
import { createCompany } from './2026-11-20-2-company.ts';
import { createShowcase } from './2026-11-20-3-showcase.ts';
import { createDesk } from './2026-11-20-4-desk.ts';
import { createContent } from './2026-11-20-5-content.ts';
import { createIdentity } from './2026-11-20-6-identity.ts';
import { createProfile } from './2026-11-21-1-profile.ts';
import { createContentStamp } from './2026-11-21-2-content-stamp.ts';
import { createReview } from './2026-11-21-3-review.ts';
import { createFormerLogo } from './2026-11-21-4-former-logo.ts';
import { createFileChecks } from './2026-11-21-5-file-checks.ts';
import { createSharedLetter } from './2026-11-22-1-shared-letter.ts';
import { createSignInLinks } from './2026-11-22-2-sign-in-links.ts';
import { createAwards } from './2026-11-22-3-awards.ts';
import { createArticleReactions } from './2026-11-22-4-article-reactions.ts';
import { createVisitorRegistrations } from './2026-11-22-5-visitor-registrations.ts';
import { createContact } from './2026-11-22-6-contact.ts';
import { createAudit } from './2026-11-23-1-audit.ts';
import { createExhibitors } from './2026-11-23-2-exhibitors.ts';
import { createTaskDeadlines } from './2026-11-23-3-task-deadlines.ts';
import { createPost } from './2026-11-23-4-post.ts';
import { createAdministrators } from './2026-11-23-5-administrators.ts';
import { createReminders } from './2026-11-23-5-reminders.ts';
import { createApprovals } from './2026-11-24-1-approvals.ts';
import { createImports } from './2026-11-24-3-imports.ts';
import { createLetters } from './2026-11-24-5-letters.ts';
import { createExhibitorIndex } from './2026-11-26-5-exhibitor-index.ts';
import { createTaskChanges } from './2026-11-26-6-task-changes.ts';
import { createSignOn } from './2026-11-27-1-sign-on.ts';
import { createImportStepCompanies } from './2026-11-28-3-import-step-companies.ts';
import { createTaskConsequences } from './2026-11-28-4-task-consequences.ts';
import { createProfileApprovals } from './2026-11-29-1-profile-approvals.ts';
import { createLetterSlices } from './2026-11-29-4-letter-slices.ts';
import { createFairSlugs } from './2026-11-30-1-fair-slugs.ts';
import { createPageDrafts } from './2026-11-30-3-page-drafts.ts';
import { createSiteImages } from './2026-12-01-1-site-images.ts';
import { createPreviewLinks } from './2026-12-01-2-preview-links.ts';
import { createCompanyOrder } from './2026-12-02-1-company-order.ts';
import { createRemindedDays } from './2026-12-02-1-reminded-days.ts';
import { createVisibleProducts } from './2026-12-02-4-visible-products.ts';
import { createPageEdited } from './2026-12-02-5-page-edited.ts';
import { createHeldBack } from './2026-12-03-2-held-back.ts';
import { createSharedServers } from './2026-12-03-4-shared-servers.ts';
import { createWholeMails } from './2026-12-04-1-whole-mails.ts';
import { createServiceKeys } from './2026-12-05-1-service-keys.ts';
import { createWebhooks } from './2026-12-06-1-webhooks.ts';
import { createBoundedLists } from './2026-12-07-1-bounded-lists.ts';
import { createListTotals } from './2026-12-08-1-list-totals.ts';
import { createUserLanguage } from './2026-12-09-1-user-language.ts';
import { createListLanguage } from './2026-12-09-2-list-language.ts';
import { rateWrittenLanguages } from './2026-12-10-1-written-languages.ts';
import type { Migration } from './create-table.ts';

/** Every step of the schema, oldest first. Add a new step at the end. */
export const MIGRATIONS: readonly (readonly [name: string, step: Migration])[] = [
  ['2026-11-20-1-fair', createFair],
  ['2026-11-20-2-company', createCompany],
  ['2026-11-20-3-showcase', createShowcase],
  ['2026-11-20-4-desk', createDesk],
  ['2026-11-20-5-content', createContent],
  ['2026-11-20-6-identity', createIdentity],
  ['2026-11-21-1-profile', createProfile],
  ['2026-11-21-2-content-stamp', createContentStamp],
  ['2026-11-21-3-review', createReview],
  ['2026-11-21-4-former-logo', createFormerLogo],
  ['2026-11-21-5-file-checks', createFileChecks],
  ['2026-11-22-1-shared-letter', createSharedLetter],
  ['2026-11-22-2-sign-in-links', createSignInLinks],
  ['2026-11-22-3-awards', createAwards],
  ['2026-11-22-4-article-reactions', createArticleReactions],
  ['2026-11-22-5-visitor-registrations', createVisitorRegistrations],
  ['2026-11-22-6-contact', createContact],
  ['2026-11-23-1-audit', createAudit],
  ['2026-11-23-3-task-deadlines', createTaskDeadlines],
  ['2026-11-23-4-post', createPost],
  ['2026-11-23-5-reminders', createReminders],
  ['2026-11-23-5-administrators', createAdministrators],
  ['2026-11-23-2-exhibitors', createExhibitors],
  ['2026-11-24-1-approvals', createApprovals],
  ['2026-11-24-5-letters', createLetters],
  ['2026-11-24-3-imports', createImports],
  ['2026-11-26-5-exhibitor-index', createExhibitorIndex],
  ['2026-11-26-6-task-changes', createTaskChanges],
  ['2026-11-27-1-sign-on', createSignOn],
  ['2026-11-28-3-import-step-companies', createImportStepCompanies],
  ['2026-11-28-4-task-consequences', createTaskConsequences],
  ['2026-11-29-1-profile-approvals', createProfileApprovals],
  ['2026-11-29-4-letter-slices', createLetterSlices],
  ['2026-11-30-1-fair-slugs', createFairSlugs],
  ['2026-11-30-3-page-drafts', createPageDrafts],
  ['2026-12-01-1-site-images', createSiteImages],
  ['2026-12-01-2-preview-links', createPreviewLinks],
  ['2026-12-02-1-company-order', createCompanyOrder],
  ['2026-12-02-1-reminded-days', createRemindedDays],
  ['2026-12-02-4-visible-products', createVisibleProducts],
  ['2026-12-02-5-page-edited', createPageEdited],
  ['2026-12-03-4-shared-servers', createSharedServers],
  ['2026-12-03-2-held-back', createHeldBack],
  ['2026-12-04-1-whole-mails', createWholeMails],
  ['2026-12-05-1-service-keys', createServiceKeys],
  ['2026-12-06-1-webhooks', createWebhooks],
  ['2026-12-07-1-bounded-lists', createBoundedLists],
  ['2026-12-08-1-list-totals', createListTotals],
  ['2026-12-09-1-user-language', createUserLanguage],
  ['2026-12-09-2-list-language', createListLanguage],
  ['2026-12-10-1-written-languages', rateWrittenLanguages],
];
