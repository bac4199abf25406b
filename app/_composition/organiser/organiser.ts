import type { SiteImages } from '@fairdesk/core/editor';
import {
  type AuditTrail,
  type AwardPlanner,
  type CategoryPlanner,
  type DeletionOffice,
  type EditionOffice,
  type ExhibitorList,
  type ExhibitorTables,
  type FairOffice,
  type FairRegistry,
  type ListExports,
  type MailLog,
  type MailTextOffice,
  type OpenOrganiserDesk,
  type OrganiserCaller,
  type OverviewSource,
  openDesk,
  type ProfileRuleOffice,
  type ReminderOffice,
  type RetentionOffice,
  type ServiceKeyOffice,
  type TeamOffice,
  type WebhookOffice,
  type WebsiteOffice,
  type WordOffice,
} from '@fairdesk/core/organiser';
import type { Container } from 'inversify';
import { createPictureStudio } from '#adapters/media/picture-studio.ts';
import { createApprovalDesk } from '#adapters/organiser/approval-service.ts';
import { type Archives, createArchives } from '#adapters/organiser/archive-service.ts';
import { createAuditTrail } from '#adapters/organiser/audit-service.ts';
import { createAwardPlanner } from '#adapters/organiser/award-plan-service.ts';
import { createCategoryPlanner } from '#adapters/organiser/categories-service.ts';
import { createDeletionOffice } from '#adapters/organiser/deletion-service.ts';
import { createEditionOffice } from '#adapters/organiser/edition-service.ts';
import { createEntryDesk } from '#adapters/organiser/entries-service.ts';
import { createExhibitorTables } from '#adapters/organiser/exhibitor-tables-service.ts';
import { createExhibitorList } from '#adapters/organiser/exhibitors-service.ts';
import { createFairOffice } from '#adapters/organiser/fair-service.ts';
import { createFairRegistry } from '#adapters/organiser/fairs-service.ts';
import { createFrameOffice, type ServerFrameOffice } from '#adapters/organiser/frame-service.ts';
import { createImportOffice } from '#adapters/organiser/imports-service.ts';
import { createLetterDesk } from '#adapters/organiser/letter-service.ts';
import { createListExports } from '#adapters/organiser/list-export-service.ts';
import { createMailLog } from '#adapters/organiser/mail-service.ts';
import { createMailTextOffice } from '#adapters/organiser/mail-texts-service.ts';
import { createMessagePlanner } from '#adapters/organiser/message-service.ts';
import { createOverviewSource } from '#adapters/organiser/overview-service.ts';
import { createPageOffice, type ServerPageOffice } from '#adapters/organiser/page-office-service.ts';
import { createProfileRuleOffice } from '#adapters/organiser/profile-rules-service.ts';
import { createReminderOffice } from '#adapters/organiser/reminders-service.ts';
import { createRetentionOffice } from '#adapters/organiser/retention-service.ts';
import { createServiceKeyOffice } from '#adapters/organiser/service-keys-service.ts';
import { createSiteImages } from '#adapters/organiser/site-images-service.ts';
import { createTaskPlanner } from '#adapters/organiser/task-service.ts';
import { createTeamOffice } from '#adapters/organiser/team-service.ts';
import { createWebhookOffice } from '#adapters/organiser/webhooks-service.ts';
import { createWebsiteOffice } from '#adapters/organiser/website-service.ts';
import { createWordOffice } from '#adapters/organiser/words-service.ts';
import { listedArticle } from '#adapters/page/article-of.ts';
import { documentOf, layoutOf, wireDocumentOf, wireLayoutOf } from '#adapters/page/page-document.ts';
import { frameFormOf, withFrameForm, withFrameOfPage } from '#adapters/page/site-frame.ts';
import type { Http } from '#adapters/shared/http/http.ts';
import { REQUEST_EVENTS } from '../events.ts';
import { logged } from '../logged.ts';
import { REQUEST_ACCESS } from '../session.ts';
import { LOG, token } from '../token.ts';
import {
  type ApprovalUseCases,
  approvalUseCases,
  type EntryUseCases,
  entryUseCases,
  type ImportUseCases,
  importUseCases,
  type TaskUseCases,
  taskUseCases,
} from './exhibitors.ts';
import { type LetterUseCases, letterUseCases, type MessageUseCases, messageUseCases } from './mail.ts';

