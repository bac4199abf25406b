import { byteCount, flag, longText, slug, sortIndex, text, url } from './attributes.ts';
import { defineResource } from './resource.ts';

const participation = { kind: 'one', to: 'participations', column: 'participationId' } as const;
const product = { kind: 'one', to: 'products', column: 'productId' } as const;
const questionnaire = { kind: 'one', to: 'questionnaires', column: 'questionnaireId' } as const;

/** For a file that answers an award question. */
const answering = {
  /** The name of the question. */
  questionId: slug,
  /** Removed by its company, but still referenced by a submission. */
  isWithdrawn: flag,
} as const;

/** A picture of a company, a product, a news item or an entry for an award. */
export const images = defineResource({
  type: 'images',
  table: 'images',
  attributes: {
    title: text,
    sortIndex,
    mediaUrl: url,
    mediaLength: byteCount,
    thumbnailUrls: { kind: 'json' },
    ...answering,
  },
  relations: {
    participation,
    product,
    'news-item': { kind: 'one', to: 'news-items', column: 'newsItemId' },
    questionnaire,
  },
});

/** A video on another site, identified by its id there. */
export const videos = defineResource({
  type: 'videos',
  table: 'videos',
  attributes: {
    videoType: { kind: 'text', required: true, values: ['YOUTUBE', 'VIMEO'] },
    videoId: { kind: 'text', required: true },
    title: text,
    description: longText,
    sortIndex,
  },
  relations: { participation, product },
});

/** A downloadable file. */
export const documents = defineResource({
  type: 'documents',
  table: 'documents',
  attributes: {
    title: text,
    description: longText,
    documentType: { kind: 'text', values: ['WHITEPAPER', 'BROCHURE', 'PRESENTATION'] },
    mediaUrl: url,
    mediaLength: byteCount,
    /** Why the file is not served; empty once it is. */
    held: { kind: 'text', values: ['CHECKING', 'INFECTED'] },
    ...answering,
    sortIndex,
  },
  relations: { participation, product, questionnaire },
});
