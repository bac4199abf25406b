import {
  dayFaults,
  type FieldFault,
  type FormField,
  formFaults,
  NAME_MAX,
  periodFaults,
} from '../shared/index.ts';
import type { NewsForm } from './news-item.ts';

/** The longest introduction, in characters. Source: portal spec §5 "Max lengths". */
export const NEWS_INTRODUCTION_MAX = 1500;
/** The longest text, in characters. The limit is ours. */
export const NEWS_TEXT_MAX = 10_000;

/** The fields of the news dialog. */
export const NEWS_FIELDS = {
  header: { label: 'header', required: true, maxLength: NAME_MAX },
  introduction: { label: 'introduction', required: true, maxLength: NEWS_INTRODUCTION_MAX },
  text: { label: 'text', required: true, maxLength: NEWS_TEXT_MAX },
  author: { label: 'author', required: true, maxLength: NAME_MAX },
  authorEmail: { label: 'authorEmail', kind: 'email' },
  url: { label: 'url', kind: 'url' },
} as const satisfies Record<string, FormField>;

/** The faults of the news dialog. Source: portal spec §5 "Required fields". */
export const newsFaults = (form: NewsForm): readonly FieldFault[] => [
  ...formFaults(form, NEWS_FIELDS),
  ...dayFaults(form, 'validFrom', 'validTo'),
  ...periodFaults('validTo', form.validFrom, form.validTo),
];
