'use client';

import type { CompanyProfile } from '@fairdesk/core/profile';
import { useEditing } from '../shared/editing/editing.tsx';
import { observer } from '../shared/observer.ts';
import { CategoriesDialog } from './categories-dialog.tsx';
import { useCardSaved } from './use-card-saved.ts';
import { useProfile } from './use-profile.tsx';

interface Props {
  onClose: () => void;
}

/** Selects the categories of the company. */
export const CompanyCategoriesDialog = observer(function CompanyCategoriesDialog({ onClose }: Props) {
  const card = useProfile();
  const { saveCategories } = useEditing();
  const onSaved = useCardSaved(onClose);
  const { profile } = card;
  return (
    <CategoriesDialog
      draft={`${profile.id}/categories`}
      start={choiceOf(profile)}
      max={profile.categoryLimit}
      errorLabel="UpdateCategoriesError"
      save={(ids, version = '', upload) => saveCategories(profile.id, { ids, version }, upload)}
      latest={() => card.latest().map(choiceOf)}
      onSaved={onSaved}
      onClose={onClose}
    />
  );
});

const choiceOf = ({ categories, versions }: CompanyProfile) => ({
  tree: categories,
  version: versions.categories,
});
