import type { TaskForm, TaskPlan } from '@fairdesk/core/organiser';
import { LANGUAGE_NAMES, LANGUAGES } from '@fairdesk/core/shared';
import { dayText } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { audienceWords } from '../audience-text.ts';
import { describeTexts } from '../describe-texts.ts';
import { unformattedText } from '../unformatted-text.ts';

/** The fields of a task in the order of its form. */
export const TASK_FIELDS = [
  ...(['titles', 'contents', 'consequences', 'category', 'categoryTitles', 'day', 'time'] as const),
  ...(['required', 'audience', 'linkHref', 'linkTitles', 'newTab'] as const),
];

type TaskField = (typeof TASK_FIELDS)[number];

/** Those with a text in each language. */
const TRANSLATED = ['titles', 'contents', 'consequences', 'categoryTitles', 'linkTitles'] as const;

type TranslatedField = (typeof TRANSLATED)[number];

const isTranslated = (name: TaskField): name is TranslatedField => TRANSLATED.some((each) => each === name);

/** The form of a task in words: the names of its fields, the labels of its faults by path, and its values. */
export const useTaskWords = (plan: TaskPlan) => {
  const labels = useLabels();
  const { t, language: own } = labels;
  const names: Readonly<Record<TaskField, string>> = {
    titles: t('plan-title'),
    contents: t('plan-content'),
    consequences: t('plan-consequence'),
    category: t('plan-category'),
    categoryTitles: t('plan-category-name'),
    day: t('plan-day'),
    time: t('plan-time'),
    required: t('plan-required'),
    audience: t('plan-audience'),
    linkHref: t('plan-link'),
    linkTitles: t('plan-link-title'),
    newTab: t('plan-new-tab'),
  };
  const inEach = (name: TaskField) =>
    LANGUAGES.map((language) => [
      `${name}.${language}`,
      t('text-in', { name: names[name], language: LANGUAGE_NAMES[language] }),
    ]);
  const paths = Object.fromEntries([...Object.entries(names), ...TRANSLATED.flatMap(inEach)]);
  const textOf = (version: TaskForm, name: Exclude<TaskField, TranslatedField>): string => {
    const value = version[name];
    if (name === 'day') return dayText(version.day, own);
    if (name === 'audience') return audienceWords(version.audience, plan.choices, labels);
    return typeof value === 'boolean' ? t(value ? 'yes' : 'no') : String(value);
  };
  const describe = (version: TaskForm) =>
    TASK_FIELDS.flatMap((name) =>
      isTranslated(name)
        ? describeTexts(t, names[name], (language) => unformattedText(name, version[name][language]))
        : [{ name: names[name], value: textOf(version, name) }],
    );
  return { names, paths, describe };
};
