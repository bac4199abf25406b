import {
  type AuditTrail,
  type AwardPlanner,
  type CategoryPlanner,
  changeFairState,
  changeTeam,
  createServiceKey,
  createWebhook,
  type EditionOffice,
  type FairOffice,
  type MailTextOffice,
  makeNextEdition,
  type ProfileRuleOffice,
  type RetentionOffice,
  readFair,
  type ServiceKeyOffice,
  saveAward,
  saveCategory,
  saveFair,
  saveMailText,
  saveProfileRules,
  saveRetention,
  saveWebsite,
  saveWebsitePicture,
  saveWord,
  type TeamOffice,
  type WebhookOffice,
  type WebsiteOffice,
  type WordOffice,
} from '@fairdesk/core/organiser';
import type { Log } from '@fairdesk/core/shared';
import { logged } from '../logged.ts';

/** The use cases of a fair's settings, for server and browser. */
export const fairUseCases = (office: FairOffice, log: Log) => ({
  readFair: logged(readFair(office), log),
  saveFair: logged(saveFair(office), log),
  changeFairState: logged(changeFairState(office), log),
});

/** The use cases of a fair's rules for profiles, for server and browser. */
export const profileRuleUseCases = (office: ProfileRuleOffice, log: Log) => ({
  readProfileRules: logged(office.rules, log),
  saveProfileRules: logged(saveProfileRules(office), log),
});

/** The use cases of a fair's team, for the browser. */
export const teamUseCases = (office: TeamOffice, log: Log) => ({
  changeTeam: logged(changeTeam(office), log),
});

/** The use cases of the keys of programs, for the browser. */
export const serviceKeyUseCases = (office: ServiceKeyOffice, log: Log) => ({
  createServiceKey: logged(createServiceKey(office), log),
  revokeServiceKey: logged(office.revoke, log),
});

/** The use cases of the organiser's programs that are called, for the browser. */
export const webhookUseCases = (office: WebhookOffice, log: Log) => ({
  listWebhooks: logged(office.webhooks, log),
  createWebhook: logged(createWebhook(office), log),
  pauseWebhook: logged(office.pause, log),
  resumeWebhook: logged(office.resume, log),
  removeWebhook: logged(office.remove, log),
  testWebhook: logged(office.test, log),
  listDeliveries: logged(office.deliveries, log),
  resendDelivery: logged(office.resend, log),
});

/** The use cases of a fair's awards, for the browser. */
export const awardPlanUseCases = (planner: AwardPlanner, log: Log) => ({
  planAwards: logged(planner.plan, log),
  saveAward: logged(saveAward(planner), log),
  removeAward: logged(planner.remove, log),
});

/** The use cases of a fair's categories, for the browser. */
export const categoryUseCases = (planner: CategoryPlanner, log: Log) => ({
  planCategories: logged(planner.plan, log),
  saveCategory: logged(saveCategory(planner), log),
  moveCategory: logged(planner.move, log),
  removeCategory: logged(planner.remove, log),
});

/** The use cases of the texts of a fair's mails, for the browser. */
export const mailTextUseCases = (office: MailTextOffice, log: Log) => ({
  listMailTexts: logged(office.texts, log),
  saveMailText: logged(saveMailText(office), log),
  findMailReaders: logged(office.readers, log),
  readMailSample: logged(office.sample, log),
});

/** The use cases of how long a fair stores what, for the browser. */
export const retentionUseCases = (office: RetentionOffice, log: Log) => ({
  readRetention: logged(office.settings, log),
  saveRetention: logged(saveRetention(office), log),
});

/** The use cases of a fair's website, for the browser. */
export const websiteUseCases = (office: WebsiteOffice, log: Log) => ({
  readWebsite: logged(office.website, log),
  saveWebsite: logged(saveWebsite(office), log),
  saveWebsitePicture: logged(saveWebsitePicture(office), log),
  deleteWebsitePicture: logged(office.deletePicture, log),
});

/** The use cases of a fair's words, for the browser. */
export const wordUseCases = (office: WordOffice, log: Log) => ({
  listStoredWords: logged(office.words, log),
  saveWord: logged(saveWord(office), log),
});

/** The use case of a next edition, for the browser. */
export const editionUseCases = (office: EditionOffice, log: Log) => ({
  makeNextEdition: logged(makeNextEdition(office), log),
});

/** The use cases of a fair's history, for the browser. */
export const auditUseCases = ({ latest, restore }: Omit<AuditTrail, 'entries'>, log: Log) => ({
  findLatestChange: logged(latest, log),
  restoreChange: logged(restore, log),
});
