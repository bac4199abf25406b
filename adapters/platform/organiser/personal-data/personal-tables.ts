/** What a column of a table says about a company or a person. */
export type PersonalReference =
  | 'company'
  | 'account'
  | 'product'
  | 'newsItem'
  | 'questionnaire'
  | 'email'
  | 'user'
  | 'record'
  | 'subject';

/** A table with data about companies or people. */
export interface PersonalTable {
  readonly table: string;
  /** The columns by which its rows are found. */
  readonly by: Readonly<Record<string, PersonalReference>>;
  /** Other columns that name a person. */
  readonly names?: readonly string[];
  /** Columns that are never shown: hashes and sealed sessions. */
  readonly secrets?: readonly string[];
}

const ofCompany = (table: string): PersonalTable => ({ table, by: { participationId: 'company' } });

/**
 * Every table with data about a company or its people, in reading order.
 *
 * A test compares the list with the schema: a new table with such a column belongs here, or has a reason in
 * {@link NOT_PERSONAL}.
 */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  { table: 'participations', by: { id: 'company', email: 'email' } },
  { table: 'accounts', by: { id: 'account' }, names: ['email'] },
  ...['addresses', 'uris', 'webAccounts', 'stands', 'brands', 'participationCategories'].map(ofCompany),
  ...['participationSegments', 'addOns', 'registrations', 'taskDeadlines'].map(ofCompany),
  { table: 'tasks', by: { participationId: 'company' }, names: ['completedBy'] },
  ofCompany('exhibitorIndex'),
  { table: 'taskChanges', by: { participationId: 'company' }, names: ['actor'] },
  ofCompany('products'),
  { table: 'productCategories', by: { productId: 'product' } },
  { table: 'newsItems', by: { participationId: 'company' }, names: ['authorEmail'] },
  {
    table: 'images',
    by: {
      participationId: 'company',
      productId: 'product',
      newsItemId: 'newsItem',
      questionnaireId: 'questionnaire',
    },
  },
  {
    table: 'documents',
    by: { participationId: 'company', productId: 'product', questionnaireId: 'questionnaire' },
  },
  { table: 'videos', by: { participationId: 'company', productId: 'product' } },
  { table: 'questionnaires', by: { participationId: 'company', productId: 'product' } },
  { table: 'questionnaireRevisions', by: { questionnaireId: 'questionnaire' }, names: ['submittedBy'] },
  { table: 'answers', by: { questionnaireId: 'questionnaire' } },
  { table: 'eventPermissions', by: { participationId: 'company' }, names: ['email'] },
  { table: 'invitations', by: { participationId: 'company' }, names: ['email'], secrets: ['tokenHash'] },
  { table: 'users', by: { email: 'email' }, secrets: ['passwordHash'] },
  { table: 'signIns', by: { email: 'email' } },
  { table: 'sessions', by: { email: 'email' }, secrets: ['idHash', 'sealed'] },
  { table: 'tokens', by: { subject: 'user' }, secrets: ['accessHash', 'refreshHash'] },
  { table: 'passwordResets', by: { userId: 'user' }, secrets: ['tokenHash'] },
  { table: 'signInLinks', by: { userId: 'user' }, secrets: ['tokenHash'] },
  { table: 'accessRequests', by: { email: 'email' } },
  {
    table: 'visitorRegistrations',
    by: { email: 'email' },
    secrets: ['tokenHash', 'passwordHash'],
  },
  { table: 'administrators', by: { email: 'email' } },
  { table: 'setupLinks', by: { email: 'email' }, secrets: ['tokenHash'] },
  { table: 'deskPreferences', by: { email: 'email' } },
  { table: 'articleReactions', by: { userId: 'user' } },
  { table: 'messageReads', by: { email: 'email' } },
  { table: 'remindedDays', by: { email: 'email' } },
  {
    table: 'outbox',
    by: { participationId: 'company', recipient: 'email' },
    // Of a mail about several fairs, an organiser has the own part only.
    secrets: ['leaseBy', 'leaseUntil', 'wholeSubject', 'wholeBody'],
  },
  { table: 'contactMessages', by: { exhibitorEmail: 'email' } },
  { table: 'letters', by: { actor: 'email' } },
  { table: 'pageEditors', by: { email: 'email' } },
  // Texts and images of the website that stay; their editors are named beside them.
  { table: 'pageDrafts', by: {}, names: ['publishBy', 'publishedBy'] },
  { table: 'pageVersions', by: {}, names: ['editor'] },
  { table: 'siteImages', by: {}, names: ['uploadedBy'] },
  // A key works for the fair, not for the administrator who made it.
  { table: 'serviceKeys', by: {}, names: ['createdBy'], secrets: ['secretHash'] },
  // The address of a program may have its password.
  { table: 'webhooks', by: {}, names: ['createdBy'], secrets: ['url', 'secret', 'leaseBy', 'leaseUntil'] },
  { table: 'imports', by: { actor: 'email' } },
  { table: 'importSteps', by: { rowId: 'record', participationId: 'company' } },
  { table: 'auditEntries', by: { subject: 'subject', actor: 'email' } },
];

/** The tables that say nothing about a company or a person, and why. */
export const NOT_PERSONAL: Readonly<Record<string, string>> = {
  shows: 'of the organiser',
  organizers: 'of the organiser',
  events: 'of the organiser',
  fairSlugs: 'of the organiser',
  segments: 'of the fair',
  categories: 'of the fair',
  taskDefinitions: 'of the fair',
  messages: 'of the fair',
  awards: 'of the fair',
  awardCategories: 'of the fair',
  sites: 'of the website',
  pages: 'of the website',
  previewLinks: 'of the website; a hash, a page and a time',
  dictionary: 'of the website',
  contentStamps: 'of the website',
  reminderSettings: 'of the fair',
  letterSlices: 'deleted within minutes; who has left since is not mailed',
  fileContents: 'found by the keys of files',
  rateLimits: 'hashes; deleted within hours',
  files: 'found by the addresses in images and documents',
  staleExhibitors: 'marks companies that the list of exhibitors reads again',
  exhibitorRefreshes: 'of the fair',
  webhookChanges: 'ids of what changed; deleted within seconds',
  webhookDeliveries: 'ids of what changed; deleted after a month',
  idempotencyKeys: 'deleted after two days',
  migrations: 'of the schema',
};
