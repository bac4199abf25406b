import {
  type FieldFault,
  faultIf,
  isBlank,
  LANGUAGES,
  NAME_MAX,
  tooLong,
  URL_MAX,
} from '../../shared/index.ts';
import { deadlineFaults } from './task-deadline.ts';
import type { TaskForm, Texts } from './task-definition.ts';

/** The longest text of a task, in characters, markup included. */
export const TASK_TEXT_MAX = 20_000;

/** The longest consequence of a late task, in characters. */
export const TASK_CONSEQUENCE_MAX = 500;

/**
 * The faults of a task form, in the order of its fields.
 *
 * | the form                                     | path, code                        |
 * | -------------------------------------------- | --------------------------------- |
 * | no title in any language                     | `titles`, `forms-required`        |
 * | a text longer than its limit                 | its path, `forms-maxlength`       |
 * | no category, and no name for a new one       | `categoryTitles`, `forms-required` |
 * | no valid day or time                         | `day`, `forms-date`; `time`, `forms-time` |
 * | a link to no address                         | `linkHref`, `forms-url`           |
 * | a link without a title, a title without link | `forms-required` where it is missing |
 */
export const taskFaults = (form: TaskForm): readonly FieldFault[] => [
  ...(isUnwritten(form.titles) ? [required('titles')] : []),
  ...lengthFaults('titles', form.titles, NAME_MAX),
  ...lengthFaults('contents', form.contents, TASK_TEXT_MAX),
  ...lengthFaults('consequences', form.consequences, TASK_CONSEQUENCE_MAX),
  ...(form.category === '' && isUnwritten(form.categoryTitles) ? [required('categoryTitles')] : []),
  ...lengthFaults('categoryTitles', form.categoryTitles, NAME_MAX),
  ...deadlineFaults(form),
  ...linkFaults(form),
];

/** Whether a text is missing in every language. */
export const isUnwritten = (texts: Texts): boolean => LANGUAGES.every((language) => isBlank(texts[language]));

/** Whether an address may be linked from a task or a message: a page of the site, the web, mail or telephone. */
export const isLinkTarget = (href: string): boolean =>
  href.length <= URL_MAX && /^(?:https?:\/\/\S+|mailto:\S+|tel:\S+|\/(?![/\\])\S*|#\S+)$/i.test(href);

/** The faults of a link and its title. */
export const linkFaults = ({ linkHref, linkTitles }: LinkForm): readonly FieldFault[] => {
  const href = linkHref.trim();
  if (href === '') return isUnwritten(linkTitles) ? [] : [required('linkHref')];
  return [
    ...faultIf(!isLinkTarget(href), 'linkHref', 'forms-url'),
    ...(isUnwritten(linkTitles) ? [required('linkTitles')] : []),
    ...lengthFaults('linkTitles', linkTitles, NAME_MAX),
  ];
};

/** The link of a task or a message. */
export interface LinkForm {
  readonly linkHref: string;
  readonly linkTitles: Texts;
}

/** The faults of texts that are longer than `max` characters, by language. */
export const lengthFaults = (name: string, texts: Texts, max: number): readonly FieldFault[] =>
  LANGUAGES.flatMap((language) => tooLong(`${name}.${language}`, texts[language], max));

const required = (path: string): FieldFault => ({ path, code: 'forms-required' });
