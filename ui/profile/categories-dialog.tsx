'use client';

import { categoryCountFaults, type MainGroup, selectedIds } from '@fairdesk/core/profile';
import type { Failure } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import { useMemo } from 'react';
import { EditSheet } from '../shared/editing/edit-sheet.tsx';
import { EditStore, type Upload } from '../shared/editing/edit-store.ts';
import { observer } from '../shared/observer.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import type { MessageKey } from '../shared/texts/messages.ts';
import { CategoryTree } from './category-tree.tsx';

interface Choice {
  readonly tree: readonly MainGroup[];
  readonly version?: string | undefined;
}

interface Props<Saved> {
  draft: string;
  start: Choice;
  /** The maximum number of categories; absent for no limit. */
  max: number | undefined;
  errorLabel: MessageKey;
  save: (ids: readonly string[], version: string | undefined, upload: Upload) => ResultAsync<Saved, Failure>;
  latest: () => ResultAsync<Choice, Failure>;
  onSaved: (saved: Saved) => void;
  onClose: () => void;
}

interface TreeForm {
  readonly tree: readonly MainGroup[];
}

/** Selects categories for a company or one of its products. */
export const CategoriesDialog = observer(function CategoriesDialog<Saved>(props: Props<Saved>) {
  const { draft, start, max, errorLabel, save, latest, onSaved, onClose } = props;
  const { t } = useLabels();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the categories are fixed when the dialog opens
  const store = useMemo(
    () =>
      new EditStore<TreeForm, Saved>({
        start: editionOf(start),
        check: ({ tree }) => categoryCountFaults(selectedIds(tree).length, max),
        save: ({ form, version }, upload) => save(selectedIds(form.tree), version, upload),
        latest: () => latest().map(editionOf),
      }),
    [],
  );
  return (
    <EditSheet
      store={store}
      title={t('categories-edit')}
      action={t('categories-save')}
      errorLabel={errorLabel}
      labels={{ categories: t('categories') }}
      draft={{ key: draft, names: ['tree'] }}
      describe={({ tree }) => [{ name: t('categories'), value: selectedNames(tree).join(', ') }]}
      onSaved={onSaved}
      onClose={onClose}
    >
      {(errorOf) => (
        <CategoryTree
          tree={store.form.tree}
          max={max}
          error={errorOf('categories')}
          onChange={(tree) => store.change({ tree })}
        />
      )}
    </EditSheet>
  );
});

const editionOf = ({ tree, version }: Choice) => ({ form: { tree }, version });

const selectedNames = (tree: readonly MainGroup[]): readonly string[] =>
  tree.flatMap(({ groups }) =>
    groups.flatMap(({ categories }) => categories.filter(({ selected }) => selected).map(({ name }) => name)),
  );
