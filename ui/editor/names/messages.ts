import { CARD_BLOCK_MESSAGES } from './card-block-messages.ts';
import { COMMON_PARAM_MESSAGES } from './common-param-messages.ts';
import { CONTENT_FIELD_MESSAGES } from './content-field-messages.ts';
import { CONTENT_PARAM_MESSAGES } from './content-param-messages.ts';
import { FAIR_BLOCK_MESSAGES } from './fair-block-messages.ts';
import { FAIR_FIELD_MESSAGES } from './fair-field-messages.ts';
import { LAYOUT_BLOCK_MESSAGES } from './layout-block-messages.ts';
import { LAYOUT_PARAM_MESSAGES } from './layout-param-messages.ts';
import { LIST_BLOCK_MESSAGES } from './list-block-messages.ts';
import { LIST_FIELD_MESSAGES } from './list-field-messages.ts';
import { LOOK_VALUE_MESSAGES } from './look-value-messages.ts';
import { PICTURE_BLOCK_MESSAGES } from './picture-block-messages.ts';
import { PORTAL_BLOCK_MESSAGES } from './portal-block-messages.ts';
import { PORTAL_FIELD_MESSAGES } from './portal-field-messages.ts';
import { QUESTION_FIELD_MESSAGES } from './question-field-messages.ts';
import { SETTING_VALUE_MESSAGES } from './setting-value-messages.ts';
import { TEXT_BLOCK_MESSAGES } from './text-block-messages.ts';

/** Names of blocks, their fields and their settings, for the page editor. */
export const NAME_MESSAGES = [
  CARD_BLOCK_MESSAGES,
  COMMON_PARAM_MESSAGES,
  CONTENT_FIELD_MESSAGES,
  CONTENT_PARAM_MESSAGES,
  FAIR_BLOCK_MESSAGES,
  FAIR_FIELD_MESSAGES,
  LAYOUT_BLOCK_MESSAGES,
  LAYOUT_PARAM_MESSAGES,
  LIST_BLOCK_MESSAGES,
  LIST_FIELD_MESSAGES,
  LOOK_VALUE_MESSAGES,
  PICTURE_BLOCK_MESSAGES,
  PORTAL_BLOCK_MESSAGES,
  PORTAL_FIELD_MESSAGES,
  QUESTION_FIELD_MESSAGES,
  SETTING_VALUE_MESSAGES,
  TEXT_BLOCK_MESSAGES,
] as const;
