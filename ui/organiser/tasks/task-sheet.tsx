'use client';

import {
  NEW_TASK,
  type PlannedTask,
  TASK_CONSEQUENCE_MAX,
  TASK_TEXT_MAX,
  type TaskDefinition,
  type TaskForm,
  type TaskPlan,
  taskFaults,
  taskFormOf,
} from '@fairdesk/core/organiser';
import { inLanguage, LANGUAGE_NAMES, LANGUAGES, type Language, NAME_MAX } from '@fairdesk/core/shared';
import { useState } from 'react';
import { CheckField } from '../../shared/check-field.tsx';
import { EditStore } from '../../shared/edit-store.ts';
import { dayText } from '../../shared/format.ts';
import { useLabels } from '../../shared/labels.tsx';
import { observer } from '../../shared/observer.ts';
import { RichTextField } from '../../shared/rich-text/rich-text-field.tsx';
import { SelectField } from '../../shared/select-field.tsx';
import { TextField } from '../../shared/text-field.tsx';
import { AudienceField } from '../audience-field.tsx';
import { audienceWords } from '../audience-text.ts';
import { DeadlineFields } from '../deadline-fields.tsx';
import { DeskSheet } from '../desk-sheet.tsx';
import { isWrittenIn } from '../is-written-in.ts';
import { LanguageFields } from '../language-fields.tsx';
import { unformattedText } from '../unformatted-text.ts';
import { useOrganiser } from '../use-organiser.ts';

interface Props {
  /** The task to change; absent for a new one. */
  task?: PlannedTask | undefined;
  plan: TaskPlan;
  onSaved: (task: TaskDefinition) => void;
  onClose: () => void;
}

const NAMES = [
  ...([
    'titles',
    'contents',
    'consequences',
    'category',
    'categoryTitles',
    'day',
    'time',
    'required',
  ] as const),
  ...(['audience', 'linkHref', 'linkTitles', 'newTab'] as const),
];

/** The texts of one line. */
type LineName = 'titles' | 'consequences' | 'categoryTitles' | 'linkTitles';

/** Adds or changes a task. */
export const TaskSheet = observer(function TaskSheet({ task, plan, onSaved, onClose }: Props) {
  const labels = useLabels();
  const { t, language: own } = labels;
  const { createTask, saveTask, planTasks } = useOrganiser();
  const [store] = useState(
    () =>
      new EditStore<TaskForm, TaskDefinition>({
        start: task ? editionOf(task, plan.timeZone) : { form: NEW_TASK },
        check: taskFaults,
        save: ({ form, version = '' }, { key }) =>
          task ? saveTask(task.code, form, version) : createTask(form, { id: key }),
        latest: () =>
          planTasks().map(({ tasks, timeZone }) => {
            const current = tasks.find(({ code }) => code === task?.code);
            return current ? editionOf(current, timeZone) : { form: NEW_TASK };
          }),
      }),
  );
  const { form, change } = store;
  const names = {
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
  const inEach = (name: keyof typeof names) =>
    LANGUAGES.map((language) => [
      `${name}.${language}`,
      t('text-in', { name: names[name], language: LANGUAGE_NAMES[language] }),
    ]);
  const paths = Object.fromEntries([
    ...Object.entries(names),
    ...(['titles', 'contents', 'consequences', 'categoryTitles', 'linkTitles'] as const).flatMap(inEach),
  ]);
  const textOf = (version: TaskForm, name: (typeof NAMES)[number]): string => {
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
  const categories = new Map(plan.tasks.map(({ category, categoryTitles }) => [category, categoryTitles]));
  const chooseCategory = (category: string) =>
    change({ category, categoryTitles: categories.get(category) ?? NEW_TASK.categoryTitles });
  const isNewCategory = form.category === '';
  const texts = (name: LineName | 'contents', language: Language) => ({
    label: names[name],
    value: form[name][language],
    onChange: (text: string) => change({ [name]: { ...form[name], [language]: text } }),
  });
  return (
    <DeskSheet
      store={store}
      title={t(task ? 'plan-edit' : 'plan-new')}
      action={t(task ? 'plan-save' : 'plan-add')}
      errorLabel="plan-save-failed"
      labels={paths}
      draft={{ key: `task/${task?.code ?? 'new'}`, names: NAMES }}
      describe={(version) => NAMES.map((name) => ({ name: names[name], value: textOf(version, name) }))}
      onSaved={onSaved}
      onClose={onClose}
    >
      {(errorOf) => {
        const line = (name: LineName, language: Language) => {
          const error = errorOf(name);
          return {
            ...texts(name, language),
            // A text that is missing in every language is reported at the visible one.
            path: error ? name : `${name}.${language}`,
            error: error ?? errorOf(`${name}.${language}`),
            rule: { label: name, maxLength: name === 'consequences' ? TASK_CONSEQUENCE_MAX : NAME_MAX },
            counted: false,
          };
        };
        return (
          <>
            <LanguageFields
              isWritten={isWrittenIn([form.titles, form.contents, form.consequences])}
              isFaulty={(language) =>
                ['contents', 'consequences'].some((name) => errorOf(`${name}.${language}`) !== undefined)
              }
            >
              {(language) => (
                <>
                  <TextField {...line('titles', language)} />
                  <RichTextField
                    path={`contents.${language}`}
                    max={TASK_TEXT_MAX}
                    error={errorOf(`contents.${language}`)}
                    {...texts('contents', language)}
                  />
                  <TextField {...line('consequences', language)} hint={t('plan-consequence-hint')} />
                </>
              )}
            </LanguageFields>
            <SelectField
              path="category"
              label={names.category}
              none={t('plan-category-new')}
              value={form.category}
              options={[...categories].flatMap(([value, titles]) =>
                value === '' ? [] : [{ value, label: inLanguage(titles, own) || value }],
              )}
              onChange={chooseCategory}
            />
            {isNewCategory && (
              <LanguageFields isWritten={isWrittenIn([form.categoryTitles])} isFaulty={() => false}>
                {(language) => <TextField {...line('categoryTitles', language)} />}
              </LanguageFields>
            )}
            <DeadlineFields value={form} timeZone={plan.timeZone} errorOf={errorOf} onChange={change} />
            <CheckField
              path="required"
              label={names.required}
              hint={t('plan-required-hint')}
              value={form.required}
              onChange={(required) => change({ required })}
            />
            <AudienceField
              legend={t('audience-legend')}
              value={form.audience}
              choices={plan.choices}
              onChange={(audience) => change({ audience })}
            />
            <TextField
              path="linkHref"
              label={names.linkHref}
              hint={t('plan-link-hint')}
              value={form.linkHref}
              error={errorOf('linkHref')}
              onChange={(linkHref) =>
                change(linkHref === '' ? { linkHref, linkTitles: NEW_TASK.linkTitles } : { linkHref })
              }
            />
            {form.linkHref !== '' && (
              <>
                <LanguageFields isWritten={isWrittenIn([form.linkTitles])} isFaulty={() => false}>
                  {(language) => <TextField {...line('linkTitles', language)} />}
                </LanguageFields>
                <CheckField
                  path="newTab"
                  label={names.newTab}
                  value={form.newTab}
                  onChange={(newTab) => change({ newTab })}
                />
              </>
            )}
          </>
        );
      }}
    </DeskSheet>
  );
});

const editionOf = (task: TaskDefinition, timeZone: string) => ({
  version: task.version,
  form: taskFormOf(task, timeZone),
});
