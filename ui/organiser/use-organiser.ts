'use client';

import type {
  ActOnMail,
  AddExhibitor,
  ApprovalDesk,
  AuditTrail,
  AwardPlanner,
  CategoryPlanner,
  ChangeExhibitor,
  ChangeExhibitorTask,
  ChangeFairState,
  ChangeTeam,
  CreateServiceKey,
  CreateTask,
  CreateWebhook,
  DeleteTarget,
  DeletionOffice,
  EntryDesk,
  ExhibitorList,
  ExtendTask,
  ImportOffice,
  LetterDesk,
  ListReader,
  MailLog,
  MailTextOffice,
  MakeNextEdition,
  MessagePlanner,
  PlanLetter,
  PlanReminders,
  PortalOpening,
  PreviewReminder,
  ProfileRuleOffice,
  ReadFair,
  ResendMails,
  RetentionOffice,
  RunImport,
  SaveAward,
  SaveCategory,
  SaveExhibitorView,
  SaveFair,
  SaveMailText,
  SaveMessage,
  SaveProfileRules,
  SaveReminders,
  SaveRetention,
  SaveTask,
  SaveWebsite,
  SaveWebsitePicture,
  SaveWord,
  SendBack,
  SendLetter,
  ServiceKeyOffice,
  SetEntryBack,
  TaskPlanner,
  WebhookOffice,
  WebsiteOffice,
  WordOffice,
} from '@fairdesk/core/organiser';
import type { Failure } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import { createContext, use } from 'react';
import type { EditorUseCases } from '../editor/editor-use-cases.ts';
import type { FrameUseCases } from './frame/frame-use-cases.ts';
import type { PageUseCases } from './pages/page-use-cases.ts';

/** All use cases of the organiser's desk that call services. */
export interface OrganiserUseCases extends EditorUseCases, PageUseCases, FrameUseCases {
  readonly listWaiting: ApprovalDesk['waiting'];
  readonly compareItem: ApprovalDesk['compare'];
  readonly approveItems: ApprovalDesk['approve'];
  readonly sendBack: SendBack;
  readonly listEntries: EntryDesk['page'];
  readonly openEntry: EntryDesk['open'];
  readonly setEntryBack: SetEntryBack;
  readonly restoreChange: AuditTrail['restore'];
  readonly findLatestChange: AuditTrail['latest'];
  readonly readProfileRules: ProfileRuleOffice['rules'];
  readonly saveProfileRules: SaveProfileRules;
  readonly changeTeam: ChangeTeam;
  readonly createServiceKey: CreateServiceKey;
  readonly revokeServiceKey: ServiceKeyOffice['revoke'];
  readonly listWebhooks: WebhookOffice['webhooks'];
  readonly createWebhook: CreateWebhook;
  readonly pauseWebhook: WebhookOffice['pause'];
  readonly resumeWebhook: WebhookOffice['resume'];
  readonly removeWebhook: WebhookOffice['remove'];
  readonly testWebhook: WebhookOffice['test'];
  readonly listDeliveries: WebhookOffice['deliveries'];
  readonly resendDelivery: WebhookOffice['resend'];
  readonly planDeletion: DeletionOffice['plan'];
  readonly deleteTarget: DeleteTarget;
  readonly planAwards: AwardPlanner['plan'];
  readonly saveAward: SaveAward;
  readonly removeAward: AwardPlanner['remove'];
  readonly planCategories: CategoryPlanner['plan'];
  readonly saveCategory: SaveCategory;
  readonly moveCategory: CategoryPlanner['move'];
  readonly removeCategory: CategoryPlanner['remove'];
  readonly listMailTexts: MailTextOffice['texts'];
  readonly saveMailText: SaveMailText;
  readonly findMailReaders: MailTextOffice['readers'];
  readonly readMailSample: MailTextOffice['sample'];
  readonly readRetention: RetentionOffice['settings'];
  readonly saveRetention: SaveRetention;
  readonly readWebsite: WebsiteOffice['website'];
  readonly saveWebsite: SaveWebsite;
  readonly saveWebsitePicture: SaveWebsitePicture;
  readonly deleteWebsitePicture: WebsiteOffice['deletePicture'];
  readonly listStoredWords: WordOffice['words'];
  readonly saveWord: SaveWord;
  readonly listExhibitors: ExhibitorList['page'];
  readonly saveExhibitorView: SaveExhibitorView;
  readonly deleteExhibitorView: ExhibitorList['deleteView'];
  readonly saveExhibitorColumns: ExhibitorList['saveColumns'];
  readonly readExhibitor: ExhibitorList['details'];
  readonly addExhibitor: AddExhibitor;
  readonly changeExhibitor: ChangeExhibitor;
  readonly changeExhibitorTask: ChangeExhibitorTask;
  readonly undoExhibitorTask: ExhibitorList['undoTask'];
  readonly planExhibitors: ExhibitorList['plan'];
  readonly actOnExhibitors: ExhibitorList['act'];
  readonly openAsCompany: PortalOpening['open'];
  readonly makeNextEdition: MakeNextEdition;
  readonly readFair: ReadFair;
  readonly saveFair: SaveFair;
  readonly changeFairState: ChangeFairState;
  readonly actOnMail: ActOnMail;
  readonly resendMails: ResendMails;
  readonly readMail: MailLog['read'];
  readonly listLetters: LetterDesk['list'];
  readonly planLetter: PlanLetter;
  readonly previewLetter: LetterDesk['preview'];
  readonly testLetter: LetterDesk['test'];
  readonly sendLetter: SendLetter;
  readonly cancelLetter: LetterDesk['cancel'];
  readonly planMessages: MessagePlanner['plan'];
  readonly findMessageCompanies: MessagePlanner['companies'];
  readonly saveMessage: SaveMessage;
  readonly removeMessage: MessagePlanner['remove'];
  readonly planTasks: TaskPlanner['plan'];
  readonly taskCompanies: TaskPlanner['companies'];
  readonly createTask: CreateTask;
  readonly saveTask: SaveTask;
  readonly removeTask: TaskPlanner['remove'];
  readonly moveTask: TaskPlanner['move'];
  readonly closeTask: TaskPlanner['close'];
  readonly reopenTask: TaskPlanner['reopen'];
  readonly extendTask: ExtendTask;
  readonly readList: ListReader['read'];
  readonly previewImport: ImportOffice['preview'];
  readonly startImport: ImportOffice['start'];
  readonly runImport: RunImport;
  readonly importHistory: ImportOffice['history'];
  readonly planUndo: ImportOffice['undoPlan'];
  readonly undoImport: ImportOffice['undo'];
  /** Downloads a file that a path of the fair's API makes from a JSON body. */
  readonly downloadTable: (path: string, body: object, name: string) => ResultAsync<void, Failure>;
  readonly planReminders: PlanReminders;
  readonly previewReminder: PreviewReminder;
  readonly saveReminders: SaveReminders;
}

const OrganiserContext = createContext<OrganiserUseCases | undefined>(undefined);

export const OrganiserProvider = OrganiserContext;

export const useOrganiser = (): OrganiserUseCases => {
  const organiser = use(OrganiserContext);
  if (organiser === undefined) throw new Error('useOrganiser needs an OrganiserProvider above it');
  return organiser;
};
