import type { Container, ServiceIdentifier } from 'inversify';
import { ARTICLE_FINDER, REACTION_BOOK } from './articles.ts';
import { AWARD_DESK, AWARD_FORMS } from './awards.ts';
import { SINGLE_SIGN_ON, START_SESSION_BY_SIGN_ON } from './bind-sign-on.ts';
import { COMPANY_USE_CASES } from './company-use-cases.ts';
import { CONTACT_DESK, CONTACT_INBOX } from './contact.ts';
import { MESSAGE_BOARD } from './dashboard.ts';
import {
  CHOICES,
  LIST_EVENTS,
  LIST_PARTICIPATIONS,
  REQUEST_EVENTS,
  REQUEST_SITES,
  REQUIRE_PERMISSION,
  REQUIRE_TASK_PERMISSION,
  VALIDATE_VISIT,
} from './events.ts';
import { FEED_READER } from './feeds.ts';
import { VIDEO_DESK } from './media.ts';
import {
  APPROVAL_DESK,
  ARCHIVES,
  AUDIT_TRAIL,
  AWARD_PLANNER,
  CATEGORY_PLANNER,
  DELETION_OFFICE,
  EDITION_OFFICE,
  ENTRY_DESK,
  EXHIBITOR_LIST,
  EXHIBITOR_TABLES,
  FAIR_OFFICE,
  FAIR_REGISTRY,
  FRAME_OFFICE,
  IMPORT_OFFICE,
  LETTER_DESK,
  LIST_EXPORTS,
  MAIL_LOG,
  MAIL_TEXTS,
  MESSAGE_PLANNER,
  OPEN_DESK,
  OVERVIEW,
  PAGE_API,
  PAGE_OFFICE,
  PROFILE_RULES,
  REMINDER_OFFICE,
  RETENTION,
  SERVICE_KEYS,
  SITE_IMAGES,
  TASK_PLANNER,
  TEAM,
  WEBHOOKS,
  WEBSITE,
  WORDS,
} from './organiser/organiser.ts';
import { DICTIONARY, EDITING_SOURCE, ERROR_PAGES, NEWS_SOURCE, PAGE_SOURCE, SITE_ROUTES } from './page.ts';
import { OPEN_ACCREDITATION, SIGN_VISIT } from './partners.ts';
import { OPEN_PORTAL_PAGE, OPEN_PUBLIC_PAGE } from './portal.ts';
import { EXHIBITOR_DIRECTORY, PRODUCT_DIRECTORY, PROFILE_EDITOR, PROFILE_SETTINGS } from './profile.ts';
import { SEARCH_SERVICE, SEARCH_SETUP } from './search.ts';
import {
  DELETE_ACCOUNT,
  END_SESSION,
  IDENTITY_PROVIDER,
  REQUEST_ACCESS,
  REQUEST_SESSION,
  SESSION_STORE,
  SETUP_DESK,
  START_SESSION,
  START_SESSION_BY_LINK,
} from './session.ts';
import { TASK_KEEPER } from './tasks.ts';
import { CLOCK, LOG, token } from './token.ts';

/** The use cases of pages and routes that share what a request has read, by name: made for each request. */
export const OF_REQUEST = {
  // Session
  openSession: REQUEST_SESSION,
  access: REQUEST_ACCESS,
  // Events
  events: REQUEST_EVENTS,
  sites: REQUEST_SITES,
  listEvents: LIST_EVENTS,
  listParticipations: LIST_PARTICIPATIONS,
  requirePermission: REQUIRE_PERMISSION,
  requireTaskPermission: REQUIRE_TASK_PERMISSION,
  validateVisit: VALIDATE_VISIT,
  choicesIn: CHOICES,
  // Portal
  openPortalPage: OPEN_PORTAL_PAGE,
  tasksOf: TASK_KEEPER,
  messagesOf: MESSAGE_BOARD,
  awardDeskOf: AWARD_DESK,
  awardFormsOf: AWARD_FORMS,
  // Organiser
  openDesk: OPEN_DESK,
  // Site
  openPublicPageOf: OPEN_PUBLIC_PAGE,
} as const;

