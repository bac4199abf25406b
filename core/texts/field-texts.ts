import type { FieldCode } from '../shared/index.ts';
import { BLOCK_TEXTS } from './block-texts.ts';
import { type FieldTexts, fieldTexts } from './define-texts.ts';
import { EXHIBITOR_TEXTS } from './exhibitor-texts.ts';
import { IMAGE_TEXTS } from './image-texts.ts';
import { ORGANISER_TEXTS } from './organiser-texts.ts';
import { VISITOR_TEXTS } from './visitor-texts.ts';
import { WEBSITE_TEXTS } from './website-texts.ts';

/**
 * The text of every field code in every language, to show or to translate into another one. A text uses the
 * `params` of the fault and `label`, the visible label of its field: pass that one also where the fault has a
 * `label`, which in the forms of the core is only the field's name.
 */
export const FIELD_TEXTS: FieldTexts = fieldTexts({
  en: {
    ...VISITOR_TEXTS.en,
    ...EXHIBITOR_TEXTS.en,
    ...ORGANISER_TEXTS.en,
    ...WEBSITE_TEXTS.en,
    ...IMAGE_TEXTS.en,
    ...BLOCK_TEXTS.en,
  },
  nl: {
    ...VISITOR_TEXTS.nl,
    ...EXHIBITOR_TEXTS.nl,
    ...ORGANISER_TEXTS.nl,
    ...WEBSITE_TEXTS.nl,
    ...IMAGE_TEXTS.nl,
    ...BLOCK_TEXTS.nl,
  },
  es: {
    ...VISITOR_TEXTS.es,
    ...EXHIBITOR_TEXTS.es,
    ...ORGANISER_TEXTS.es,
    ...WEBSITE_TEXTS.es,
    ...IMAGE_TEXTS.es,
    ...BLOCK_TEXTS.es,
  },
  tr: {
    ...VISITOR_TEXTS.tr,
    ...EXHIBITOR_TEXTS.tr,
    ...ORGANISER_TEXTS.tr,
    ...WEBSITE_TEXTS.tr,
    ...IMAGE_TEXTS.tr,
    ...BLOCK_TEXTS.tr,
  },
});

/** Every field code. */
export const FIELD_CODES = Object.keys(FIELD_TEXTS.en) as readonly FieldCode[];
