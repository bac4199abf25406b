'use client';

import {
  type CategoryForm,
  type CategoryPlan,
  canBeBelow,
  categoryFormFaults,
  levelBelow,
  NO_TEXTS,
  type PlannedCategory,
} from '@fairdesk/core/organiser';
import { inLanguage, LANGUAGE_NAMES, LANGUAGES, NAME_MAX } from '@fairdesk/core/shared';
import { okAsync } from 'neverthrow';
import { useState } from 'react';
import { EditStore } from '../../shared/editing/edit-store.ts';
import { SelectField } from '../../shared/forms/select-field.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { describeTexts } from '../describe-texts.ts';
import { DeskSheet } from '../desk-sheet.tsx';
import { isWrittenIn } from '../is-written-in.ts';
import { LanguageFields } from '../language-fields.tsx';
import { useOrganiser } from '../use-organiser.ts';
import { categoryOptions } from './category-options.ts';

interface Props {
  plan: CategoryPlan;
  /** The category to change; absent for a new one. */
  edited: PlannedCategory | undefined;
  /** The id of its heading; empty at the top. */
  parent: string;
  onSaved: (plan: CategoryPlan, name: string) => void;
  onClose: () => void;
}

/** Adds a category, or changes its names and its heading. */
export const CategorySheet = observer(function CategorySheet(props: Props) {
  const { plan, edited, parent, onSaved, onClose } = props;
  const { t, language } = useLabels();
  const { saveCategory, planCategories } = useOrganiser();
  const { categories } = plan;
  const formOf = (category: PlannedCategory): CategoryForm => ({
    names: category.names,
    code: category.code,
    parent: category.parent,
  });
  const [store] = useState(
    () =>
      new EditStore<CategoryForm, CategoryPlan>({
        start: edited
          ? { form: formOf(edited), version: edited.version }
          : { form: { names: NO_TEXTS, code: '', parent } },
        check: (form) => categoryFormFaults(form, categories, edited),
        save: ({ form, version = '' }, { key }) =>
          saveCategory(form, plan, edited ? { ...edited, version } : { id: key }),
        ...(edited && {
          latest: () =>
            planCategories().andThen((current) => {
              const now = current.categories.find(({ id }) => id === edited.id) ?? edited;
              return okAsync({ form: formOf(now), version: now.version });
            }),
        }),
      }),
  );
  const { form, change } = store;
  const names = { names: t('category-name'), code: t('category-code'), parent: t('category-heading') };
  const labels = {
    ...names,
    ...Object.fromEntries(
      LANGUAGES.map((each) => [
        `names.${each}`,
        t('text-in', { name: names.names, language: LANGUAGE_NAMES[each] }),
      ]),
    ),
  };
  const headings = categories.filter((category) =>
    edited ? canBeBelow(categories, edited.level, category.id) : levelBelow(category) !== undefined,
  );
  const describe = (version: CategoryForm) => [
    ...describeTexts(t, names.names, (each) => version.names[each]),
    {
      name: names.parent,
      value: categoryOptions(
        categories.filter(({ id }) => id === version.parent),
        categories,
        language,
      )
        .map(({ label }) => label)
        .join(),
    },
  ];
  return (
    <DeskSheet
      store={store}
      title={t(edited ? 'category-edit' : 'category-new')}
      action={t(edited ? 'category-save' : 'category-add')}
      errorLabel="category-failed"
      labels={labels}
      draft={{ key: `category/${edited?.id ?? 'new'}`, names: ['names', 'code'] }}
      {...(edited && { describe, subject: `category:${edited.id}` })}
      onSaved={(saved) => onSaved(saved, inLanguage(form.names, language))}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <LanguageFields
            isWritten={isWrittenIn([form.names])}
            isFaulty={(each) => errorOf(`names.${each}`) !== undefined}
          >
            {(each) => (
              <TextField
                path={errorOf('names') ? 'names' : `names.${each}`}
                label={names.names}
                value={form.names[each]}
                rule={{ label: 'names', maxLength: NAME_MAX }}
                counted={false}
                error={errorOf('names') ?? errorOf(`names.${each}`)}
                onChange={(text) => change({ names: { ...form.names, [each]: text } })}
              />
            )}
          </LanguageFields>
          {(edited === undefined || edited.level !== 'main') && (
            <SelectField
              path="parent"
              label={names.parent}
              value={form.parent}
              options={categoryOptions(headings, categories, language)}
              {...(edited === undefined && { none: t('category-top') })}
              error={errorOf('parent')}
              onChange={(value) => change({ parent: value })}
            />
          )}
          {edited === undefined && (
            <TextField
              path="code"
              label={names.code}
              hint={t('category-code-hint')}
              value={form.code}
              error={errorOf('code')}
              onChange={(code) => change({ code })}
            />
          )}
        </>
      )}
    </DeskSheet>
  );
});