export const OPEN_DESK = token<OpenOrganiserDesk>('open the desk');
export const APPROVAL_DESK = token<(caller: OrganiserCaller) => ApprovalUseCases>('approval desk');
export const ENTRY_DESK = token<(caller: OrganiserCaller) => EntryUseCases>('entries of awards');
export const AUDIT_TRAIL = token<(caller: OrganiserCaller) => AuditTrail>('audit trail');
/** For the user with this email address. */
export const FAIR_REGISTRY = token<(email: string) => FairRegistry>('fair registry');
export const EXHIBITOR_LIST = token<(caller: OrganiserCaller) => ExhibitorList>('exhibitor list');
export const EXHIBITOR_TABLES = token<(caller: OrganiserCaller) => ExhibitorTables>('tables of exhibitors');
export const OVERVIEW = token<(caller: OrganiserCaller) => OverviewSource>('overview of a fair');
export const EDITION_OFFICE = token<(caller: OrganiserCaller) => EditionOffice>('next edition');
export const DELETION_OFFICE = token<(caller: OrganiserCaller) => DeletionOffice>('deletions at a fair');
export const FAIR_OFFICE = token<(caller: OrganiserCaller) => FairOffice>('fair office');
export const ARCHIVES = token<(caller: OrganiserCaller) => Archives>('archives of a fair');
/** The pages of a fair's website as screens read them. */
export const PAGE_OFFICE =
  token<
    (
      caller: OrganiserCaller,
    ) => Pick<ServerPageOffice, 'pages' | 'articles' | 'open' | 'placedDialogs' | 'preview'>
  >('pages of a website');
/** The same for the routes of the API, whose documents name areas as the content platform does. */
export const PAGE_API = token<(caller: OrganiserCaller) => ServerPageOffice>(
  'pages of a website on the wire',
);
/** The header and footer of a fair's website, for its editors. */
export const FRAME_OFFICE = token<(caller: OrganiserCaller) => ServerFrameOffice>('frame of a website');
/** The image library of a fair's website, for its editors. */
export const SITE_IMAGES = token<(caller: OrganiserCaller) => SiteImages>('images of a website');
export const PROFILE_RULES = token<(caller: OrganiserCaller) => ProfileRuleOffice>('rules for profiles');
export const SERVICE_KEYS = token<(caller: OrganiserCaller) => ServiceKeyOffice>('keys of programs');
export const WEBHOOKS = token<(caller: OrganiserCaller) => WebhookOffice>('webhooks of programs');
export const TEAM = token<(caller: OrganiserCaller) => TeamOffice>('team of a fair');
export const AWARD_PLANNER = token<(caller: OrganiserCaller) => AwardPlanner>('award planner');
export const CATEGORY_PLANNER = token<(caller: OrganiserCaller) => CategoryPlanner>('category planner');
export const MAIL_TEXTS = token<(caller: OrganiserCaller) => MailTextOffice>('mail texts');
export const RETENTION = token<(caller: OrganiserCaller) => RetentionOffice>('retention of a fair');
export const WEBSITE = token<(caller: OrganiserCaller) => WebsiteOffice>('website of a fair');
export const WORDS = token<(caller: OrganiserCaller) => WordOffice>('words of a fair');
export const REMINDER_OFFICE = token<(caller: OrganiserCaller) => ReminderOffice>('reminder office');
export const LETTER_DESK = token<(caller: OrganiserCaller) => LetterUseCases>('letter desk');
export const LIST_EXPORTS = token<(caller: OrganiserCaller) => ListExports>('exported lists');
export const MAIL_LOG = token<(caller: OrganiserCaller) => MailLog>('mail log');
export const MESSAGE_PLANNER = token<(caller: OrganiserCaller) => MessageUseCases>('message planner');
export const IMPORT_OFFICE = token<(caller: OrganiserCaller) => ImportUseCases>('import office');
export const TASK_PLANNER = token<(caller: OrganiserCaller) => TaskUseCases>('task planner');

