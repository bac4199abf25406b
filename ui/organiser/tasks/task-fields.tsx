import {
  NEW_TASK,
  TASK_CONSEQUENCE_MAX,
  TASK_TEXT_MAX,
  type TaskForm,
  type TaskPlan,
} from '@fairdesk/core/organiser';
import { inLanguage, type Language, NAME_MAX } from '@fairdesk/core/shared';
import { CheckField } from '../../shared/forms/check-field.tsx';
import { SelectField } from '../../shared/forms/select-field.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import type { FaultTexts } from '../../shared/forms/use-fault-texts.ts';
import { RichTextField } from '../../shared/rich-text/rich-text-field.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import { AudienceField } from '../audience-field.tsx';
import { DeadlineFields } from '../deadline-fields.tsx';
import { isWrittenIn } from '../is-written-in.ts';
import { LanguageFields } from '../language-fields.tsx';
import type { useTaskWords } from './use-task-words.ts';

interface Props {
  form: TaskForm;
  plan: TaskPlan;
  names: ReturnType<typeof useTaskWords>['names'];
  errorOf: FaultTexts['of'];
  onChange: (changed: Partial<TaskForm>) => void;
}

/** The texts of one line. */
type LineName = 'titles' | 'consequences' | 'categoryTitles' | 'linkTitles';

/** The fields of a task. */
export function TaskFields({ form, plan, names, errorOf, onChange: change }: Props) {
  const { t, language: own } = useLabels();
  const categories = new Map(plan.tasks.map(({ category, categoryTitles }) => [category, categoryTitles]));
  const chooseCategory = (category: string) =>
    change({ category, categoryTitles: categories.get(category) ?? NEW_TASK.categoryTitles });
  const isNewCategory = form.category === '';
  const texts = (name: LineName | 'contents', language: Language) => ({
    label: names[name],
    value: form[name][language],
    onChange: (text: string) => change({ [name]: { ...form[name], [language]: text } }),
  });
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
}
