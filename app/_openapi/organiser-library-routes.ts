import {
  FrameCanvasBodySchema,
  FrameChangeSchema,
  FrameJoiningSchema,
  PageCanvasSchema,
  SiteFramesSchema,
  SiteImageChangeSchema,
  SiteImagePageSchema,
  SiteImageQuerySchema,
  SiteImageSchema,
  UploadedSiteImageSchema,
} from '@fairdesk/core/editor';
import { LatestChangeSchema } from '@fairdesk/core/organiser';
import { NoTexts } from '#app/_http/request-bodies.ts';
import { required } from './parameters.ts';
import type { RouteDescriptions } from './route-description.ts';

/** The images, headers and footers of a fair’s website at the organiser’s desk. */
export const organiserLibraryRoutes = {
  'organiser/[eventId]/pages/frames': {
    GET: {
      summary: 'Lists the headers and footers of the fair’s website.',
      permission: 'edit-site',
      response: SiteFramesSchema,
    },
    PUT: {
      summary: 'Writes a header or footer into every page that has it.',
      permission: 'edit-site',
      body: FrameChangeSchema,
      response: SiteFramesSchema,
    },
  },
  'organiser/[eventId]/pages/frames/canvas': {
    POST: {
      summary: 'Draws a published page with a changed header or footer; saves nothing.',
      permission: 'edit-site',
      body: FrameCanvasBodySchema,
      response: PageCanvasSchema,
    },
  },
  'organiser/[eventId]/pages/frames/latest': {
    GET: {
      summary: 'Who changed a header or footer last, and when; none for one without changes.',
      permission: 'edit-site',
      query: required('frame'),
      response: LatestChangeSchema,
    },
  },
  'organiser/[eventId]/pages/frames/join': {
    POST: {
      summary: 'Gives the pages of one header or footer another one.',
      permission: 'edit-site',
      body: FrameJoiningSchema,
      response: SiteFramesSchema,
    },
  },
  'organiser/[eventId]/pages/images': {
    GET: {
      summary: 'The images of the library, the newest first.',
      permission: 'edit-site',
      query: SiteImageQuerySchema,
      response: SiteImagePageSchema,
    },
    POST: {
      summary: 'Stores an image in the library, as a form with one `file`.',
      permission: 'edit-site',
      upload: NoTexts,
      response: UploadedSiteImageSchema,
    },
  },
  'organiser/[eventId]/pages/images/[image]': {
    PATCH: {
      summary: 'Changes the name, the alternative texts and the focus point of an image.',
      permission: 'edit-site',
      body: SiteImageChangeSchema,
      response: SiteImageSchema,
    },
    DELETE: { summary: 'Removes an image from the library, unless a page uses it.', permission: 'edit-site' },
  },
} satisfies RouteDescriptions;
