import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The source text of each guard. */
const MARKS = {
  permission: 'allowOnly(',
  // Checks the permission on the participation of the query.
  'participation of the query': 'participationIn(',
  // Checks permission, event and hidden tabs.
  company: '= companyRoute(',
  // Checks permission and event.
  award: '= award',
  organiser: 'organiserOnly(',
  // Checks the permission on the event.
  desk: '= organiserRoute(',
  'signed in': 'signedIn()',
  // Checks the session, then the article.
  reaction: '= reactionRoute(',
  'api key': 'isOurKey(',
  'webhook secret': 'isWebhook(',
  // The composition checks origin, secret and method.
  'editing secret': '= editing',
  everybody: '',
} as const;

const COMPANY = 'events/[eventId]/company-profile/[participationId]';

const AWARDS = 'events/[eventId]/awards/[participationId]/products';
const QUESTIONNAIRE = `${AWARDS}/[productId]/questionnaires/[questionnaireId]`;

/** Every route of the API with its guard. A new route must be added here. */
const ROUTES: Readonly<Record<string, keyof typeof MARKS>> = {
  analytics: 'everybody',
  contact: 'everybody',
  'contact/form': 'everybody',
  'content/changed': 'webhook secret',
  'editing/config': 'editing secret',
  'editing/render': 'editing secret',
  'dashboard/messages/[participationId]': 'permission',
  [AWARDS]: 'award',
  [QUESTIONNAIRE]: 'award',
  [`${QUESTIONNAIRE}/[answerId]/documents`]: 'award',
  [`${QUESTIONNAIRE}/[answerId]/images`]: 'award',
  [`${QUESTIONNAIRE}/delete`]: 'award',
  [`${QUESTIONNAIRE}/documents`]: 'award',
  [`${QUESTIONNAIRE}/images`]: 'award',
  [`${AWARDS}/[productId]/withdraw`]: 'award',
  'events/[eventId]/contact-messages': 'organiser',
  'events/[eventId]/participations': 'signed in',
  [`${COMPANY}`]: 'company',
  [`${COMPANY}/address`]: 'company',
  [`${COMPANY}/categories`]: 'company',
  [`${COMPANY}/documents`]: 'company',
  [`${COMPANY}/documents/[documentId]`]: 'company',
  [`${COMPANY}/documents/add`]: 'company',
  [`${COMPANY}/logo`]: 'company',
  [`${COMPANY}/logo/[logoId]`]: 'company',
  [`${COMPANY}/news`]: 'company',
  [`${COMPANY}/news/[newsId]`]: 'company',
  [`${COMPANY}/news/[newsId]/images`]: 'company',
  [`${COMPANY}/products`]: 'company',
  [`${COMPANY}/products/[productId]`]: 'company',
  [`${COMPANY}/products/[productId]/categories`]: 'company',
  [`${COMPANY}/products/[productId]/documents`]: 'company',
  [`${COMPANY}/products/[productId]/documents/[documentId]`]: 'company',
  [`${COMPANY}/products/[productId]/images`]: 'company',
  [`${COMPANY}/products/[productId]/images/[imageId]`]: 'company',
  [`${COMPANY}/products/[productId]/videos`]: 'company',
  [`${COMPANY}/products/[productId]/videos/[videoId]`]: 'company',
  [`${COMPANY}/uris`]: 'company',
  [`${COMPANY}/video-guide/[type]/[videoId]/poster`]: 'company',
  [`${COMPANY}/video-guide/[type]/[videoId]/title`]: 'company',
  [`${COMPANY}/videos`]: 'company',
  [`${COMPANY}/videos/[videoId]`]: 'company',
  'go/accreditation': 'participation of the query',
  'go/visit-connect': 'participation of the query',
  'events/only/[eventId]': 'signed in',
  'events/selection': 'signed in',
  'events/site-configuration': 'api key',
  healthz: 'everybody',
  news: 'everybody',
  readyz: 'everybody',
  'search/[language]/get-search-result': 'everybody',
  'search/[language]/get-search-scope': 'everybody',
  session: 'everybody',
  'session/account': 'signed in',
  'session/account/delete': 'signed in',
  'session/forgot-password': 'everybody',
  'session/form': 'everybody',
  'session/invitations/[token]': 'everybody',
  'session/mail-form': 'everybody',
  'session/register': 'everybody',
  'session/reset-password': 'everybody',
  // The link is the permission.
  'session/setup/[token]': 'everybody',
  'session/sign-in-link': 'everybody',
  // The state of the browser, and the signature of the provider, are the permission.
  'session/single-sign-on': 'everybody',
  'session/single-sign-on/callback': 'everybody',
  'session/single-sign-on/logout': 'everybody',
  'session/visitors': 'everybody',
  'organiser/fairs': 'signed in',
  'organiser/[eventId]/audit/[entryId]/restore': 'desk',
  'organiser/[eventId]/deletion': 'desk',
  'organiser/[eventId]/deletion/plan': 'desk',
  'organiser/[eventId]/edition': 'desk',
  'organiser/[eventId]/lists/[list]': 'desk',
  'organiser/[eventId]/exhibitors': 'desk',
  'organiser/[eventId]/exhibitors/[participationId]': 'desk',
  'organiser/[eventId]/exhibitors/[participationId]/open': 'desk',
  'organiser/[eventId]/exhibitors/act': 'desk',
  'organiser/[eventId]/exhibitors/choices': 'desk',
  'organiser/[eventId]/exhibitors/export': 'desk',
  'organiser/[eventId]/exhibitors/plan': 'desk',
  'organiser/[eventId]/exhibitors/preferences': 'desk',
  'organiser/[eventId]/exhibitors/preferences/columns': 'desk',
  'organiser/[eventId]/exhibitors/preferences/view': 'desk',
  'organiser/[eventId]/exhibitors/task': 'desk',
  'organiser/[eventId]/exhibitors/undo-task': 'desk',
  'organiser/[eventId]/exhibitors/[participationId]/data': 'desk',
  'organiser/[eventId]/folder': 'desk',
  'organiser/[eventId]/fair': 'desk',
  'organiser/[eventId]/fair/state': 'desk',
  'organiser/[eventId]/awards': 'desk',
  'organiser/[eventId]/awards/remove': 'desk',
  'organiser/[eventId]/categories': 'desk',
  'organiser/[eventId]/mail-texts': 'desk',
  'organiser/[eventId]/mail-texts/readers': 'desk',
  'organiser/[eventId]/mail-texts/sample': 'desk',
  'organiser/[eventId]/categories/move': 'desk',
  'organiser/[eventId]/categories/remove': 'desk',
  'organiser/[eventId]/approvals': 'desk',
  'organiser/[eventId]/approvals/[kind]/[itemId]': 'desk',
  'organiser/[eventId]/approvals/approve': 'desk',
  'organiser/[eventId]/approvals/send-back': 'desk',
  'organiser/[eventId]/letters': 'desk',
  'organiser/[eventId]/letters/[letterId]/cancel': 'desk',
  'organiser/[eventId]/letters/plan': 'desk',
  'organiser/[eventId]/letters/preview': 'desk',
  'organiser/[eventId]/imports': 'desk',
  'organiser/[eventId]/imports/[importId]/advance': 'desk',
  'organiser/[eventId]/imports/[importId]/undo': 'desk',
  'organiser/[eventId]/imports/faults': 'desk',
  'organiser/[eventId]/imports/preview': 'desk',
  'organiser/[eventId]/pages': 'desk',
  'organiser/[eventId]/pages/articles': 'desk',
  'organiser/[eventId]/pages/cancel': 'desk',
  'organiser/[eventId]/pages/canvas': 'desk',
  'organiser/[eventId]/pages/discard': 'desk',
  'organiser/[eventId]/pages/draft': 'desk',
  'organiser/[eventId]/pages/frames': 'desk',
  'organiser/[eventId]/pages/frames/canvas': 'desk',
  'organiser/[eventId]/pages/frames/join': 'desk',
  'organiser/[eventId]/pages/images': 'desk',
  'organiser/[eventId]/pages/images/[image]': 'desk',
  'organiser/[eventId]/pages/links': 'desk',
  'organiser/[eventId]/pages/move': 'desk',
  'organiser/[eventId]/pages/publish': 'desk',
  'organiser/[eventId]/pages/confirm-translations': 'desk',
  'organiser/[eventId]/pages/publish-changes': 'desk',
  'organiser/[eventId]/pages/remove': 'desk',
  'organiser/[eventId]/pages/preview-link': 'desk',
  'organiser/[eventId]/pages/restore': 'desk',
  'organiser/[eventId]/pages/revoke-previews': 'desk',
  'organiser/[eventId]/pages/undo-removal': 'desk',
  'organiser/[eventId]/pages/unpublish': 'desk',
  'organiser/[eventId]/pages/version': 'desk',
  'organiser/[eventId]/pages/versions': 'desk',
  'organiser/[eventId]/profile-rules': 'desk',
  'organiser/[eventId]/retention': 'desk',
  'organiser/[eventId]/team': 'desk',
  'organiser/[eventId]/website': 'desk',
  'organiser/[eventId]/website/[picture]': 'desk',
  'organiser/[eventId]/words': 'desk',
  'organiser/[eventId]/mail': 'desk',
  'organiser/[eventId]/mail/[mailId]': 'desk',
  'organiser/[eventId]/mail/[mailId]/cancel': 'desk',
  'organiser/[eventId]/mail/[mailId]/resend': 'desk',
  'organiser/[eventId]/mail/resend': 'desk',
  'organiser/[eventId]/messages': 'desk',
  'organiser/[eventId]/messages/[messageId]': 'desk',
  'organiser/[eventId]/messages/companies': 'desk',
  'organiser/[eventId]/tasks': 'desk',
  'organiser/[eventId]/tasks/close': 'desk',
  'organiser/[eventId]/tasks/extend': 'desk',
  'organiser/[eventId]/tasks/move': 'desk',
  'organiser/[eventId]/tasks/reopen': 'desk',
  'organiser/[eventId]/tasks/task': 'desk',
  'organiser/[eventId]/reminders': 'desk',
  'organiser/[eventId]/reminders/preview': 'desk',
  'sites/[site]/get-configuration-property': 'everybody',
  'tasks/[participationId]': 'permission',
  'tasks/ics/get-task-ics-file': 'signed in',
  'visitor/articles/[articleId]/articleData': 'everybody',
  'visitor/articles/[articleId]/toggleDislike': 'reaction',
  'visitor/articles/[articleId]/toggleLike': 'reaction',
  'visitor/articles/[articleId]/toggleSave': 'reaction',
  'visitor/articles/[articleId]/visitorStatus': 'signed in',
  'visitor/savedArticles': 'signed in',
  'video-posters/[type]/[videoId]': 'everybody',
};

const folder = new URL('../../app/api/', import.meta.url);
const routes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('route.ts'))
  .map((file) => file.replaceAll('\\', '/').replace(/\/route\.ts$/, ''))
  .sort();

describe('the API', () => {
  it('has a known guard for every route', () => {
    expect(routes).toEqual(Object.keys(ROUTES).sort());
  });

  for (const [route, guard] of Object.entries(ROUTES))
    it(`${route} is ${guard === 'everybody' ? 'public' : `guarded by ${guard}`}`, () => {
      const source = readFileSync(new URL(`${route}/route.ts`, folder), 'utf8');
      const methods = source.match(/export const (GET|POST|PUT|PATCH|DELETE)/g) ?? [];
      const guards = source.split(MARKS[guard]).length - 1;
      expect(methods.length).toBeGreaterThan(0);
      if (guard !== 'everybody') expect(guards).toBeGreaterThanOrEqual(methods.length);
    });
});
