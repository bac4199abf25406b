import { type FieldConstraints, type FormOf, NAME_MAX } from '../shared/index.ts';

/** The longest introduction, in characters. Source: portal spec §5 "Max lengths". */
export const NEWS_INTRODUCTION_MAX = 1500;
/** The longest text, in characters. The limit is ours. */
export const NEWS_TEXT_MAX = 10_000;

/** The fields of the news dialog: bodies, attributes, drafts and columns are made from this list. */
export const NEWS_FIELDS = {
  header: { label: 'header', kind: 'line', required: true, maxLength: NAME_MAX },
  introduction: { label: 'introduction', required: true, maxLength: NEWS_INTRODUCTION_MAX },
  text: { label: 'text', kind: 'html', required: true, maxLength: NEWS_TEXT_MAX },
  author: { label: 'author', kind: 'line', required: true, maxLength: NAME_MAX },
  authorEmail: { label: 'authorEmail', kind: 'email' },
  url: { label: 'url', kind: 'url' },
  validFrom: { label: 'validFrom', kind: 'day' },
  validTo: { label: 'validTo', kind: 'day' },
} as const satisfies Readonly<Record<string, FieldConstraints>>;

/** The values of the news dialog; days are ISO days, both inclusive, empty for no limit. */
export type NewsForm = FormOf<typeof NEWS_FIELDS>;
