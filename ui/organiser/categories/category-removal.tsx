'use client';

import {
  type CategoryPlan,
  categoryBranch,
  mergeTargets,
  type PlannedCategory,
} from '@fairdesk/core/organiser';
import { useState } from 'react';
import { EditStore } from '../../shared/editing/edit-store.ts';
import { SelectField } from '../../shared/forms/select-field.tsx';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { DeskSheet } from '../desk-sheet.tsx';
import { useOrganiser } from '../use-organiser.ts';
import styles from './categories.module.css';
import { categoryOptions } from './category-options.ts';

interface Props {
  plan: CategoryPlan;
  category: PlannedCategory;
  onRemoved: (left: CategoryPlan, isMerged: boolean) => void;
  onClose: () => void;
}

/** Deletes a category, or merges it into another one; says before what uses it. */
export const CategoryRemoval = observer(function CategoryRemoval(props: Props) {
  const { plan, category, onRemoved, onClose } = props;
  const { t, language } = useLabels();
  const { removeCategory } = useOrganiser();
  const [store] = useState(
    () =>
      new EditStore<{ readonly into: string }, CategoryPlan>({
        start: { form: { into: '' } },
        check: () => [],
        save: ({ form }) => removeCategory(category.id, form.into || undefined),
      }),
  );
  const { into } = store.form;
  const { companies, products, awards, audiences } = category;
  const below = categoryBranch(plan.categories, category.id).length - 1;
  const isUnused = companies + products + awards + audiences + below === 0;
  const targets = mergeTargets(plan.categories, category.id);
  const [own] = categoryOptions([category], plan.categories, language);
  const label = t('category-merge-into');
  return (
    <DeskSheet
      store={store}
      title={t('category-delete-of', { name: own?.label ?? '' })}
      action={t(into === '' ? 'category-delete' : 'category-merge')}
      errorLabel="category-remove-failed"
      labels={{ into: label }}
      draft={{ key: `category-removal/${category.id}`, names: [] }}
      onSaved={(left) => onRemoved(left, into !== '')}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <ul className={styles.uses}>
            {isUnused && <li>{t('category-unused')}</li>}
            {companies + products + awards > 0 && (
              <li>{t('category-uses', { companies, products, awards })}</li>
            )}
            {audiences > 0 && <li>{t('category-uses-audiences', { n: audiences })}</li>}
            {below > 0 && <li>{t('category-uses-below', { n: below })}</li>}
          </ul>
          {targets.length > 0 && (
            <SelectField
              path="into"
              label={label}
              value={into}
              none={t('category-merge-nowhere')}
              options={categoryOptions(targets, plan.categories, language)}
              error={errorOf('into')}
              onChange={(value) => store.change({ into: value })}
            />
          )}
          <p>{t('category-removal-text')}</p>
        </>
      )}
    </DeskSheet>
  );
});
