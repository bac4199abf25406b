import {
  CategoryBodySchema,
  CategoryMoveBodySchema,
  CategoryPlanSchema,
  CategoryRemovalBodySchema,
  CreatedFairSchema,
  EditionSourceSchema,
  FairFormBodySchema,
  FairSettingsSchema,
  FairStateBodySchema,
  LatestChangeSchema,
  NewCategoryBodySchema,
  NewFairBodySchema,
  NewServiceKeyBodySchema,
  NewServiceKeySchema,
  NewWebhookBodySchema,
  NewWebhookSchema,
  NextEditionBodySchema,
  ProfileRulesBodySchema,
  ProfileRulesSchema,
  RetentionSettingsSchema,
  ServiceKeyRevocationSchema,
  ServiceKeysSchema,
  StoredWordSchema,
  StoredWordsSchema,
  TeamChangeSchema,
  TeamSchema,
  WebhookDeliveriesSchema,
  WebhooksSchema,
  WebhookTargetSchema,
  WebsiteBodySchema,
  WebsitePicturesSchema,
  WebsiteSchema,
  WordBodySchema,
} from '@fairdesk/core/organiser';
import { NoTexts } from '#app/_http/request-bodies.ts';
import { required, TableQuery, texts } from './parameters.ts';
import { file, type RouteDescriptions, TABLE } from './route-description.ts';