/** The others, made once. Names that end in `Of` are factories for one caller. */
const SHARED = {
  clock: CLOCK,
  log: LOG,
  // Session
  startSession: START_SESSION,
  startSessionByLink: START_SESSION_BY_LINK,
  singleSignOn: SINGLE_SIGN_ON,
  startSessionBySignOn: START_SESSION_BY_SIGN_ON,
  endSession: END_SESSION,
  deleteAccount: DELETE_ACCOUNT,
  sessions: SESSION_STORE,
  identity: IDENTITY_PROVIDER,
  setup: SETUP_DESK,
  // Portal
  companyOf: COMPANY_USE_CASES,
  profileEditorOf: PROFILE_EDITOR,
  profileSettings: PROFILE_SETTINGS,
  contactDeskOf: CONTACT_DESK,
  contactInbox: CONTACT_INBOX,
  openAccreditation: OPEN_ACCREDITATION,
  signVisit: SIGN_VISIT,
  // Organiser
  overviewOf: OVERVIEW,
  auditTrailOf: AUDIT_TRAIL,
  exhibitorListOf: EXHIBITOR_LIST,
  exhibitorTablesOf: EXHIBITOR_TABLES,
  editionOfficeOf: EDITION_OFFICE,
  fairOfficeOf: FAIR_OFFICE,
  fairRegistryOf: FAIR_REGISTRY,
  approvalDeskOf: APPROVAL_DESK,
  importOfficeOf: IMPORT_OFFICE,
  pageOfficeOf: PAGE_OFFICE,
  pageApiOf: PAGE_API,
  frameOfficeOf: FRAME_OFFICE,
  profileRuleOfficeOf: PROFILE_RULES,
  archivesOf: ARCHIVES,
  retentionOfficeOf: RETENTION,
  siteImagesOf: SITE_IMAGES,
  websiteOfficeOf: WEBSITE,
  awardPlannerOf: AWARD_PLANNER,
  entryDeskOf: ENTRY_DESK,
  categoryPlannerOf: CATEGORY_PLANNER,
  wordOfficeOf: WORDS,
  serviceKeyOfficeOf: SERVICE_KEYS,
  webhookOfficeOf: WEBHOOKS,
  teamOfficeOf: TEAM,
  deletionOfficeOf: DELETION_OFFICE,
  listExportsOf: LIST_EXPORTS,
  mailLogOf: MAIL_LOG,
  mailTextOfficeOf: MAIL_TEXTS,
  letterDeskOf: LETTER_DESK,
  messagePlannerOf: MESSAGE_PLANNER,
  taskPlannerOf: TASK_PLANNER,
  reminderOfficeOf: REMINDER_OFFICE,
  // Site
  pages: PAGE_SOURCE,
  errorPages: ERROR_PAGES,
  siteRoutes: SITE_ROUTES,
  dictionary: DICTIONARY,
  editingPages: EDITING_SOURCE,
  articles: NEWS_SOURCE,
  articleFinder: ARTICLE_FINDER,
  reactionsOf: REACTION_BOOK,
  feeds: FEED_READER,
  search: SEARCH_SERVICE,
  searchSetup: SEARCH_SETUP,
  exhibitors: EXHIBITOR_DIRECTORY,
  products: PRODUCT_DIRECTORY,
  videos: VIDEO_DESK,
} as const;

type Resolved<Token> = [Token] extends [ServiceIdentifier<infer T>] ? T : never;

type Named<Tokens> = { readonly [Name in keyof Tokens]: Resolved<Tokens[Name]> };

/** Everything pages and routes use. */
export type UseCases = Named<typeof OF_REQUEST> & Named<typeof SHARED>;

export const USE_CASES = token<UseCases>('use cases');
const SHARED_USE_CASES = token<Named<typeof SHARED>>('shared use cases');

/** Those of a request are resolved together, so that request-scoped bindings are shared between all of them. */
export const bindUseCases = (server: Container): void => {
  const [own, shared] = [recordOf(OF_REQUEST), recordOf(SHARED)];
  server.bind(SHARED_USE_CASES).toResolvedValue((...values) => shared.of(values), shared.tokens);
  server
    .bind(USE_CASES)
    .toResolvedValue(
      (others, ...values) => ({ ...others, ...own.of(values) }),
      [SHARED_USE_CASES, ...own.tokens],
    )
    .inTransientScope();
};

const recordOf = <Tokens extends Readonly<Record<string, ServiceIdentifier<unknown>>>>(tokens: Tokens) => {
  const names = Object.keys(tokens);
  return {
    tokens: Object.values(tokens),
    // The only cast: converts the list of values to a record.
    of: (values: readonly unknown[]) =>
      Object.fromEntries(names.map((name, index) => [name, values[index]])) as Named<Tokens>,
  };
};
