import type { TaskForm, TaskPlan } from '@fairdesk/core/organiser';
import { LANGUAGE_NAMES, LANGUAGES } from '@fairdesk/core/shared';
import { dayText } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { audienceWords } from '../audience-text.ts';
import { unformattedText } from '../unformatted-text.ts';

/** The fields of a task in the order of its form. */
export const TASK_FIELDS = [
  ...(['titles', 'contents', 'consequences', 'category', 'categoryTitles', 'day', 'time'] as const),
  ...(['required', 'audience', 'linkHref', 'linkTitles', 'newTab'] as const),
];

type TaskField = (typeof TASK_FIELDS)[number];

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
  const paths = Object.fromEntries([
    ...Object.entries(names),
    ...(['titles', 'contents', 'consequences', 'categoryTitles', 'linkTitles'] as const).flatMap(inEach),
  ]);
  const textOf = (version: TaskForm, name: TaskField): string => {
    const value = version[name];
    if (name === 'day') return dayText(version.day, own);
    if (typeof value === 'string') return value;
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    return name === 'audience'
      ? audienceWords(version.audience, plan.choices, labels)
      : LANGUAGES.map((language) => unformattedText(name, version[name as 'titles'][language]))
          .filter(Boolean)
          .join(' / ');
  };
  return { names, paths, textOf };
};
