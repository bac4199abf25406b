import { DocumentFormSchema } from '@fairdesk/core/media';
import {
  ImageChangeSchema,
  ImageFormSchema,
  NewVideoBodySchema,
  ProductBodySchema,
  ProductCategoriesSchema,
  ProductDocumentChangeSchema,
  ProductFormSchema,
  ProductListSchema,
  ProductSchema,
  VideoChangeSchema,
} from '@fairdesk/core/products';
import type { RouteDescriptions } from './route-description.ts';

/** The products of a company. */
export const companyProductRoutes = {
  'events/[eventId]/company-profile/[participationId]/products': {
    GET: {
      summary: 'The products, in the company’s order.',
      permission: 'read',
      response: ProductListSchema,
    },
    POST: {
      summary:
        'Adds or saves a product: as JSON, or as a form whose `file` is its first image, saved together or not at all. A new novelty may be sent without its image, which then follows in a second call; until then it is `incomplete`.',
      permission: 'edit-profile',
      body: ProductBodySchema,
      upload: ProductFormSchema,
      takesKey: true,
      response: ProductSchema,
    },
  },
  'events/[eventId]/company-profile/[participationId]/products/[productId]': {
    DELETE: {
      summary: 'Removes a product with everything that belongs to it.',
      permission: 'edit-profile',
      takesKey: true,
    },
  },
  'events/[eventId]/company-profile/[participationId]/products/[productId]/categories': {
    POST: {
      summary: 'Replaces the categories of a product; returns the product.',
      permission: 'edit-profile',
      body: ProductCategoriesSchema,
      takesKey: true,
      response: ProductSchema,
    },
  },
  'events/[eventId]/company-profile/[participationId]/products/[productId]/documents': {
    POST: {
      summary: 'Adds a document, as a form; returns the product.',
      permission: 'edit-profile',
      upload: DocumentFormSchema,
      takesKey: true,
      response: ProductSchema,
    },
  },
  'events/[eventId]/company-profile/[participationId]/products/[productId]/documents/[documentId]': {
    PATCH: {
      summary: 'Changes the details or the position of a document; returns the product.',
      permission: 'edit-profile',
      body: ProductDocumentChangeSchema,
      takesKey: true,
      response: ProductSchema,
    },
    DELETE: {
      summary: 'Removes a document; returns the product.',
      permission: 'edit-profile',
      takesKey: true,
      response: ProductSchema,
    },
  },
  'events/[eventId]/company-profile/[participationId]/products/[productId]/images': {
    POST: {
      summary:
        'Adds an image, as a form with `file`, `title` and optionally `sortIndex` and the `imageId` it replaces; returns the product.',
      permission: 'edit-profile',
      upload: ImageFormSchema,
      takesKey: true,
      response: ProductSchema,
    },
  },
  'events/[eventId]/company-profile/[participationId]/products/[productId]/images/[imageId]': {
    PATCH: {
      summary: 'Changes the title or the position of an image; returns the product.',
      permission: 'edit-profile',
      body: ImageChangeSchema,
      takesKey: true,
      response: ProductSchema,
    },
    DELETE: {
      summary: 'Removes an image from the gallery; returns the product.',
      permission: 'edit-profile',
      takesKey: true,
      response: ProductSchema,
    },
  },
  'events/[eventId]/company-profile/[participationId]/products/[productId]/videos': {
    POST: {
      summary: 'Adds the video of a `link`; returns the product.',
      permission: 'edit-profile',
      body: NewVideoBodySchema,
      takesKey: true,
      response: ProductSchema,
    },
  },
  'events/[eventId]/company-profile/[participationId]/products/[productId]/videos/[videoId]': {
    PATCH: {
      summary: 'Replaces a video or changes its position; returns the product.',
      permission: 'edit-profile',
      body: VideoChangeSchema,
      takesKey: true,
      response: ProductSchema,
    },
    DELETE: {
      summary: 'Removes a video from the gallery; returns the product.',
      permission: 'edit-profile',
      takesKey: true,
      response: ProductSchema,
    },
  },
} satisfies RouteDescriptions;
