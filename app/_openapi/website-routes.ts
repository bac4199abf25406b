import { ContactBodySchema } from '@fairdesk/core/contact';
import * as z from 'zod/mini';
import { ContentChange, PageEvent, ReactionBodies } from '#app/_http/request-bodies.ts';
import { listOf, required, texts } from './parameters.ts';
import { file, type RouteDescriptions, redirect } from './route-description.ts';
import { NewsList, NewsQuery, Scope, SearchParameters, SearchResult } from './website-schemas.ts';

const EditorFailure = z.record(z.string(), z.string());

/** The public website, and other systems. */
export const websiteRoutes = {
  analytics: {
    POST: {
      summary: 'Records an event of a visitor who consented to it.',
      permission: 'none',
      body: PageEvent,
      isLimited: true,
      response: { kind: 'empty', status: 204 },
    },
  },
  contact: {
    POST: {
      summary: 'Sends a contact message to the organiser; the recipient in the body is ignored.',
      permission: 'none',
      query: texts('event'),
      body: ContactBodySchema,
      takesKey: true,
      mayBeMissing: true,
      isLimited: true,
    },
  },
  'contact/form': {
    POST: {
      summary:
        'Sends a contact message by a plain form: redirects back to its page, with the outcome in the query.',
      permission: 'none',
      query: texts('event'),
      form: texts('name', 'email', 'company', 'message'),
      takesKey: true,
      isLimited: true,
      response: redirect(303),
    },
  },
  'content/changed': {
    POST: {
      summary:
        'Webhook of a content platform for published content; requires the secret in the header `x-webhook-secret`.',
      permission: 'webhook-secret',
      body: ContentChange,
    },
  },
  'editing/config': {
    GET: {
      summary: 'The first request of the editor.',
      permission: 'editing-secret',
      failure: EditorFailure,
      query: texts('secret'),
      response: z.object({
        components: z.array(z.string()),
        packages: z.record(z.string(), z.string()),
        editMode: z.string(),
      }),
    },
  },
  'editing/render': {
    GET: {
      summary: 'Opens a page in the editor.',
      permission: 'editing-secret',
      failure: EditorFailure,
      response: redirect(307),
    },
  },
  healthz: {
    GET: {
      summary: 'Liveness of the process; calls no other service.',
      permission: 'none',
      response: z.object({ status: z.string(), version: z.string() }),
    },
  },
  news: {
    GET: {
      summary: 'More of the news on a public page, with the same visibility as the page.',
      permission: 'none',
      query: NewsQuery,
      response: NewsList,
    },
  },
  'openapi.json': {
    GET: {
      summary: 'This description.',
      permission: 'none',
      response: z.record(z.string(), z.unknown()),
    },
  },
  readyz: {
    GET: {
      summary: 'Readiness: the store responds, the data folder is writable, and the process is not stopping.',
      permission: 'none',
      response: z.object({ status: z.string() }),
    },
  },
  'search/[language]/get-search-result': {
    GET: {
      summary: 'The public search.',
      permission: 'none',
      query: SearchParameters,
      isLimited: true,
      response: SearchResult,
    },
  },
  'search/[language]/get-search-scope': {
    GET: {
      summary: 'The scope that a search covers: `?scope={id}`.',
      permission: 'none',
      query: required('scope'),
      response: Scope,
    },
  },
  'sites/[site]/get-configuration-property': {
    GET: {
      summary: 'The property `globalSearchSourceId` of a site, the only public one.',
      permission: 'none',
      query: required('property'),
      response: z.object({ property: z.string(), value: z.string() }),
    },
  },
  'video-posters/[type]/[videoId]': {
    GET: {
      summary:
        'The poster of a video on a public page, served from here instead of the video host; a transparent picture if the host has none.',
      permission: 'none',
      isLimited: true,
      response: file('image/webp', 'image/svg+xml'),
    },
  },
  'visitor/articles/[articleId]/articleData': {
    GET: {
      summary: 'The likes of an article: `{ "likes": 12 }`.',
      permission: 'none',
      response: z.object({ likes: z.number() }),
    },
  },
  'visitor/articles/[articleId]/toggleDislike': {
    POST: {
      summary: 'Body: `{ "dislike": true }`, the wanted state.',
      permission: 'session',
      body: ReactionBodies.dislike,
      isLimited: true,
    },
  },
  'visitor/articles/[articleId]/toggleLike': {
    POST: {
      summary: 'Body: `{ "like": true }`, the wanted state.',
      permission: 'session',
      body: ReactionBodies.like,
      isLimited: true,
    },
  },
  'visitor/articles/[articleId]/toggleSave': {
    POST: {
      summary: 'Body: `{ "save": true }`, the wanted state.',
      permission: 'session',
      body: ReactionBodies.save,
      isLimited: true,
    },
  },
  'visitor/articles/[articleId]/visitorStatus': {
    GET: {
      summary: 'The signed-in visitor’s own reactions.',
      permission: 'session',
      response: z.object({ isLike: z.boolean(), isDislike: z.boolean(), isSave: z.boolean() }),
    },
  },
  'visitor/savedArticles': {
    GET: {
      summary: 'The ids of the articles the visitor has saved, most recently saved first: `{ "items": [] }`.',
      permission: 'session',
      response: listOf(z.string()),
    },
  },
} satisfies RouteDescriptions;
