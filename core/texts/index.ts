export { BLOCK_TEXTS } from './block-texts.ts';
export type { FieldTexts } from './define-texts.ts';
export { EXHIBITOR_TEXTS } from './exhibitor-texts.ts';
export { FIELD_CODES, FIELD_TEXTS } from './field-texts.ts';
export { IMAGE_TEXTS } from './image-texts.ts';
export { ORGANISER_TEXTS } from './organiser-texts.ts';
export { VISITOR_TEXTS } from './visitor-texts.ts';
export { WEBSITE_TEXTS } from './website-texts.ts';
