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
  'session/register': 'everybody',
  'session/reset-password': 'everybody',
  'session/sign-in-link': 'everybody',
  'session/visitors': 'everybody',
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
