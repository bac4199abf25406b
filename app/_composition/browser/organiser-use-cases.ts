import type { EventId } from '@fairdesk/core/shared';
import { createApprovalProxy } from '#adapters/organiser/approval-proxy.ts';
import { createAuditProxy } from '#adapters/organiser/audit-proxy.ts';
import { createAwardPlanProxy } from '#adapters/organiser/award-plan-proxy.ts';
import { createCategoryProxy } from '#adapters/organiser/categories-proxy.ts';
import { createDeletionProxy } from '#adapters/organiser/deletion-proxy.ts';
import { createTableDownload } from '#adapters/organiser/download-proxy.ts';
import { createEditionProxy } from '#adapters/organiser/edition-proxy.ts';
import { createEntryProxy } from '#adapters/organiser/entries-proxy.ts';
import { createExhibitorProxy } from '#adapters/organiser/exhibitors-proxy.ts';
import { createFairProxy } from '#adapters/organiser/fair-proxy.ts';
import { createFrameProxy } from '#adapters/organiser/frame-proxy.ts';
import { createImportProxy } from '#adapters/organiser/imports-proxy.ts';
import { createLetterProxy } from '#adapters/organiser/letter-proxy.ts';
import { listReader } from '#adapters/organiser/list-reader.ts';
import { createMailProxy } from '#adapters/organiser/mail-proxy.ts';
import { createMailTextProxy } from '#adapters/organiser/mail-texts-proxy.ts';
import { createMessageProxy } from '#adapters/organiser/message-proxy.ts';
import { createPageCanvasProxy } from '#adapters/organiser/page-canvas-proxy.ts';
import { createPageOfficeProxy } from '#adapters/organiser/page-office-proxy.ts';
import { createPortalOpening } from '#adapters/organiser/portal-opening-proxy.ts';
import { createProfileRuleProxy } from '#adapters/organiser/profile-rules-proxy.ts';
import { createReminderProxy } from '#adapters/organiser/reminders-proxy.ts';
import { createRetentionProxy } from '#adapters/organiser/retention-proxy.ts';
import { createServiceKeyProxy } from '#adapters/organiser/service-keys-proxy.ts';
import { createSiteImagesProxy } from '#adapters/organiser/site-images-proxy.ts';
import { createTaskProxy } from '#adapters/organiser/task-proxy.ts';
import { createTeamProxy } from '#adapters/organiser/team-proxy.ts';
import { createWebhookProxy } from '#adapters/organiser/webhooks-proxy.ts';
import { createWebsiteProxy } from '#adapters/organiser/website-proxy.ts';
import { withPermissionFailure } from '#adapters/organiser/with-permission-failure.ts';
import { createWordProxy } from '#adapters/organiser/words-proxy.ts';
import { documentWire } from '#adapters/page/document-wire.ts';
import { readPageDescriptions } from '#adapters/page/read-page-descriptions.ts';
import { consoleLog } from '#adapters/shared/console-log.ts';
import { fetchWithProgress } from '#adapters/shared/http/fetch-with-progress.ts';
import { logged } from '../logged.ts';
import {
  approvalUseCases,
  browserImportUseCases,
  deletionUseCases,
  entryUseCases,
  exhibitorUseCases,
  taskUseCases,
} from '../organiser/exhibitors.ts';
import { letterUseCases, mailUseCases, messageUseCases, reminderUseCases } from '../organiser/mail.ts';
import { frameUseCases, pageUseCases, siteImageUseCases } from '../organiser/pages.ts';
import {
  auditUseCases,
  awardPlanUseCases,
  categoryUseCases,
  editionUseCases,
  fairUseCases,
  mailTextUseCases,
  profileRuleUseCases,
  retentionUseCases,
  serviceKeyUseCases,
  teamUseCases,
  webhookUseCases,
  websiteUseCases,
  wordUseCases,
} from '../organiser/settings.ts';
import { browserHttp } from './browser-http.ts';

/** The use cases of the organiser's desk, wired for the browser. */
export const wireOrganiser = (event: EventId) => {
  const http = withPermissionFailure(browserHttp(fetchWithProgress));
  return {
    ...approvalUseCases(createApprovalProxy(http, event), consoleLog),
    ...entryUseCases(createEntryProxy(http, event), consoleLog),
    ...auditUseCases(createAuditProxy(http, event), consoleLog),
    ...pageUseCases(
      createPageOfficeProxy(http, event, documentWire),
      createPageCanvasProxy(http, event, documentWire),
      consoleLog,
    ),
    readPageDescriptions: logged(readPageDescriptions, consoleLog),
    ...frameUseCases(createFrameProxy(http, event), consoleLog),
    ...siteImageUseCases(createSiteImagesProxy(http, event), consoleLog),
    ...profileRuleUseCases(createProfileRuleProxy(http, event), consoleLog),
    ...teamUseCases(createTeamProxy(http, event), consoleLog),
    ...serviceKeyUseCases(createServiceKeyProxy(http, event), consoleLog),
    ...webhookUseCases(createWebhookProxy(http, event), consoleLog),
    ...awardPlanUseCases(createAwardPlanProxy(http, event), consoleLog),
    ...categoryUseCases(createCategoryProxy(http, event), consoleLog),
    ...mailTextUseCases(createMailTextProxy(http, event), consoleLog),
    ...retentionUseCases(createRetentionProxy(http, event), consoleLog),
    ...websiteUseCases(createWebsiteProxy(http, event), consoleLog),
    ...wordUseCases(createWordProxy(http, event), consoleLog),
    ...exhibitorUseCases(createExhibitorProxy(http, event), consoleLog),
    ...deletionUseCases(createDeletionProxy(http, event), consoleLog),
    openAsCompany: logged(createPortalOpening(http, event).open, consoleLog),
    ...editionUseCases(createEditionProxy(http, event), consoleLog),
    ...fairUseCases(createFairProxy(http, event), consoleLog),
    ...letterUseCases(createLetterProxy(http, event), consoleLog),
    ...browserImportUseCases(createImportProxy(http, event), listReader, consoleLog),
    downloadTable: logged(createTableDownload(event), consoleLog),
    ...mailUseCases(createMailProxy(http, event), consoleLog),
    ...messageUseCases(createMessageProxy(http, event), consoleLog),
    ...taskUseCases(createTaskProxy(http, event), consoleLog),
    ...reminderUseCases(createReminderProxy(http, event), consoleLog),
  };
};