/** The desk is stored in the embedded platform. */
export const bindOrganiser = (server: Container, http: Http): void => {
  server
    .bind(OPEN_DESK)
    .toResolvedValue(
      (directory, access, registryOf, log) => logged(openDesk({ directory, access, registryOf }), log),
      [REQUEST_EVENTS, REQUEST_ACCESS, FAIR_REGISTRY, LOG],
    )
    .inTransientScope();
  server.bind(FAIR_REGISTRY).toConstantValue((email) => createFairRegistry(http, email));
  server
    .bind(APPROVAL_DESK)
    .toResolvedValue((log) => (caller) => approvalUseCases(createApprovalDesk(http, caller), log), [LOG]);
  server
    .bind(ENTRY_DESK)
    .toResolvedValue((log) => (caller) => entryUseCases(createEntryDesk(http, caller), log), [LOG]);
  server.bind(AUDIT_TRAIL).toConstantValue((caller) => createAuditTrail(http, caller));
  server.bind(EXHIBITOR_LIST).toConstantValue((caller) => createExhibitorList(http, caller));
  server.bind(EXHIBITOR_TABLES).toConstantValue((caller) => createExhibitorTables(http, caller));
  server.bind(OVERVIEW).toConstantValue((caller) => createOverviewSource(http, caller));
  server.bind(EDITION_OFFICE).toConstantValue((caller) => createEditionOffice(http, caller));
  server.bind(DELETION_OFFICE).toConstantValue((caller) => createDeletionOffice(http, caller));
  server.bind(FAIR_OFFICE).toConstantValue((caller) => createFairOffice(http, caller));
  server.bind(ARCHIVES).toConstantValue((caller) => createArchives(http, caller));
  server.bind(PROFILE_RULES).toConstantValue((caller) => createProfileRuleOffice(http, caller));
  const pages = { documentOf, layoutOf, articleOf: listedArticle };
  server.bind(PAGE_OFFICE).toConstantValue((caller) => createPageOffice(http, caller, pages));
  const wirePages = { ...pages, documentOf: wireDocumentOf, layoutOf: wireLayoutOf };
  server.bind(PAGE_API).toConstantValue((caller) => createPageOffice(http, caller, wirePages));
  const frames = { formOf: frameFormOf, fieldsOf: withFrameForm, withForm: withFrameOfPage };
  server.bind(FRAME_OFFICE).toConstantValue((caller) => createFrameOffice(http, caller, frames));
  server.bind(SERVICE_KEYS).toConstantValue((caller) => createServiceKeyOffice(http, caller));
  server.bind(WEBHOOKS).toConstantValue((caller) => createWebhookOffice(http, caller));
  server.bind(TEAM).toConstantValue((caller) => createTeamOffice(http, caller));
  server.bind(AWARD_PLANNER).toConstantValue((caller) => createAwardPlanner(http, caller));
  server.bind(CATEGORY_PLANNER).toConstantValue((caller) => createCategoryPlanner(http, caller));
  server.bind(MAIL_TEXTS).toConstantValue((caller) => createMailTextOffice(http, caller));
  const studio = createPictureStudio();
  server.bind(RETENTION).toConstantValue((caller) => createRetentionOffice(http, caller));
  server.bind(SITE_IMAGES).toConstantValue((caller) => createSiteImages(http, caller, studio));
  server.bind(WEBSITE).toConstantValue((caller) => createWebsiteOffice(http, caller, studio));
  server.bind(WORDS).toConstantValue((caller) => createWordOffice(http, caller));
  server.bind(REMINDER_OFFICE).toConstantValue((caller) => createReminderOffice(http, caller));
  server.bind(LIST_EXPORTS).toConstantValue((caller) => createListExports(http, caller));
  server.bind(MAIL_LOG).toConstantValue((caller) => createMailLog(http, caller));
  server
    .bind(LETTER_DESK)
    .toResolvedValue((log) => (caller) => letterUseCases(createLetterDesk(http, caller), log), [LOG]);
  server
    .bind(MESSAGE_PLANNER)
    .toResolvedValue((log) => (caller) => messageUseCases(createMessagePlanner(http, caller), log), [LOG]);
  server
    .bind(IMPORT_OFFICE)
    .toResolvedValue((log) => (caller) => importUseCases(createImportOffice(http, caller), log), [LOG]);
  server
    .bind(TASK_PLANNER)
    .toResolvedValue((log) => (caller) => taskUseCases(createTaskPlanner(http, caller), log), [LOG]);
};
