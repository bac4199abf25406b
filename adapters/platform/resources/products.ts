import type { NewsForm } from '@fairdesk/core/news';
import type { ProductForm } from '@fairdesk/core/products';
import type { PerField } from '@fairdesk/core/shared';
import { email, flag, instant, longText, many, name, review, sortIndex, url } from './attributes.ts';
import { defineResource } from './resource.ts';

const participation = {
  kind: 'one',
  to: 'participations',
  column: 'participationId',
  required: true,
} as const;
const event = { kind: 'one', to: 'events', column: 'eventId' } as const;

/** Something a company shows at the fair. */
export const products = defineResource({
  type: 'products',
  table: 'products',
  attributes: {
    name,
    shortDescription: longText,
    longDescription: longText,
    url,
    introductionDate: instant,
    publicFrom: instant,
    publicUntil: instant,
    isNovelty: flag,
    registrationStatus: { kind: 'text', values: ['new', 'draft', 'submitted'], initial: 'new' },
    ...review,
    // What visitors see where an organiser approves. The database keeps them: what was approved last, or nothing.
    visibleName: { kind: 'text', max: 200, folded: true },
    visibleFrom: instant,
    visibleUntil: instant,
    visibleNovelty: flag,
    sortIndex,
  },
  relations: {
    participation,
    event,
    images: many('images', 'product'),
    videos: many('videos', 'product'),
    documents: many('documents', 'product'),
    questionnaires: many('questionnaires', 'product'),
    categories: {
      kind: 'through',
      to: 'categories',
      table: 'productCategories',
      from: 'productId',
      target: 'categoryId',
    },
  },
}) satisfies { readonly attributes: PerField<ProductForm> };

/** A company's news. */
export const newsItems = defineResource({
  type: 'news-items',
  table: 'newsItems',
  attributes: {
    header: { kind: 'text', required: true },
    introduction: longText,
    text: longText,
    author: { kind: 'text' },
    authorEmail: email,
    url,
    validFrom: instant,
    validTo: instant,
    ...review,
    sortIndex,
  },
  relations: { participation, event, images: many('images', 'news-item') },
}) satisfies { readonly attributes: PerField<NewsForm> };
