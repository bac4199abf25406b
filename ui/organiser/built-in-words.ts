import type { BuiltInWord, Texts } from '@fairdesk/core/organiser';
import { VISITOR_TEXTS } from '@fairdesk/core/texts';
import { ARTICLES_MESSAGES } from '../articles/messages.ts';
import { SAVED_MESSAGES } from '../articles/saved-messages.ts';
import { DEFINITION_MESSAGES } from '../awards/definition-messages.ts';
import { AWARDS_MESSAGES } from '../awards/messages.ts';
import { QUESTIONNAIRE_MESSAGES } from '../awards/questionnaire-messages.ts';
import { CONTACT_MESSAGES } from '../contact/messages.ts';
import { DASHBOARD_MESSAGES } from '../dashboard/messages.ts';
import { EVENTS_MESSAGES } from '../events/messages.ts';
import { FRAME_MESSAGES } from '../navigation/frame-messages.ts';
import { BLOCK_MESSAGES } from '../page/block-messages.ts';
import { PAGE_MESSAGES } from '../page/messages.ts';
import { PARTNERS_MESSAGES } from '../partners/messages.ts';
import { EXHIBITOR_MESSAGES } from '../profile/exhibitor-messages.ts';
import { PUBLIC_PRODUCT_MESSAGES } from '../profile/public-product-messages.ts';
import { SEARCH_MESSAGES } from '../search/messages.ts';
import { ACCOUNT_MESSAGES } from '../session/account-messages.ts';
import { SESSION_MESSAGES } from '../session/messages.ts';
import { SIGN_ON_MESSAGES } from '../session/sign-on-messages.ts';
import { VISITOR_MESSAGES } from '../session/visitor-messages.ts';
import type { FeatureMessages } from '../shared/texts/define-messages.ts';
import { EDITORS, ORGANISERS, PAGE_EDITORS } from '../shared/texts/messages.ts';
import { SHARED_MESSAGES } from '../shared/texts/shared-messages.ts';
import { TASKS_MESSAGES } from '../tasks/messages.ts';

/** Where the built-in texts are used; each place has the text `word-group-{place}`. */
export const WORD_GROUPS = [
  'site',
  'exhibitors',
  'portal',
  'tasks',
  'profile',
  'awards',
  'sign-in',
  'desk',
] as const;
type WordGroup = (typeof WORD_GROUPS)[number];

const FEATURES_OF: Readonly<Record<WordGroup, readonly FeatureMessages<string>[]>> = {
  site: [PAGE_MESSAGES, BLOCK_MESSAGES, FRAME_MESSAGES, ARTICLES_MESSAGES, SAVED_MESSAGES, SEARCH_MESSAGES],
  exhibitors: [EXHIBITOR_MESSAGES, PUBLIC_PRODUCT_MESSAGES],
  portal: [SHARED_MESSAGES, EVENTS_MESSAGES, DASHBOARD_MESSAGES, CONTACT_MESSAGES, PARTNERS_MESSAGES],
  tasks: [TASKS_MESSAGES],
  profile: EDITORS.filter((feature) => feature !== QUESTIONNAIRE_MESSAGES),
  awards: [AWARDS_MESSAGES, QUESTIONNAIRE_MESSAGES],
  'sign-in': [VISITOR_TEXTS, SESSION_MESSAGES, SIGN_ON_MESSAGES, ACCOUNT_MESSAGES, VISITOR_MESSAGES],
  desk: [...ORGANISERS, ...PAGE_EDITORS, DEFINITION_MESSAGES],
};

const textsOf = (key: string, { en, nl, es, tr }: FeatureMessages<string>): Texts => ({
  en: en[key] ?? '',
  nl: nl[key] ?? '',
  es: es[key] ?? '',
  tr: tr[key] ?? '',
});

/** Every built-in text with its place. */
export const BUILT_IN_WORDS: readonly BuiltInWord[] = WORD_GROUPS.flatMap((group) =>
  FEATURES_OF[group].flatMap(({ en, nl, es, tr }) =>
    Object.keys(en).map((key) => ({ key, group, texts: textsOf(key, { en, nl, es, tr }) })),
  ),
);

/** The built-in texts of a key; `undefined` for a key that only a fair has. */
export const builtInTexts = (key: string): Texts | undefined => BY_KEY.get(key);

const BY_KEY = new Map(BUILT_IN_WORDS.map((word) => [word.key, word.texts]));