/** The fair itself at the organiser’s desk. */
export const organiserFairRoutes = {
  'organiser/[eventId]/audit/latest': {
    GET: {
      summary: 'Who changed a subject of the history last, and when; none for a subject without changes.',
      permission: 'run-event',
      query: required('subject'),
      response: LatestChangeSchema,
    },
  },
  'organiser/[eventId]/audit/[entryId]/restore': {
    POST: { summary: 'Undoes an action of the history.', permission: 'run-event' },
  },
  'organiser/[eventId]/categories': {
    GET: { summary: 'The categories of the fair.', permission: 'manage-event', response: CategoryPlanSchema },
    POST: {
      summary: 'Adds a category.',
      permission: 'manage-event',
      body: NewCategoryBodySchema,
      response: CategoryPlanSchema,
    },
    PUT: {
      summary: 'Changes a category.',
      permission: 'manage-event',
      body: CategoryBodySchema,
      response: CategoryPlanSchema,
    },
  },
  'organiser/[eventId]/categories/move': {
    POST: {
      summary: 'Moves a category with everything below it.',
      permission: 'manage-event',
      body: CategoryMoveBodySchema,
      response: CategoryPlanSchema,
    },
  },
  'organiser/[eventId]/categories/remove': {
    POST: {
      summary: 'Deletes a category, or merges it into another.',
      permission: 'manage-event',
      body: CategoryRemovalBodySchema,
      response: CategoryPlanSchema,
    },
  },
  'organiser/[eventId]/edition': {
    GET: {
      summary: 'What the fair has to copy as its next edition.',
      permission: 'manage-event',
      response: EditionSourceSchema,
    },
    POST: {
      summary: 'Creates the next edition of the fair.',
      permission: 'manage-event',
      body: NextEditionBodySchema,
      response: CreatedFairSchema,
    },
  },
  'organiser/[eventId]/fair': {
    GET: { summary: 'The settings of the fair.', permission: 'run-event', response: FairSettingsSchema },
    PUT: {
      summary: 'Replaces the settings of the fair.',
      permission: 'manage-event',
      body: FairFormBodySchema,
      response: FairSettingsSchema,
    },
  },
  'organiser/[eventId]/fair/state': {
    PUT: {
      summary: 'Moves the fair to another state: draft, published, cancelled or archived.',
      permission: 'manage-event',
      body: FairStateBodySchema,
      response: FairSettingsSchema,
    },
  },
  'organiser/[eventId]/folder': {
    GET: {
      summary: 'The whole fair as a ZIP archive of the folder that the import reads.',
      permission: 'manage-event',
      response: file('application/zip'),
    },
  },
  'organiser/[eventId]/lists/[list]': {
    GET: {
      summary: 'A list of the whole fair as CSV or XLSX, in the words of the reader’s language.',
      permission: 'manage-event',
      query: TableQuery,
      response: TABLE,
    },
  },
  'organiser/[eventId]/profile-rules': {
    GET: {
      summary: 'What the fair decides about company profiles.',
      permission: 'run-event',
      response: ProfileRulesSchema,
    },
    PUT: {
      summary: 'Replaces what the fair decides about company profiles.',
      permission: 'manage-event',
      body: ProfileRulesBodySchema,
      response: ProfileRulesSchema,
    },
  },
  'organiser/[eventId]/retention': {
    GET: {
      summary: 'How long the fair stores what.',
      permission: 'manage-event',
      response: RetentionSettingsSchema,
    },
    PUT: {
      summary: 'Replaces how long the fair stores what.',
      permission: 'manage-event',
      body: RetentionSettingsSchema,
      response: RetentionSettingsSchema,
    },
  },
  'organiser/[eventId]/service-keys': {
    GET: {
      summary: 'The keys with which programs use the JSON:API.',
      permission: 'manage-event',
      response: ServiceKeysSchema,
    },
    POST: {
      summary: 'Makes a key; its secret is in this response only.',
      permission: 'manage-event',
      body: NewServiceKeyBodySchema,
      response: NewServiceKeySchema,
    },
  },
  'organiser/[eventId]/service-keys/revoke': {
    POST: {
      summary: 'Ends a key at once.',
      permission: 'manage-event',
      body: ServiceKeyRevocationSchema,
      response: ServiceKeysSchema,
    },
  },
  'organiser/[eventId]/team': {
    GET: { summary: 'The organisers of the fair.', permission: 'manage-event', response: TeamSchema },
    POST: {
      summary: 'Invites an organiser, changes a role or removes one.',
      permission: 'manage-event',
      body: TeamChangeSchema,
      response: TeamSchema,
    },
  },
  'organiser/[eventId]/webhooks': {
    GET: {
      summary: 'The programs that are called when something of the fair changes.',
      permission: 'manage-event',
      response: WebhooksSchema,
    },
    POST: {
      summary: 'Makes a webhook; its secret is in this response only.',
      permission: 'manage-event',
      body: NewWebhookBodySchema,
      response: NewWebhookSchema,
    },
  },
  'organiser/[eventId]/webhooks/deliveries': {
    GET: {
      summary: 'The last deliveries of a webhook, `?webhook=`.',
      permission: 'manage-event',
      query: required('webhook'),
      response: WebhookDeliveriesSchema,
    },
  },
  'organiser/[eventId]/webhooks/pause': {
    POST: {
      summary: 'Sends nothing until it is resumed; changes meanwhile are not reported.',
      permission: 'manage-event',
      body: WebhookTargetSchema,
      response: WebhooksSchema,
    },
  },
  'organiser/[eventId]/webhooks/remove': {
    POST: {
      summary: 'Deletes a webhook with its deliveries.',
      permission: 'manage-event',
      body: WebhookTargetSchema,
      response: WebhooksSchema,
    },
  },
  'organiser/[eventId]/webhooks/resend': {
    POST: {
      summary: 'Queues a delivered or failed delivery again, with the same id.',
      permission: 'manage-event',
      body: WebhookTargetSchema,
      response: WebhookDeliveriesSchema,
    },
  },
  'organiser/[eventId]/webhooks/resume': {
    POST: {
      summary: 'Reports changes again.',
      permission: 'manage-event',
      body: WebhookTargetSchema,
      response: WebhooksSchema,
    },
  },
  'organiser/[eventId]/webhooks/test': {
    POST: {
      summary: 'Queues a message without changes, to try the program.',
      permission: 'manage-event',
      body: WebhookTargetSchema,
      response: WebhookDeliveriesSchema,
    },
  },
  'organiser/[eventId]/website': {
    GET: {
      summary: 'The settings of the fair’s website.',
      permission: 'manage-event',
      response: WebsiteSchema,
    },
    PUT: {
      summary: 'Replaces the settings of the fair’s website.',
      permission: 'manage-event',
      body: WebsiteBodySchema,
      response: WebsiteSchema,
    },
  },
  'organiser/[eventId]/website/[picture]': {
    POST: {
      summary:
        'Replaces a picture of the fair’s website, as a form with one `file`: any, or the one at the address `replaces`.',
      permission: 'manage-event',
      query: texts('replaces'),
      upload: NoTexts,
      response: WebsitePicturesSchema,
    },
    DELETE: {
      summary: 'Removes a picture of the fair’s website: any, or the one at the address `replaces`.',
      permission: 'manage-event',
      query: texts('replaces'),
      response: WebsitePicturesSchema,
    },
  },
  'organiser/[eventId]/words': {
    GET: { summary: 'The words of the fair.', permission: 'manage-event', response: StoredWordsSchema },
    PUT: {
      summary: 'Replaces the texts of one key; they need the placeholders of the built-in ones.',
      permission: 'manage-event',
      body: WordBodySchema,
      response: StoredWordSchema,
    },
  },
  'organiser/fairs': {
    POST: {
      summary: 'Creates a fair; for users who may not, the address does not exist.',
      permission: 'session',
      body: NewFairBodySchema,
      response: CreatedFairSchema,
    },
  },
} satisfies RouteDescriptions;
