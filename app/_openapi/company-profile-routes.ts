import {
  CompanyDocumentSchema,
  DocumentChangeSchema,
  DocumentFormSchema,
  VideoBodySchema,
  VideoSchema,
} from '@fairdesk/core/media';
import { NewsBodySchema, NewsImageFormSchema, NewsItemSchema } from '@fairdesk/core/news';
import {
  AccountBodySchema,
  AddressBodySchema,
  CategoriesBodySchema,
  CompanyProfileSchema,
  UrisBodySchema,
} from '@fairdesk/core/profile';
import * as z from 'zod/mini';
import { LogoFields } from '#app/_http/request-bodies.ts';
import { LanguageQuery, listOf } from './parameters.ts';
import { POSTER, type RouteDescriptions } from './route-description.ts';

/** The profile of a company. */
export const companyProfileRoutes = {
  'events/[eventId]/company-profile/[participationId]': {
    GET: {
      summary: 'The whole profile, in the requested `language`.',
      permission: 'read',
      query: LanguageQuery,
      response: CompanyProfileSchema,
    },
    POST: {
      summary: 'Saves the account card; without the permission to publish, `isPublic` stays unchanged.',
      permission: 'edit-profile',
      body: AccountBodySchema,
      takesKey: true,
      response: CompanyProfileSchema,
    },
  },
  'events/[eventId]/company-profile/[participationId]/address': {
    POST: {
      summary: 'Saves the address card; returns the whole profile.',
      permission: 'edit-profile',
      body: AddressBodySchema,
      takesKey: true,
      response: CompanyProfileSchema,
    },
  },
  'events/[eventId]/company-profile/[participationId]/categories': {
    POST: {
      summary: 'Replaces all categories; returns the whole profile.',
      permission: 'edit-profile',
      body: CategoriesBodySchema,
      takesKey: true,
      response: CompanyProfileSchema,
    },
  },
  'events/[eventId]/company-profile/[participationId]/documents': {
    GET: {
      summary: 'The company’s own documents, in its order.',
      permission: 'read',
      response: listOf(CompanyDocumentSchema),
    },
  },
  'events/[eventId]/company-profile/[participationId]/documents/[documentId]': {
    PATCH: {
      summary: 'Changes the details of a document; returns it.',
      permission: 'edit-profile',
      body: DocumentChangeSchema,
      takesKey: true,
      response: CompanyDocumentSchema,
    },
    DELETE: { summary: 'Removes a document.', permission: 'edit-profile', takesKey: true },
  },
  'events/[eventId]/company-profile/[participationId]/documents/add': {
    POST: {
      summary: 'Adds a document, as a form; returns it.',
      permission: 'edit-profile',
      upload: DocumentFormSchema,
      takesKey: true,
      response: CompanyDocumentSchema,
    },
  },
  'events/[eventId]/company-profile/[participationId]/logo': {
    POST: {
      summary:
        'Saves the logo, as a form with one `file` and the id of the logo it `replaces`; returns the whole profile.',
      permission: 'edit-profile',
      upload: LogoFields,
      takesKey: true,
      response: CompanyProfileSchema,
    },
  },
  'events/[eventId]/company-profile/[participationId]/logo/[logoId]': {
    POST: {
      summary: 'Restores the logo that was deleted last; returns the whole profile.',
      permission: 'edit-profile',
      takesKey: true,
      response: CompanyProfileSchema,
    },
    DELETE: {
      summary: 'Deletes the logo; returns the whole profile.',
      permission: 'edit-profile',
      takesKey: true,
      response: CompanyProfileSchema,
    },
  },
  'events/[eventId]/company-profile/[participationId]/news': {
    GET: {
      summary: 'The news, in the company’s order.',
      permission: 'read',
      response: listOf(NewsItemSchema),
    },
    POST: {
      summary: 'Adds or saves a news item; returns it.',
      permission: 'edit-profile',
      body: NewsBodySchema,
      takesKey: true,
      response: NewsItemSchema,
    },
  },
  'events/[eventId]/company-profile/[participationId]/news/[newsId]': {
    DELETE: { summary: 'Removes a news item with its image.', permission: 'edit-profile', takesKey: true },
  },
  'events/[eventId]/company-profile/[participationId]/news/[newsId]/images': {
    POST: {
      summary:
        'Sets the image of an item, as a form with `file`, `title` and the id of the image it `replaces`; returns the item.',
      permission: 'edit-profile',
      upload: NewsImageFormSchema,
      takesKey: true,
      response: NewsItemSchema,
    },
  },
  'events/[eventId]/company-profile/[participationId]/uris': {
    POST: {
      summary: 'Replaces all links; returns the whole profile.',
      permission: 'edit-profile',
      body: UrisBodySchema,
      takesKey: true,
      response: CompanyProfileSchema,
    },
  },
  'events/[eventId]/company-profile/[participationId]/video-guide/[type]/[videoId]/poster': {
    GET: {
      summary: 'The poster of a video, served from here instead of the video host; 204 if there is none.',
      permission: 'read',
      response: POSTER,
    },
  },
  'events/[eventId]/company-profile/[participationId]/video-guide/[type]/[videoId]/title': {
    GET: {
      summary: 'The title of a video at its host; an empty `title` if it is not known.',
      permission: 'edit-profile',
      response: z.object({ title: z.string() }),
    },
  },
  'events/[eventId]/company-profile/[participationId]/videos': {
    GET: {
      summary: 'The company’s own videos, in its order.',
      permission: 'read',
      response: listOf(VideoSchema),
    },
    POST: {
      summary: 'Adds the video of a `link`, or replaces another with it; returns it.',
      permission: 'edit-profile',
      body: VideoBodySchema,
      takesKey: true,
      response: VideoSchema,
    },
  },
  'events/[eventId]/company-profile/[participationId]/videos/[videoId]': {
    DELETE: { summary: 'Removes a video.', permission: 'edit-profile', takesKey: true },
  },
} satisfies RouteDescriptions;
