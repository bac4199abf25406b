import {
  ArticleListSchema,
  OpenedPageSchema,
  PageCanvasBodySchema,
  PageCanvasSchema,
  PageCreateBodySchema,
  PageDraftBodySchema,
  PageEntriesSchema,
  PageLinksSchema,
  PageMoveBodySchema,
  PagePlaceSchema,
  PagePublishBodySchema,
  PageRemoveBodySchema,
  PageRevisionBodySchema,
  PageVersionBodySchema,
  PageVersionPlaceSchema,
  PageVersionSchema,
  PageVersionsSchema,
  PreviewLinkBodySchema,
  PreviewLinkSchema,
  RevokedPreviewsSchema,
  SavedDraftSchema,
} from '@fairdesk/core/editor';
import type { RouteDescriptions } from './route-description.ts';

/** The pages of a fair’s website at the organiser’s desk. */
export const organiserPageRoutes = {
  'organiser/[eventId]/pages': {
    GET: {
      summary: 'The pages of the fair’s website.',
      permission: 'edit-site',
      response: PageEntriesSchema,
    },
    POST: {
      summary: 'Adds a page, an article, an error page or a dialog, as a draft.',
      permission: 'edit-site',
      body: PageCreateBodySchema,
      response: OpenedPageSchema,
    },
  },
  'organiser/[eventId]/pages/articles': {
    GET: {
      summary: 'The articles among the pages of the fair’s website.',
      permission: 'edit-site',
      response: ArticleListSchema,
    },
  },
  'organiser/[eventId]/pages/cancel': {
    POST: {
      summary: 'Cancels the scheduled publishing of a page.',
      permission: 'edit-site',
      body: PagePlaceSchema,
      response: OpenedPageSchema,
    },
  },
  'organiser/[eventId]/pages/canvas': {
    POST: {
      summary: 'Draws a page in the editor; saves nothing.',
      permission: 'edit-site',
      body: PageCanvasBodySchema,
      response: PageCanvasSchema,
    },
  },
  'organiser/[eventId]/pages/confirm-translations': {
    POST: {
      summary: 'Says that a page is up to date in every language.',
      permission: 'edit-site',
      body: PageRemoveBodySchema,
      response: PageEntriesSchema,
    },
  },
  'organiser/[eventId]/pages/discard': {
    POST: {
      summary: 'Discards the draft of a page.',
      permission: 'edit-site',
      body: PageRevisionBodySchema,
      response: OpenedPageSchema,
    },
  },
  'organiser/[eventId]/pages/draft': {
    GET: {
      summary: 'Opens a page in the editor.',
      permission: 'edit-site',
      query: PagePlaceSchema,
      response: OpenedPageSchema,
    },
    PUT: {
      summary: 'Saves the draft of a page.',
      permission: 'edit-site',
      body: PageDraftBodySchema,
      response: SavedDraftSchema,
    },
  },
  'organiser/[eventId]/pages/links': {
    GET: {
      summary: 'The pages that link to a page.',
      permission: 'edit-site',
      query: PageRemoveBodySchema,
      response: PageLinksSchema,
    },
  },
  'organiser/[eventId]/pages/move': {
    POST: {
      summary: 'Moves a page and those below it, in every language.',
      permission: 'edit-site',
      body: PageMoveBodySchema,
      response: PageEntriesSchema,
    },
  },
  'organiser/[eventId]/pages/preview-link': {
    POST: {
      summary: 'Makes a link to the draft of a page, or to the whole website as a draft.',
      permission: 'edit-site',
      body: PreviewLinkBodySchema,
      response: PreviewLinkSchema,
    },
  },
  'organiser/[eventId]/pages/publish': {
    POST: {
      summary: 'Publishes the draft of a page, now or at a time.',
      permission: 'edit-site',
      body: PagePublishBodySchema,
      response: OpenedPageSchema,
    },
  },
  'organiser/[eventId]/pages/publish-changes': {
    POST: {
      summary: 'Publishes a page in every language in which it has changed.',
      permission: 'edit-site',
      body: PageRemoveBodySchema,
      response: PageEntriesSchema,
    },
  },
  'organiser/[eventId]/pages/remove': {
    POST: {
      summary: 'Deletes a page in every language.',
      permission: 'edit-site',
      body: PageRemoveBodySchema,
      response: PageEntriesSchema,
    },
  },
  'organiser/[eventId]/pages/restore': {
    POST: {
      summary: 'Makes an earlier version of a page the draft.',
      permission: 'edit-site',
      body: PageVersionBodySchema,
      response: OpenedPageSchema,
    },
  },
  'organiser/[eventId]/pages/revoke-previews': {
    POST: {
      summary: 'Revokes the links that show the draft of a page in one language.',
      permission: 'edit-site',
      body: PagePlaceSchema,
      response: RevokedPreviewsSchema,
    },
  },
  'organiser/[eventId]/pages/undo-removal': {
    POST: {
      summary: 'Restores a deleted page.',
      permission: 'edit-site',
      body: PageRemoveBodySchema,
      response: PageEntriesSchema,
    },
  },
  'organiser/[eventId]/pages/unpublish': {
    POST: {
      summary: 'Takes a page from visitors in one language.',
      permission: 'edit-site',
      body: PagePlaceSchema,
      response: OpenedPageSchema,
    },
  },
  'organiser/[eventId]/pages/version': {
    GET: {
      summary: 'An earlier version of a page, or what visitors see of it.',
      permission: 'edit-site',
      query: PageVersionPlaceSchema,
      response: PageVersionSchema,
    },
  },
  'organiser/[eventId]/pages/versions': {
    GET: {
      summary: 'The earlier versions of a page.',
      permission: 'edit-site',
      query: PagePlaceSchema,
      response: PageVersionsSchema,
    },
  },
} satisfies RouteDescriptions;
